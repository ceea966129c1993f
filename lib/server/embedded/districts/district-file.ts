import { z } from 'zod'
import { districtTypes } from '@/lib/schemas/districts'

const name = z.string().trim().min(1).max(100)
const fact = z.string().trim().min(1).max(300).nullable()

/** `districts/<key>.json` of a content folder: a regency or city of the province. `null` where a fact has not been checked. */
export const districtFile = z.strictObject({
  id: z.number().int().positive(),
  code_kemendagri: z.string().regex(/^32\.\d{2}$/),
  type: z.enum(districtTypes),
  name: z.strictObject({ id: name, en: name }),
  capital: fact,
  area_km2: z.number().positive(),
  chief: fact,
  address: fact,
  website: z.url({ protocol: /^https$/ }).nullable(),
  logo: z.string().startsWith('/').nullable(),
  updated_at: z.iso.date(),
})
export type DistrictFile = z.output<typeof districtFile>
