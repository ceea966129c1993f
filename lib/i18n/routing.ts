import { defineRouting } from 'next-intl/routing'
import { defaultLocale, locales } from './locales'

/** Indonesian without prefix, English under /en; the address alone decides the language (specification, section 4). */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
