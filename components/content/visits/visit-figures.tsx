import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitCounters, VisitRow, VisitStatistics } from '@/lib/schemas/visits'
import { usePeriodNames } from './use-period-names'
import { daysBetween, type VisitRange } from './visit-range'

interface VisitFiguresProps {
  statistics: VisitStatistics
  range: VisitRange
  counters: VisitCounters
}

const busiestOf = (rows: VisitRow[]) =>
  rows.reduce<VisitRow | null>((most, row) => (row.visit > (most?.visit ?? 0) ? row : most), null)

/** The numbers of the range and of these days in words: totals, the busiest period, and whether visits grow. */
export function VisitFigures({ statistics: { data, meta }, range, counters }: VisitFiguresProps) {
  const t = useTranslations('visits')
  const format = useFormatter()
  const { full } = usePeriodNames(range.period)
  const busiest = busiestOf(data)
  const percent = counters.growth_visit
  const growth =
    percent === 0
      ? t('growth.same')
      : t(percent > 0 ? 'growth.up' : 'growth.down', { percent: format.number(Math.abs(percent)) })
  const average = format.number(meta.total_visit / daysBetween(range.from, range.until), {
    maximumFractionDigits: 1,
  })
  const figures = [
    {
      name: t('figures.visits'),
      figure: format.number(meta.total_visit),
      note: t('figures.visitsNote', { average }),
    },
    {
      name: t('figures.visitors'),
      figure: format.number(meta.total_visitor),
      note: t('figures.visitorsNote'),
    },
    busiest
      ? {
          name: t('figures.busiest'),
          figure: full(busiest.date),
          note: t('figures.busiestNote', { visits: busiest.visit }),
          isText: true,
        }
      : { name: t('figures.busiest'), figure: '–', note: t('figures.busiestNone') },
    {
      name: t('figures.today'),
      figure: format.number(counters.visit_today),
      note: t('figures.todayNote', { visitors: counters.visitor_today }),
    },
    { name: t('figures.yesterday'), figure: format.number(counters.visit_yesterday), note: growth },
    {
      name: t('figures.all'),
      figure: format.number(counters.visit_all),
      note: t('figures.allNote', { visitors: counters.visitor_all }),
    },
  ]
  return (
    <div className="@container">
      <dl className="grid gap-4 @min-[20rem]:grid-cols-2 @min-[50rem]:grid-cols-3 md:gap-5">
        {figures.map(({ name, figure, note, isText = false }) => (
          <div
            key={name}
            className="flex flex-col rounded-panel bg-surface p-4 shadow-0 forced-colors:border sm:p-5 md:p-6"
          >
            <dt className="text-small font-semibold text-text-2">{name}</dt>
            <dd className="mt-1">
              <span className={`block tabular-nums text-link ${isText ? 'text-h4' : 'text-h2'}`}>
                {figure}
              </span>
              <span className="mt-1 block text-small text-text-2">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
