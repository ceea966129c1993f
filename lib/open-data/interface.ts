import { feedMediaTypes } from '@/lib/feeds/feed-address'
import type indonesian from '@/messages/id/open-data.json'

/** Query parameters of the open interfaces; what each means stands in `open-data.parameters`. */
export const openParameters = [
  'q',
  'page',
  'per_page',
  'sort_by',
  'sort_order',
  'start_date',
  'end_date',
  'year',
  'period',
  'table',
  'cat',
  'tag',
  'exclude',
  'type',
  'group',
  'class',
  'level',
  'kind',
  'district',
  'subcategory',
  'service',
  'sector',
  'kategori',
  'kelompok',
  'wilayah',
  'availability',
  'service_user',
  'is_free',
  'open',
  'domain',
  'fuzziness',
  'depth',
  'parent_code_kemendagri',
  'code_kemendagri',
  'lang',
  'service_request_id',
  'service_code',
  'area_code',
  'status',
  'page_size',
  'jurisdiction_id',
  'locale',
] as const
type OpenParameter = (typeof openParameters)[number]

/** Message key of what an address is for, in `open-data.interfaces`. */
type OpenPurpose = keyof (typeof indonesian)['interfaces']

/** One address that other systems may read without a key. */
export interface OpenInterface {
  purpose: OpenPurpose
  /** As the API registers it: `/v1/units/[id]`; `[locale]` is a language. */
  path: string
  mediaType: string
  parameters: readonly OpenParameter[]
  /** An address that answers; null where it needs a value from the list beside it. */
  example: string | null
  /** A file as a whole, that can be saved. */
  isFile: boolean
}

const json = 'application/json'
export const calendar = 'text/calendar'
export const paging = ['page', 'per_page'] as const
export const sorting = ['sort_by', 'sort_order'] as const
export const days = ['start_date', 'end_date'] as const

/** A list or a summary that JSON answers. @param query of the example */
export const read = (
  purpose: OpenPurpose,
  path: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({
  purpose,
  path,
  mediaType: json,
  parameters,
  example: query === '' ? path : `${path}?${query}`,
  isFile: false,
})

/** One item, by what its list says of it. */
export const one = (purpose: OpenPurpose, path: string): OpenInterface => ({
  purpose,
  path,
  mediaType: json,
  parameters: [],
  example: null,
  isFile: false,
})

/** A file as a whole. @param query of the example */
export const file = (
  purpose: OpenPurpose,
  path: string,
  mediaType: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({ ...read(purpose, path, query, parameters), mediaType, isFile: true })

/** The three formats of a feed. @param name as in `/feed/[locale]/berita.rss` */
export const feeds = (name: string): OpenInterface[] =>
  Object.entries(feedMediaTypes).map(([format, mediaType]) =>
    file('feed', `/feed/[locale]/${name}.${format}`, mediaType),
  )

/** Data of one subject with every address that gives them. */
export interface OpenDataset {
  /** Page of the portal with the same data. */
  page: string
  interfaces: readonly OpenInterface[]
}
