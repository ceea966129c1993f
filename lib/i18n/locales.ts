export const locales = ['id', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'id'

/** ISO tags and own names of the languages, as the specification's "language entries" list them. */
export const languages: Record<Locale, { iso: string; name: string }> = {
  id: { iso: 'id-ID', name: 'Indonesia' },
  en: { iso: 'en-US', name: 'English' },
}

/** Tags by which dates, hours and numbers are written: English follows the order of Indonesian documents, "20 February 2025" and "15:57". */
export const formatTags: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

/** A language that is stated, or Indonesian where it is none of ours. */
export const localeOrDefault = (stated: unknown): Locale =>
  isLocale(stated) ? stated : defaultLocale

/** The public path of a page in a language: `/berita` → `/berita` or `/en/berita`. */
export const localePath = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`
