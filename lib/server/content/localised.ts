import type { Locale } from '@/lib/i18n/locales'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: Record<string, unknown>): value is Record<Locale, string> =>
  Object.keys(value).length === 2 && typeof value.id === 'string' && typeof value.en === 'string'

/** The same value with every text of two languages, at any depth, replaced by its text in one. */
export function localised(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localised(item, locale))
  if (!isObject(value)) return value
  if (isText(value)) return value[locale]
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, localised(item, locale)]),
  )
}
