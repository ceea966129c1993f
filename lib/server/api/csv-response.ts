import type { Locale } from '@/lib/i18n/locales'

/** A file to download. @param name without its ending @param locale language of its words, which the address may name */
export const csvResponse = (text: string, name: string, locale: Locale) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Language': locale,
    },
  })
