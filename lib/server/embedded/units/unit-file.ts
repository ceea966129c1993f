import { z } from 'zod'
import { fold } from '@/lib/fold'
import { unitGroups } from '@/lib/schemas/units'

const bothLanguages = (max: number) =>
  z.strictObject({ id: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) })
const fact = z.string().trim().min(1).max(300).nullable()
const site = z.url({ protocol: /^https$/ }).nullable()

/** Name of the unit that editors' systems keep for themselves; it is no part of the apparatus (contract 7.5). */
const internalName = 'superadmin'

/** `units/<key>.json` of a content folder: a unit of the regional apparatus. `null` where a fact has not been checked. */
export const unitFile = z.strictObject({
  id: z.number().int().positive(),
  parent_id: z.number().int().positive().nullable(),
  group: z.enum(unitGroups),
  /** Place in its group, the lowest first. */
  position: z.number().int().positive(),
  name: bothLanguages(150).refine(
    ({ id }) => fold(id).replaceAll(' ', '') !== internalName,
    'is internal and not published',
  ),
  short_name: z.string().trim().min(1).max(30).nullable(),
  description: bothLanguages(300),
  chief: fact,
  address: fact,
  website: site,
  ppid: site,
  logo: z.string().startsWith('/').nullable(),
  phone: fact,
  updated_at: z.iso.date(),
})
export type UnitFile = z.output<typeof unitFile>
