import { z } from 'zod'
import { listOf, pageParam, perPageParam } from './list'
import { districtOfficeKinds, officeLevels } from './offices'
import { keyword } from './text'

/** What matters are about, in the order of their page. */
export const matterGroups = [
  'civil-papers',
  'health',
  'school',
  'social-aid',
  'work',
  'business',
  'building',
  'roads',
  'water',
  'waste',
  'transport',
  'land',
  'police',
  'court',
  'religion',
  'tax',
  'disaster',
] as const

/** Something that people have to see to, and whose it is. */
export const matter = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  group: z.enum(matterGroups),
  /** Who owns it. */
  level: z.enum(officeLevels),
  /** What people call it, in either language; whole words and phrases. */
  words: z.array(z.string()),
  /** Name of the kind of office that does it. */
  office: z.string(),
  /** The office of a regency or city among `/v1/offices`; null where another level does it. */
  office_kind: z.enum(districtOfficeKinds).nullable(),
  bring: z.array(z.string()),
  /** The first thing to do. */
  start: z.string(),
  /** Site of a national body; null where there is none for it or it is not known. */
  website: z.string().nullable(),
  /** Address part of the portal's page about it: `/layanan/…`; null where there is none. */
  service: z.string().nullable(),
  /** Subcategories of complaints that are about it. */
  complaints: z.array(z.object({ category: z.string(), subcategory: z.string() })),
  updated_at: z.string(),
})
export type Matter = z.output<typeof matter>
export const matterList = listOf(matter)

export const matterQuery = z.object({
  q: keyword.optional().default(''),
  /** Anything but a level or a group asks for all. */
  level: z.enum(officeLevels).optional().catch(undefined),
  group: z.enum(matterGroups).optional().catch(undefined),
  /** Subcategory of complaints that it has to be about. */
  subcategory: z.string().max(100).optional(),
  /** Id of a service of the portal that it has to be. */
  service: z.string().max(20).optional(),
  page: pageParam,
  per_page: perPageParam(),
})

export const meantMatterQuery = z.object({
  q: keyword.optional().default(''),
  page: pageParam,
  per_page: perPageParam(),
})
