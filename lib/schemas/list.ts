import { z } from 'zod'

export const perPageDefault = 10
export const perPageMax = 100
/** Last page of a list; larger offsets cost the database too much. */
export const pageMax = 10_000

// Contract 1.3: missing, zero, negative or not a number means the default, never an error.
const countOr = (fallback: number, max: number) =>
  z
    .string()
    .optional()
    .transform((value) => {
      const number = Number(value)
      return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : fallback
    })
    // What a client is to send; the answer to anything else stands above.
    .meta({ type: 'integer', minimum: 1, maximum: max, default: fallback })

export const pageParam = countOr(1, pageMax)
export const perPageParam = (fallback = perPageDefault) => countOr(fallback, perPageMax)

export const sortOrders = ['ASC', 'DESC'] as const
export const sortOrderParam = z
  .string()
  .optional()
  .transform((value): 'ASC' | 'DESC' => (value?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC'))
  .meta({ enum: sortOrders, default: 'DESC' })

/** A white-listed sort column; anything else is the default (contract 1.3). */
export const sortByParam = <const T extends readonly [string, ...string[]]>(
  allowed: T,
  fallback: T[number],
) =>
  z
    .string()
    .optional()
    .transform((value): T[number] => allowed.find((column) => column === value) ?? fallback)
    .meta({ enum: allowed, default: fallback })

/**
 * Number of the last complaint seen: the list goes on behind it, however deep that is. Page numbers end where counting them costs too much.
 */
export const afterParam = z.string().max(40).optional()

export const dateParam = z.iso.date('date').optional()

/**
 * `meta` of a paginated list; `total_page` is 0 when the list is empty (contract 1.4). Long lists are counted up to a number only: then
 * there are more than `total_count`, and `total_page` is the last page known.
 */
export const listMeta = z.object({
  total_count: z.number().int().nonnegative(),
  total_page: z.number().nonnegative(),
  current_page: z.number().int().positive(),
  per_page: z.number().int().positive(),
  is_total_capped: z.boolean().optional(),
})
export type ListMeta = z.output<typeof listMeta>

export interface Page<T> {
  data: T[]
  meta: ListMeta
}

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: listMeta })
export const single = <T extends z.ZodType>(item: T) => z.object({ data: item })

/** Rows of a list before a page. */
export const rowsBefore = (page: number, perPage: number): number => (page - 1) * perPage

/** A page of rows that are all at hand. */
export const pageOfRows = <T>(rows: readonly T[], page: number, perPage: number): T[] =>
  rows.slice(rowsBefore(page, perPage), page * perPage)

/** @returns the meta block for a count and a window */
export const metaOf = (totalCount: number, page: number, perPage: number): ListMeta => ({
  total_count: totalCount,
  total_page: Math.ceil(totalCount / perPage),
  current_page: page,
  per_page: perPage,
})

/** A stored file as the contract names it: size in bytes, address absolute or root-relative. */
export const mediaRef = z.object({
  file_name: z.string(),
  file_download_uri: z.string(),
  size: z.number().int().nonnegative(),
})
export type MediaRef = z.output<typeof mediaRef>
