import type { Locale } from '@/lib/i18n/locales'
import { sanitise } from '@/lib/server/content/rich-text'

// What our own sanitiser writes around links to other sites; an API of our own kind sends it, and it would be written twice.
const newTabNote = /<span class="sr-only" lang="(?:id|en)"> \([^<>()]*\)<\/span>/g
const checkedLink = /<a\b[^>]*\bdata-address="([^"]*)"[^>]*>/g

/** HTML of another server as pages may show it: never as it came (contract 1.5). */
export const cleanHtml = (html: string, locale: Locale): string =>
  sanitise(html.replace(newTabNote, '').replace(checkedLink, '<a href="$1">'), locale)
