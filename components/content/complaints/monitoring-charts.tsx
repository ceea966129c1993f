import { useLocale, useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { complaintStatuses, statuses } from '@/lib/complaints/statuses'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import { ChartCard, type ChartTables } from './chart-card'
import { CountBars } from './count-bars'
import { MonthBars, useMonthName } from './month-bars'
import { type CountedDays, statisticsCsvPath } from './statistics-csv-path'
import { useCountTable } from './use-count-table'

interface MonitoringChartsProps {
  statistics: ComplaintStatistics
  days: CountedDays
  tables: ChartTables
}

const toneStyles = {
  pare: 'var(--pare-300)',
  mega: 'var(--mega-500)',
  hejo: 'var(--hejo-600)',
  beureum: 'var(--beureum-500)',
  batu: 'var(--batu-400)',
} as const
/** Small groups that were put together stand back behind the named ones. */
const restTone = toneStyles.batu

const statusTone = (id: string) => {
  const status = complaintStatuses.find((known) => known === id)
  return status ? toneStyles[statuses[status].tone] : restTone
}

/** The charts, each with its numbers as a table and as a file. */
export function MonitoringCharts({ statistics, days, tables }: MonitoringChartsProps) {
  const [t, format, locale] = [useTranslations('complaint-monitoring'), useFormatter(), useLocale()]
  const monthName = useMonthName()
  const {
    total,
    by_status: byStatus,
    by_category: categories,
    by_month: months,
    rejected_by_reason: reasons,
  } = statistics
  const refused = reasons.reduce((sum, { count }) => sum + count, 0)
  const tableOf = useCountTable()
  const csv = (table: Parameters<typeof statisticsCsvPath>[0]) =>
    statisticsCsvPath(table, locale, days)
  return (
    <section aria-labelledby="statistik" className="mt-12">
      <h2 id="statistik" className="text-h2">
        {t('chartsTitle')}
      </h2>
      <div className="@container mt-5">
        <div className="grid grid-cols-1 gap-5 @min-[56rem]:grid-cols-2">
          <ChartCard
            id="menurut-status"
            tables={tables}
            title={t('byStatus')}
            table={tableOf(byStatus, total)}
            csvHref={csv('status')}
          >
            <CountBars
              groups={byStatus.map((group) => ({ ...group, tone: statusTone(group.id) }))}
              label={t('byStatus')}
            />
          </ChartCard>
          <ChartCard
            id="menurut-kategori"
            tables={tables}
            title={t('byCategory')}
            table={tableOf(categories, total)}
            csvHref={csv('category')}
          >
            <CountBars
              groups={categories.map((group) =>
                group.id === 'other' ? { ...group, tone: restTone } : group,
              )}
              label={t('byCategory')}
            />
          </ChartCard>
          <ChartCard
            id="menurut-bulan"
            tables={tables}
            title={t('byMonth')}
            text={t('byMonthText')}
            csvHref={csv('month')}
            table={{
              heads: [t('table.month'), t('received'), t('finished')],
              rows: months.map(
                ({ month, received, finished }) =>
                  [monthName(month), format.number(received), format.number(finished)] as const,
              ),
            }}
          >
            <MonthBars months={months} label={t('byMonth')} />
          </ChartCard>
          <div className="flex min-w-0 flex-col gap-5">
            <Times statistics={statistics} csvHref={csv('times')} tables={tables} />
            {reasons.length > 0 && (
              <ChartCard
                id="alasan-penolakan"
                tables={tables}
                title={t('byReason')}
                table={tableOf(reasons, refused)}
              >
                <CountBars groups={reasons} label={t('byReason')} />
              </ChartCard>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Durations as bars of working days. */
function Times({
  statistics,
  csvHref,
  tables,
}: {
  statistics: ComplaintStatistics
  csvHref: string
  tables: ChartTables
}) {
  const t = useTranslations('complaint-monitoring')
  const { first_answer: firstAnswer, resolution } = statistics
  const bars = [
    {
      id: 'first-median',
      name: t('times.firstAnswerMedian'),
      count: firstAnswer.median_days,
      tone: toneStyles.mega,
    },
    {
      id: 'first-p90',
      name: t('times.firstAnswerP90'),
      count: firstAnswer.p90_days,
      tone: toneStyles.mega,
    },
    { id: 'resolution-median', name: t('times.resolutionMedian'), count: resolution.median_days },
    { id: 'resolution-p90', name: t('times.resolutionP90'), count: resolution.p90_days },
  ].flatMap(({ count, ...bar }) => (count === null ? [] : [{ ...bar, count }]))
  return (
    <ChartCard
      id="kecepatan"
      tables={tables}
      title={t('byTime')}
      text={t('byTimeText')}
      csvHref={csvHref}
      table={{
        heads: [t('table.measure'), t('table.value')],
        rows: bars.map(({ name, count }) => [name, t('figures.days', { days: count })] as const),
      }}
    >
      <CountBars groups={bars} label={t('byTime')} />
    </ChartCard>
  )
}
