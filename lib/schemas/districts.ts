import { z } from 'zod'
import { listOf, pageParam, perPageParam, sortByParam, sortOrders } from './list'
import { keyword } from './text'

/** The two kinds of second-level regions: regencies and cities. */
export const districtTypes = ['kabupaten', 'kota'] as const

/** Kota Bandung. */
export const provincialCapitalCode = '32.73'

const districtSorts = ['code_kemendagri', 'name', 'area_km2'] as const

/** A regency or city (contract 7.4; from `code_kemendagri` on ours). `null` where the fact is unverified. */
export const district = z.object({
  id: z.number().int(),
  name: z.string(),
  chief: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  code_kemendagri: z.string(),
  type: z.enum(districtTypes),
  /** Seat of a regency; null for cities, which are their own seat. */
  capital: z.string().nullable(),
  area_km2: z.number().positive(),
})
export type District = z.output<typeof district>
export const districtList = listOf(district)

export const districtQuery = z.object({
  q: keyword.optional().default(''),
  /** Ours; anything but the two types asks for both. */
  type: z.enum(districtTypes).optional().catch(undefined),
  page: pageParam,
  per_page: perPageParam(),
  sort_by: sortByParam(districtSorts, 'code_kemendagri'),
  /** Ascending unless `DESC` is asked for: the list is a register, not news. */
  sort_order: z.string().optional().meta({ enum: sortOrders, default: 'ASC' }),
})
export type DistrictQuery = z.output<typeof districtQuery>
