import { useLocale, useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import type { Choice } from '@/lib/schemas/complaints'
import { ChartCard } from './chart-card'
import { CountBars, type CountedGroup } from './count-bars'
import { MonthBars, useMonthName } from './month-bars'
import { RegionMap } from './region-map'
import { type CountedDays, statisticsCsvPath } from './statistics-csv-path'

interface MonitoringChartsProps {
  statistics: ComplaintStatistics
  days: CountedDays
  cities: readonly Choice[]
  /** The list of one region's complaints. */
  cityHref: (city: string) => string
}

/** Map and charts, each with its numbers as a table and as a file. */
export function MonitoringCharts({ statistics, days, cities, cityHref }: MonitoringChartsProps) {
  const [t, format, locale] = [useTranslations('complaint-monitoring'), useFormatter(), useLocale()]
  const monthName = useMonthName()
  const { total, by_status: statuses, by_category: categories, by_city: regions, by_month: months, rejected_by_reason: reasons } = statistics
  const refused = reasons.reduce((sum, { count }) => sum + count, 0)
  const share = (count: number, whole: number) => t('figures.percent', { share: format.number(whole === 0 ? 0 : count / whole * 100, { maximumFractionDigits: 1 }) })
  const counts = (groups: readonly CountedGroup[], whole = total) => ({
    heads: [t('table.name'), t('table.count'), t('table.share')],
    rows: groups.map(({ name, count }) => [name, format.number(count), share(count, whole)] as const),
  })
  const csv = (table: Parameters<typeof statisticsCsvPath>[0]) => statisticsCsvPath(table, locale, days)
  return (
    <>
      <section aria-labelledby="peta" className="mt-12">
        <h2 id="peta" className="text-h2">
          {t('mapTitle')}
        </h2>
        <p className="mt-1 text-text-2">{t('mapText')}</p>
        <div className="mt-5">
          <ChartCard id="menurut-wilayah" title={t('byCity')} table={counts(regions)} csvHref={csv('city')}>
            <RegionMap counted={regions} cities={cities} hrefOf={cityHref} />
          </ChartCard>
        </div>
      </section>
      <section aria-labelledby="statistik" className="mt-12">
        <h2 id="statistik" className="text-h2">
          {t('chartsTitle')}
        </h2>
        <div className="@container mt-5">
          <div className="grid gap-5 @min-[56rem]:grid-cols-2">
            <ChartCard id="menurut-status" title={t('byStatus')} table={counts(statuses)} csvHref={csv('status')}>
              <CountBars groups={statuses} label={t('byStatus')} />
            </ChartCard>
            <ChartCard id="menurut-kategori" title={t('byCategory')} table={counts(categories)} csvHref={csv('category')}>
              <CountBars groups={categories} label={t('byCategory')} />
            </ChartCard>
            <ChartCard
              id="menurut-bulan"
              title={t('byMonth')}
              text={t('byMonthText')}
              csvHref={csv('month')}
              table={{
                heads: [t('table.month'), t('received'), t('finished')],
                rows: months.map(({ month, received, finished }) => [monthName(month), format.number(received), format.number(finished)] as const),
              }}
            >
              <MonthBars months={months} label={t('byMonth')} />
            </ChartCard>
            <div className="flex min-w-0 flex-col gap-5">
              <Times statistics={statistics} csvHref={csv('times')} />
              {reasons.length > 0 && (
                <ChartCard id="alasan-penolakan" title={t('byReason')} table={counts(reasons, refused)}>
                  <CountBars groups={reasons} label={t('byReason')} />
                </ChartCard>
              )}
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

/** Durations as bars of working days. */
function Times({ statistics, csvHref }: { statistics: ComplaintStatistics; csvHref: string }) {
  const t = useTranslations('complaint-monitoring')
  const { first_answer: answer, resolution } = statistics
  const bars = [
    { id: 'first-median', name: t('times.firstAnswerMedian'), count: answer.median_days },
    { id: 'first-p90', name: t('times.firstAnswerP90'), count: answer.p90_days },
    { id: 'resolution-median', name: t('times.resolutionMedian'), count: resolution.median_days },
    { id: 'resolution-p90', name: t('times.resolutionP90'), count: resolution.p90_days },
  ].flatMap(({ count, ...bar }) => (count === null ? [] : [{ ...bar, count }]))
  return (
    <ChartCard
      id="kecepatan"
      title={t('byTime')}
      text={t('byTimeText')}
      csvHref={csvHref}
      table={{ heads: [t('table.measure'), t('table.value')], rows: bars.map(({ name, count }) => [name, t('figures.days', { days: count })] as const) }}
    >
      <CountBars groups={bars} label={t('byTime')} />
    </ChartCard>
  )
}
