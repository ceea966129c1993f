import { type CsvCell, csvFile } from '@/lib/csv'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintStatistics, statisticsTables } from '@/lib/schemas/complaint-monitoring'
import english from '@/messages/en/complaint-monitoring.json'
import indonesian from '@/messages/id/complaint-monitoring.json'

export type StatisticsTable = (typeof statisticsTables)[number]

const messages = { id: indonesian, en: english }

const share = (count: number, total: number) =>
  total === 0 ? 0 : Math.round((count / total) * 1000) / 10

function rowsOf(
  statistics: ComplaintStatistics,
  table: StatisticsTable,
  locale: Locale,
): CsvCell[][] {
  const { csv, times } = messages[locale]
  const counted = (head: string, groups: ComplaintStatistics['by_status']): CsvCell[][] => [
    [csv.code, head, csv.count, csv.percentage],
    ...groups.map(({ id, name, count }) => [id, name, count, share(count, statistics.total)]),
  ]
  if (table === 'status') return counted(csv.status, statistics.by_status)
  if (table === 'category') return counted(csv.category, statistics.by_category)
  if (table === 'city') return counted(csv.city, statistics.by_city)
  if (table === 'month')
    return [
      [csv.month, csv.received, csv.finished],
      ...statistics.by_month.map(({ month, received, finished }) => [month, received, finished]),
    ]
  const { first_answer: firstAnswer, resolution } = statistics
  return [
    [csv.measure, csv.value, csv.unit, csv.counted],
    [times.firstAnswerMedian, firstAnswer.median_days, csv.workingDays, firstAnswer.count],
    [times.firstAnswerP90, firstAnswer.p90_days, csv.workingDays, firstAnswer.count],
    [times.resolutionMedian, resolution.median_days, csv.workingDays, resolution.count],
    [times.resolutionP90, resolution.p90_days, csv.workingDays, resolution.count],
    [times.onTime, statistics.on_time_percentage, csv.percent, null],
    [times.finishedShare, statistics.finished_percentage, csv.percent, statistics.total],
    [times.reopened, statistics.reopened, csv.complaints, statistics.total],
    [times.closedAutomatically, statistics.closed_automatically, csv.complaints, statistics.total],
  ]
}

/**
 * One table of the statistics as a CSV file: UTF-8 with a byte order mark for spreadsheets, decimals with a point, time of counting in the
 * last column.
 */
export function statisticsCsv(
  statistics: ComplaintStatistics,
  table: StatisticsTable,
  locale: Locale,
): string {
  const [head = [], ...rows] = rowsOf(statistics, table, locale)
  const lines = [
    [...head, messages[locale].csv.asOf],
    ...rows.map((row) => [...row, statistics.as_of]),
  ]
  return csvFile(lines)
}
