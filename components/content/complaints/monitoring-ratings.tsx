import { useLocale, useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { smallestGroup } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintRatings, RatingTable } from '@/lib/schemas/complaint-ratings'
import { ratings as faceValues } from '@/lib/schemas/rating'
import { twoDecimals } from '@/components/content/portal-index/two-decimals'
import { ChartCard, type ChartTables } from './chart-card'
import { CountBars } from './count-bars'
import { useMonthName } from './month-bars'
import { useCountTable } from './use-count-table'

const best = Math.max(...faceValues)

/** What reporters thought of the handling, of all complaints: how often each face, and the mean by category and month. */
export function MonitoringRatings({
  ratings,
  tables,
}: {
  ratings: ComplaintRatings
  tables: ChartTables
}) {
  const [t, faces, format] = [
    useTranslations('complaint-monitoring.ratings'),
    useTranslations('feedback.rating.options'),
    useFormatter(),
  ]
  const locale = useLocale()
  const monthName = useMonthName()
  const tableOf = useCountTable()
  const csv = (table: RatingTable) =>
    `/v1/public/complaints/ratings/csv?table=${table}&lang=${locale}`
  const meanOf = (mean: number) => format.number(mean, twoDecimals)
  const counted = ratings.by_rating
    .map(({ rating, count }) => ({ id: String(rating), name: faces(`${rating}`), count }))
    .toReversed()
  const months = ratings.by_month.map(
    ({ month, ratings: count, mean }) =>
      [
        monthName(month),
        count === null ? t('few', { count: smallestGroup }) : format.number(count),
        mean === null ? t('none') : meanOf(mean),
      ] as const,
  )
  return (
    <section aria-labelledby="penilaian" className="mt-12">
      <h2 id="penilaian" className="text-h2">
        {t('title')}
      </h2>
      <p className="mt-1 text-text-2">
        {ratings.mean === null
          ? t('empty', { count: smallestGroup })
          : t('text', { mean: meanOf(ratings.mean), count: ratings.ratings })}
      </p>
      {ratings.mean !== null && (
        <div className="@container mt-5">
          <div className="grid gap-5 @min-[56rem]:grid-cols-2">
            <ChartCard
              id="penilaian-wajah"
              tables={tables}
              csvHref={csv('face')}
              title={t('byFace')}
              table={{
                ...tableOf(counted, ratings.ratings),
                heads: [t('rating'), t('count'), t('share')],
              }}
            >
              <CountBars groups={counted} label={t('byFace')} />
            </ChartCard>
            <ChartCard
              id="penilaian-kategori"
              tables={tables}
              csvHref={csv('category')}
              title={t('byCategory')}
              table={{
                heads: [t('category'), t('count'), t('mean')],
                rows: ratings.by_category.map(
                  ({ name, ratings: count, mean }) =>
                    [name, format.number(count), meanOf(mean)] as const,
                ),
              }}
            >
              <CountBars
                groups={ratings.by_category.map(({ id, name, mean }) => ({
                  id,
                  name,
                  count: mean,
                  figure: meanOf(mean),
                }))}
                label={t('byCategory')}
                full={best}
              />
            </ChartCard>
            <ChartCard
              id="penilaian-bulan"
              tables={tables}
              csvHref={csv('month')}
              title={t('byMonth')}
              text={t('byMonthText', { count: smallestGroup })}
              table={{ heads: [t('month'), t('count'), t('mean')], rows: months }}
            >
              <CountBars
                groups={ratings.by_month
                  .flatMap(({ month, mean }) =>
                    mean === null
                      ? []
                      : [{ id: month, name: monthName(month), count: mean, figure: meanOf(mean) }],
                  )
                  .slice(-12)}
                label={t('byMonth')}
                full={best}
              />
            </ChartCard>
          </div>
        </div>
      )}
    </section>
  )
}
