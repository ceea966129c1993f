import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { portal } from '@/lib/server/portal'

export const listFinanceYears = cache(async () => (await portal()).finance.years())

/** Plan and realisation of a year; of the latest one without it, null when there are no such figures. */
export const getFinanceReport = cache(async (year: number | undefined, locale: Locale) =>
  (await portal()).finance.report({ year }, locale),
)

/** The latest year whose realisation covers all twelve months, for the home page; null while there is none. */
export const getCompleteFinanceReport = cache(async (locale: Locale) =>
  (await portal()).finance.report({ isComplete: true }, locale),
)
