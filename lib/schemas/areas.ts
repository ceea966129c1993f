import { z } from 'zod'
import { keyword } from './text'
import { listOf, pageParam, perPageParam } from './list'

export const provinceCode = '32'
export const provinceName = 'Jawa Barat'
/** Contract default of /v1/areas; the client asks for more, several regencies have over 30 districts. */
export const areaPageSize = 30
export const areaDepth = { province: 1, city: 2, district: 3, village: 4 } as const

/** Dotted code of the home ministry: `32`, `32.73`, `32.73.01`, `32.73.01.1001`. */
export const areaCode = z.string().regex(/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/, 'areaCode')

/** Of a regency, city or district. */
export const regencyOrDistrictCode = z.string().regex(/^\d{2}\.\d{2}(\.\d{2})?$/, 'areaCode')
/** Code of the regency or city that a code lies in, or is. */
export const cityCodeOf = (code: string) => code.split('.').slice(0, areaDepth.city).join('.')
export const isDistrictCode = (code: string) => code.split('.').length === areaDepth.district

export const areaQuery = z.object({
  depth: z
    .string()
    .optional()
    .transform((value) => (value && /^[1-4]$/.test(value) ? Number(value) : areaDepth.city)),
  parent_code_kemendagri: areaCode.optional().default(provinceCode),
  code_kemendagri: areaCode.optional(),
  q: keyword.optional().default(''),
  page: pageParam,
  per_page: perPageParam(areaPageSize),
})
export type AreaQuery = z.output<typeof areaQuery>

export const area = z.object({
  id: z.number().int(),
  name: z.string(),
  code_kemendagri: z.string(),
})
export type Area = z.output<typeof area>
export const areaList = listOf(area)
