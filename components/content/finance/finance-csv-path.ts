import type { Locale } from '@/lib/i18n/locales'

/** Address of a budget year as a CSV file, in one language (contract 9). */
export const financeCsvPath = (year: number, locale: Locale) =>
  `/v1/public/regional-finances/csv?year=${year}&lang=${locale}`
