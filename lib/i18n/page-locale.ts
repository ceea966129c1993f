import { defaultLocale, isLocale, type Locale } from './locales'

/** The language of the page, which is also the language of the API's answers. */
export function pageLocale(): Locale {
  const stated =
    typeof document === 'undefined' ? undefined : document.documentElement.lang.slice(0, 2)
  return isLocale(stated) ? stated : defaultLocale
}
