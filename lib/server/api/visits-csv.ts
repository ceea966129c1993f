import { csvFile } from '@/lib/csv'
import type { Locale } from '@/lib/i18n/locales'
import type { VisitPeriod, VisitStatistics } from '@/lib/schemas/visits'

const messages = {
  id: {
    periods: { day: 'Tanggal', week: 'Minggu mulai', month: 'Bulan mulai' },
    columns: ['Halaman dibuka', 'Pengunjung', 'Hari contoh'],
  },
  en: {
    periods: { day: 'Date', week: 'Week from', month: 'Month from' },
    columns: ['Pages opened', 'Visitors', 'Example days'],
  },
}

/** Pages opened as a CSV file, the earliest period first: UTF-8 with the byte order mark that spreadsheets need. */
export const visitsCsv = ({ data }: VisitStatistics, period: VisitPeriod, locale: Locale) =>
  csvFile([
    [messages[locale].periods[period], ...messages[locale].columns],
    ...data.map(({ date, visit, visitor, demo_days: demo = 0 }) => [date, visit, visitor, demo]),
  ])
