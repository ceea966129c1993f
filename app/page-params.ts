import { getLocale } from 'next-intl/server'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import { pageMax } from '@/lib/schemas/list'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The language of the page being rendered. */
export async function pageLocale(): Promise<Locale> {
  const locale = await getLocale()
  return isLocale(locale) ? locale : defaultLocale
}

/** A query parameter given exactly once, trimmed; anything else is the empty text. */
export const textParam = (value: string | string[] | undefined, max = 100) =>
  typeof value === 'string' ? value.trim().slice(0, max) : ''

/** A page number from the address; anything that is none is the first page. */
export const pageParam = (value: string | string[] | undefined) => {
  const page = Number(textParam(value))
  return Number.isInteger(page) && page >= 1 ? Math.min(page, pageMax) : 1
}

/** A path segment as typed; null when its percent signs make no text. */
export function segmentText(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** `path?a=1&b=2` without empty values, in the order given. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(given).toString()
  return text ? `${path}?${text}` : path
}
