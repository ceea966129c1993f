import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, type SearchParams, textParam, withQuery } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { visitsCsvPath, periodNames } from '@/components/content/visits/visit-periods'
import { visitRange, visitsPath, type VisitFilters } from '@/components/content/visits/visit-range'
import { VisitsView } from '@/components/content/visits/visits-view'
import { PageBanner } from '@/components/layout/page-banner'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { knownVisitDays } from '@/lib/server/queries/visits'
import { isDay } from '@/lib/days'
import { visitPeriods } from '@/lib/schemas/visits'

// Years of four digits that a week or month can be counted in.
const dayParam = (value: string | string[] | undefined) => {
  const day = textParam(value)
  return isDay(day) && day.startsWith('2') ? day : null
}

/** Reads the address; invalid values fall back to the default, days in reverse order are swapped. */
async function readVisitAddress(searchParams: SearchParams): Promise<VisitFilters> {
  const { periode, dari, sampai } = await searchParams
  const [from, until] = [dayParam(dari), dayParam(sampai)]
  const isReversed = from !== null && until !== null && from > until
  return {
    period: visitPeriods.find((each) => periodNames[each] === textParam(periode)) ?? 'day',
    from: isReversed ? until : from,
    until: isReversed ? from : until,
  }
}

/** Address of the page with these filters; defaults are omitted. */
const visitsHref = ({ period, from, until }: VisitFilters) =>
  withQuery(visitsPath, {
    periode: period === 'day' ? null : periodNames[period],
    dari: from,
    sampai: until,
  })

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = await readVisitAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('visits')]
  const isNarrowed = filters.from !== null || filters.until !== null
  return {
    ...pageMetadata({
      locale,
      path: visitsHref({ ...filters, from: null, until: null }),
      title:
        filters.period === 'day'
          ? t('title')
          : t('periodTitle', { period: t(`units.${filters.period}`) }),
      description: t('description'),
    }),
    // Ranges are endless and show the same numbers in another selection.
    ...(isNarrowed && { robots: { index: false, follow: true } }),
  }
}

export default async function VisitStatisticsPage({ searchParams }: Props) {
  const filters = await readVisitAddress(searchParams)
  const [locale, t, common] = [
    await pageLocale(),
    await getTranslations('visits'),
    await getTranslations('common.breadcrumb'),
  ]
  const { today, first } = await knownVisitDays()
  const range = visitRange(filters, today, first)
  const [counters, statistics] = [
    await cachedPortal.visits.counters(),
    await cachedPortal.visits.statistics({
      period: range.period,
      start_date: range.from,
      end_date: range.until,
    }),
  ]
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('home'), path: '/' },
          { name: t('title'), path: visitsPath },
        ])}
      />
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'Dataset',
          name: t('title'),
          description: t('description'),
          url: `${env().SITE_ORIGIN}${localePath(locale, visitsHref(filters))}`,
          temporalCoverage: `${range.from}/${range.until}`,
          distribution: [
            {
              '@type': 'DataDownload',
              encodingFormat: 'text/csv',
              contentUrl: `${env().SITE_ORIGIN}${visitsCsvPath(range, locale)}`,
            },
          ],
        }}
      />
      <PageBanner title={t('title')} subtitle={t('subtitle')} crumbs={[{ label: t('title') }]} />
      <VisitsView
        statistics={statistics}
        counters={counters}
        filters={filters}
        range={range}
        today={today}
        action={localePath(locale, visitsPath)}
        hrefOf={visitsHref}
      />
    </>
  )
}
