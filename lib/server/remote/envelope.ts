import type { z } from 'zod'
import { Problem } from '@/lib/errors'
import { isRecord } from '@/lib/json'
import { metaOf, perPageDefault, type ListMeta, type Page } from '@/lib/schemas/list'
import { type Reading, lenientParse } from './lenient-parse'

/** Nothing readable came back although the API said that all went well. */
export const malformedResponse = () => new Problem('UNAVAILABLE', { cause: 'remote-format' })

/** Brings an item of an older response to the present shape; anything else stays as it is. */
export type Shape = (item: unknown) => unknown

export interface ResponseReading extends Reading {
  shape?: Shape | undefined
}

const itemIn = <T extends z.ZodType>(
  item: T,
  value: unknown,
  { shape = (same) => same, ...reading }: ResponseReading,
) => lenientParse(item, shape(value), reading)

/** What stands inside the envelope: `data`, a second `data` inside it, or the body itself where it came bare (contract 1.4). */
export function unwrapped(body: unknown): unknown {
  if (!isRecord(body) || !Object.hasOwn(body, 'data')) return body
  const { data } = body
  return isRecord(data) && Object.hasOwn(data, 'data') ? data['data'] : data
}

/** `meta` of a response, in either envelope; empty when it has none. */
export function metaIn(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {}
  if (isRecord(body['meta'])) return body['meta']
  return isRecord(body['data']) && isRecord(body['data']['meta']) ? body['data']['meta'] : {}
}

/** The items of a list; nothing, an empty text and anything that is no list are an empty one. Items that cannot be read are left out. */
export function itemsOf<T extends z.ZodType>(
  item: T,
  body: unknown,
  reading: ResponseReading = {},
): z.output<T>[] {
  const list = unwrapped(body)
  if (!Array.isArray(list)) return []
  return list.map((each) => itemIn(item, each, reading)).filter((each) => each !== null)
}

function countIn(meta: Record<string, unknown>, name: string): number | null {
  const value = Number(meta[name] ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** `meta` of a list as whole numbers; counts that are missing are those of the items at hand. */
export function listMetaOf(
  body: unknown,
  count: number,
  query: { page?: number | undefined; per_page?: number | undefined } = {},
): ListMeta {
  const meta = metaIn(body)
  const perPage = Math.max(
    1,
    Math.round(countIn(meta, 'per_page') ?? query.per_page ?? perPageDefault),
  )
  const total = Math.round(countIn(meta, 'total_count') ?? count)
  const page = Math.max(1, Math.round(countIn(meta, 'current_page') ?? query.page ?? 1))
  const pages = countIn(meta, 'total_page')
  return {
    ...metaOf(total, page, perPage),
    ...(pages !== null && { total_page: Math.ceil(pages) }),
    ...(meta['is_total_capped'] === true && { is_total_capped: true }),
  }
}

/** One page of a list. */
export function pageOf<T extends z.ZodType>(
  item: T,
  body: unknown,
  query: { page?: number | undefined; per_page?: number | undefined },
  reading: ResponseReading = {},
): Page<z.output<T>> {
  const data = itemsOf(item, body, reading)
  return { data, meta: listMetaOf(body, data.length, query) }
}

/** One item; null when there is none that can be read. */
export const itemOf = <T extends z.ZodType>(
  item: T,
  body: unknown,
  reading: ResponseReading = {},
): z.output<T> | null =>
  body === null ? null : (itemIn(item, unwrapped(body), reading) ?? itemIn(item, body, reading))
