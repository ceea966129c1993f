import { StaticMarkup } from '@/components/ui/static-markup'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ChipNav } from '@/components/ui/chip-nav'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { ExampleTag } from '@/components/ui/example-tag'
import { portalIndexPath } from '@/lib/address/paths'
import type { Day } from '@/lib/days'
import { useFormatter } from '@/lib/i18n/formatter'
import {
  visitPeriods,
  visitRangeDaysMax,
  type VisitCounters,
  type VisitStatistics,
} from '@/lib/schemas/visits'
import { usePeriodNames } from './use-period-names'
import { VisitFigures } from './visit-figures'
import { visitAddress, type VisitFilters } from '@/lib/address/lists/visit-address'
import { visitsCsvPath } from './visit-csv-path'
import type { VisitRange } from './visit-range'
import { VisitRangeForm } from './visit-range-form'
import { VisitTable } from './visit-table'
import { VisitsPlot } from './visits-plot'
import { MethodNotes } from '@/components/content/method-notes'
import { TableHead } from '../table-head'

const points = ['visit', 'visitor', 'cookie', 'refuse', 'robots', 'sum', 'delay'] as const

/** What the numbers mean, what they leave out, and what is not stored. */
function VisitMethod({ hasExamples }: { hasExamples: boolean }) {
  const t = useTranslations('visits')
  return (
    <MethodNotes
      title={t('methodTitle')}
      notes={[...points, ...(hasExamples ? (['demo'] as const) : [])].map((point) =>
        t(`method.${point}`),
      )}
      api={(path) => t.rich('method.api', { path })}
      apiPath="/v1/public/visitor-statistics"
    />
  )
}

interface VisitsViewProps {
  statistics: VisitStatistics
  counters: VisitCounters
  filters: VisitFilters
  range: VisitRange
  today: Day
}

const card = 'rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-8'

const satisfactionLink = (chunks: ReactNode) => (
  <Link
    href={portalIndexPath}
    className="inline-flex min-h-11 items-center text-link underline underline-offset-4 hover:text-link-hover"
  >
    {chunks}
  </Link>
)

/** The statistics below their banner: periods, days, figures, chart, table with download, and how it is counted. */
export function VisitsView({ statistics, counters, filters, range, today }: VisitsViewProps) {
  const t = useTranslations('visits')
  const format = useFormatter()
  const locale = useLocale()
  const { day } = usePeriodNames(range.period)
  const unit = t(`units.${range.period}`)
  const hasExamples = counters.demo_days > 0
  const notes = [
    range.isShortened && t('shortened', { days: format.number(visitRangeDaysMax) }),
    range.isCoarser && t('coarser', { period: unit }),
  ].filter((note) => note !== false)
  return (
    <Container className="relative pb-18">
      <div className="-mt-10">
        <ChipNav
          label={t('periodNav')}
          chips={visitPeriods.map((period) => ({
            label: t(`periods.${period}`),
            href: visitAddress.href({ ...filters, period }),
            isCurrent: period === filters.period,
          }))}
        />
      </div>
      <div className="mt-5">
        <VisitRangeForm filters={filters} range={range} today={today} />
      </div>
      <section aria-labelledby="ringkasan" className="mt-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="ringkasan" className="text-h3">
            {t('figuresTitle')}
          </h2>
          {hasExamples && <ExampleTag />}
        </div>
        <p className="mt-1 text-text-2">
          {t('range', { from: day(range.from), until: day(range.until) })}
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-1 text-small text-text-2">
            {note}
          </p>
        ))}
        <div className="mt-5">
          <VisitFigures statistics={statistics} range={range} counters={counters} />
        </div>
      </section>
      {statistics.meta.total_visit === 0 ? (
        <div className="mt-6">
          <EmptyState
            image="/img/empty-archive.svg"
            text={t('empty')}
            link={{ href: visitAddress.href({ period: filters.period }), label: t('reset') }}
          />
        </div>
      ) : (
        <StaticMarkup
          as="section"
          id="bagian-grafik"
          aria-labelledby="grafik"
          className={`mt-6 ${card}`}
        >
          <h2 id="grafik" className="text-h4">
            {t('chart', { period: unit })}
          </h2>
          <p className="mb-6 mt-1 text-small text-text-2">{t('chartText')}</p>
          <VisitsPlot rows={statistics.data} period={range.period} />
        </StaticMarkup>
      )}
      {/* The table in it is the region of that name. */}
      <StaticMarkup as="section" id="bagian-tabel" className={`mt-6 ${card}`}>
        <TableHead
          title={t('table', { period: unit })}
          href={visitsCsvPath(range, locale)}
          download={t('download')}
        />
        <div className="mt-4">
          <VisitTable statistics={statistics} period={range.period} />
        </div>
        <div className="mt-5 max-w-[80ch] space-y-1.5 text-small text-text-2">
          {hasExamples && <p>{t('exampleNote', { count: counters.demo_days })}</p>}
          {counters.last_update_pipeline > 0 && (
            <p>
              {t('updated', {
                time: format.dateTime(new Date(counters.last_update_pipeline * 1000), {
                  dateStyle: 'long',
                  timeStyle: 'short',
                }),
              })}
            </p>
          )}
        </div>
      </StaticMarkup>
      <VisitMethod hasExamples={hasExamples} />
      <p className="mt-6">
        {t.rich('satisfaction', {
          link: satisfactionLink,
        })}
      </p>
    </Container>
  )
}
