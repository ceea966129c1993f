import { formatTags, type Locale } from '@/lib/i18n/locales'

const reportedOn = /\b(\d{4}-\d\d)(-\d\d)?$/

/** A source as a reader of the language has it: "Liputan6, 2024-10-14" → "Liputan6, 14 October 2024"; a month stays a month, a year a year. */
export const awardSourceIn = (source: string, locale: Locale) =>
  source.replace(reportedOn, (_, month: string, day?: string) =>
    new Date(`${month}${day ?? '-01'}T00:00:00Z`).toLocaleDateString(formatTags[locale], {
      ...(day && { day: 'numeric' }),
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  )
