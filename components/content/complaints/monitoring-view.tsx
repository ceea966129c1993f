import { useTranslations } from 'next-intl'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { ChipNav } from '@/components/ui/chip-nav'
import { InlineMessage } from '@/components/ui/inline-message'
import { StaticMarkup } from '@/components/ui/static-markup'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ComplaintRatings } from '@/lib/schemas/complaint-ratings'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import type { ChartTables } from './chart-card'
import { MonitoringCharts } from './monitoring-charts'
import { MonitoringFigures } from './monitoring-figures'
import {
  listAnchor,
  monitoringHref,
  monitoringTableHref,
} from '@/lib/address/lists/monitoring-address'
import { MonitoringList, type MonitoringListProps } from './monitoring-list'
import { MonitoringRatings } from './monitoring-ratings'
import { MonitoringMap } from './monitoring-map'
import { MethodNotes } from '@/components/content/method-notes'

const points = [
  'counted',
  'days',
  'answer',
  'resolution',
  'onTime',
  'small',
  'photos',
  'demo',
] as const

/** What the numbers mean and what they leave out. */
function MonitoringMethod() {
  const t = useTranslations('complaint-monitoring')
  return (
    <MethodNotes
      title={t('methodTitle')}
      notes={points.map((point) => t(`method.${point}`))}
      api={(path) => t.rich('method.api', { path })}
      apiPath="/v1/public/complaints/statistics"
    />
  )
}

interface MonitoringViewProps extends MonitoringListProps {
  /** Of the complaints received in the days of the filters; null while they are being counted. */
  statistics: ComplaintStatistics | null
  ratings: ComplaintRatings
  /** Set around each long part. */
  part?: ComponentType<{ children: ReactNode }>
}

const parts = [
  { key: 'list', href: `#${listAnchor}`, isCounted: false },
  { key: 'map', href: '#peta', isCounted: true },
  { key: 'charts', href: '#statistik', isCounted: true },
  { key: 'ratings', href: '#penilaian', isCounted: false },
  { key: 'method', href: '#cara-menghitung', isCounted: false },
] as const

/** The monitoring page below its banner: key figures, public list, map and charts, and how everything is counted. */
export function MonitoringView({
  statistics,
  ratings,
  part: Part = Fragment,
  ...list
}: MonitoringViewProps) {
  const t = useTranslations('complaint-monitoring')
  const { from, until } = list.filters
  const days = { from, until }
  const tables: ChartTables = {
    shown: list.filters.table,
    hrefOf: (table) => monitoringTableHref(list.filters, table),
  }
  return (
    <StaticMarkup id="pantauan" className="page-container relative pb-18">
      <div className="-mt-10">
        <ChipNav
          label={t('partNav')}
          chips={parts
            .filter(({ isCounted }) => !isCounted || statistics !== null)
            .map(({ key, href }) => ({ label: t(`parts.${key}`), href, isCurrent: false }))}
        />
      </div>
      <section aria-labelledby="ringkasan" className="mt-6">
        <h2 id="ringkasan" className="text-h3">
          {t('summary')}
        </h2>
        {statistics === null ? (
          <div className="mt-5">
            <InlineMessage tone="info">{t('uncounted')}</InlineMessage>
          </div>
        ) : (
          <>
            <CountedNote from={from} until={until} asOf={statistics.as_of} />
            <div className="mt-5">
              <MonitoringFigures statistics={statistics} />
            </div>
            {statistics.demo > 0 && (
              <div className="mt-5">
                <InlineMessage tone="info">
                  {t('demoCount', { count: statistics.demo })}
                </InlineMessage>
              </div>
            )}
          </>
        )}
      </section>
      <Part>
        <MonitoringList {...list} />
      </Part>
      {statistics && (
        <>
          <Part>
            <MonitoringMap
              statistics={statistics}
              days={days}
              tables={tables}
              cities={list.cities}
              cityHref={(city) => monitoringHref({ from, until, city })}
            />
          </Part>
          <Part>
            <MonitoringCharts statistics={statistics} days={days} tables={tables} />
          </Part>
        </>
      )}
      <Part>
        <MonitoringRatings ratings={ratings} tables={tables} />
      </Part>
      <MonitoringMethod />
    </StaticMarkup>
  )
}

/** Which complaints the numbers are about, and when they were counted. */
function CountedNote({
  from,
  until,
  asOf,
}: {
  from: string | null
  until: string | null
  asOf: string
}) {
  const t = useTranslations('complaint-monitoring')
  const format = useFormatter()
  const day = (text: string) => format.dateTime(noonOf(text), { dateStyle: 'long' })
  const counted = format.dateTime(new Date(asOf), { dateStyle: 'long', timeStyle: 'short' })
  const text =
    from !== null && until !== null
      ? t('summaryRange', { from: day(from), until: day(until), asOf: counted })
      : from !== null
        ? t('summaryFrom', { from: day(from), asOf: counted })
        : until !== null
          ? t('summaryUntil', { until: day(until), asOf: counted })
          : t('summaryAll', { asOf: counted })
  return <p className="mt-1 text-text-2">{text}</p>
}
