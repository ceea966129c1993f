import { createFormatter, useLocale, type DateTimeFormatOptions } from 'next-intl'
import { timeZone } from '@/lib/jakarta'
import { formatTags, type Locale } from './locales'

type IntlFormatter = ReturnType<typeof createFormatter>

export interface Formatter extends Pick<IntlFormatter, 'number' | 'list'> {
  dateTime: (time: Date | number, options: DateTimeFormatOptions) => string
  dateTimeRange: (start: Date, end: Date, options: DateTimeFormatOptions) => string
}

/** English sets thin spaces around every dash of a range; between two bare days it reads "23–29 November 2026". */
const closeDash = (range: string) => range.replace(/^(\d{1,2})\s–\s(?=\d{1,2}\s\p{L})/u, '$1–')

/** Older Unicode data has a comma after an English weekday; server and browser must render the same. */
const dropComma = (date: string) => date.replace(/^(\p{L}+), (?=\d{1,2} \p{L}+)/u, '$1 ')

function createIn(locale: Locale): Formatter {
  // Any tag will do; its type knows only those that pages have.
  const tag = formatTags[locale] as Locale
  const { dateTime, number, list, dateTimeRange } = createFormatter({ locale: tag, timeZone })
  if (locale === 'id') return { dateTime, number, list, dateTimeRange }
  return {
    dateTime: (time, options) => dropComma(dateTime(time, options)),
    number,
    list,
    dateTimeRange: (start, end, options) => closeDash(dateTimeRange(start, end, options)),
  }
}

// Made once: creating Intl formatters costs more than formatting.
const formatters: Record<Locale, Formatter> = { id: createIn('id'), en: createIn('en') }

/** Dates, hours and numbers as a language writes them, in Jakarta time. */
export const formatterOf = (locale: Locale): Formatter => formatters[locale]

/** The formatter of the page's language, on the server and in the browser; next-intl's own would write American dates. */
export function useFormatter(): Formatter {
  return formatterOf(useLocale())
}
