import { localeOrDefault, type Locale } from './locales'

/** The language of the page and of the API's responses. */
export function pageLocale(): Locale {
  const stated =
    typeof document === 'undefined' ? undefined : document.documentElement.lang.slice(0, 2)
  return localeOrDefault(stated)
}
