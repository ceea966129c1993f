import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { visitAddress } from '@/lib/address/lists/visit-address'
import { visitsCsvPath } from '@/components/content/visits/visit-csv-path'
import { visitRange } from '@/components/content/visits/visit-range'
import { VisitsView } from '@/components/content/visits/visits-view'
import { PageBanner } from '@/components/layout/page-banner'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { knownVisitDays } from '@/lib/server/queries/visits'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = visitAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('visits')]
  const isNarrowed = filters.from !== null || filters.until !== null
  return {
    ...pageMetadata({
      locale,
      path: visitAddress.href({ period: filters.period }),
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
  const filters = visitAddress.read(await searchParams)
  const [locale, t, common] = [
    await getLocale(),
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
          { name: t('title'), path: visitAddress.path },
        ])}
      />
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'Dataset',
          name: t('title'),
          description: t('description'),
          url: `${env().SITE_ORIGIN}${localePath(locale, visitAddress.href(filters))}`,
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
      <PageBanner
        scene="bamboo-bars"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <VisitsView
        statistics={statistics}
        counters={counters}
        filters={filters}
        range={range}
        today={today}
      />
    </>
  )
}
