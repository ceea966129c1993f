import { z } from 'zod'
import { listOf, pageParam, perPageParam, single } from './list'
import { keyword } from './text'

/**
 * Groups of the regional apparatus in the order of the list: secretariats and oversight, agencies, offices, bureaus of the regional
 * secretariat.
 */
export const unitGroups = ['sekretariat', 'dinas', 'badan', 'biro'] as const
export type UnitGroup = (typeof unitGroups)[number]

/** A unit of the regional apparatus (contract 7.5; from `group` on ours). `null` where the fact is unverified. */
export const unit = z.object({
  id: z.number().int(),
  name: z.string(),
  chief: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  ppid: z.string().nullable(),
  logo: z.string().nullable(),
  phone: z.string().nullable(),
  group: z.enum(unitGroups),
  short_name: z.string().nullable(),
  /** The unit it belongs to; bureaus belong to the regional secretariat. */
  parent_id: z.number().int().nullable(),
  /** What it is responsible for, one sentence. */
  description: z.string(),
})
export type Unit = z.output<typeof unit>
export const unitList = listOf(unit)

export const unitDetail = unit.extend({ created_at: z.string(), updated_at: z.string() })
export const unitResponse = single(unitDetail)

export const unitQuery = z.object({
  q: keyword.optional().default(''),
  /** Ours; anything but a group asks for all. */
  group: z.enum(unitGroups).optional().catch(undefined),
  page: pageParam,
  per_page: perPageParam(),
})
export type UnitQuery = z.output<typeof unitQuery>
