import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { OwnEventLoopTurn } from '@/app/own-event-loop-turn'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import {
  isNarrowed,
  monitoringAddress,
  type MonitoringFilters,
} from '@/lib/address/lists/monitoring-address'
import { MonitoringView } from '@/components/content/complaints/monitoring-view'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { feedAlternates, type FeedTopic } from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'
import type { Choice } from '@/lib/schemas/complaints'
import { listDistricts } from '@/lib/server/queries/about'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { findComplaintStatistics, listPublicComplaints } from '@/lib/server/queries/complaints'
import { monitoringQueryOf } from './monitoring-query'

interface Props {
  searchParams: SearchParams
}

const known = (id: string, choices: readonly Choice[]) =>
  choices.some((choice) => choice.id === id) ? id : ''

/** What the filters offer, and which of it the address asks for. */
async function readPage(searchParams: SearchParams, locale: Locale) {
  const [categories, districts] = await Promise.all([
    cachedPortal.complaints.categories(locale),
    listDistricts({}, locale),
  ])
  const cities = districts.map(({ code_kemendagri: id, name }) => ({ id, name }))
  const requested = monitoringAddress.read(await searchParams)
  const [category, city] = [known(requested.category, categories), known(requested.city, cities)]
  return { categories, cities, filters: { ...requested, category, city } }
}

/** The feed of the chosen regency or city. */
const feedOf = ({ city }: Pick<MonitoringFilters, 'city'>): FeedTopic => ({
  kind: 'complaints',
  area: city || undefined,
})
const feedName = (
  { city }: Pick<MonitoringFilters, 'city'>,
  cities: readonly Choice[],
  t: Awaited<ReturnType<typeof getTranslations<'feeds'>>>,
) => {
  const area = cities.find(({ id }) => id === city)?.name
  return area === undefined ? t('complaints') : t('complaintsIn', { area })
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('complaint-monitoring')]
  const [{ filters, cities }, feeds] = [
    await readPage(searchParams, locale),
    await getTranslations('feeds'),
  ]
  const { query, page } = filters
  const title = query ? t('searchTitle', { query }) : t('title')
  return {
    ...pageMetadata({
      locale,
      path: monitoringAddress.href({
        ...filters,
        order: monitoringAddress.none.order,
        table: monitoringAddress.none.table,
      }),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: t('description'),
      feeds: feedAlternates(locale, feedOf(filters), feedName(filters, cities, feeds)),
    }),
    // Filtered pages are countless, and searched names must not be indexed.
    ...(isNarrowed(filters) && { robots: { index: false, follow: true } }),
  }
}

export default async function ComplaintMonitoringPage({ searchParams }: Props) {
  const locale = await getLocale()
  const { categories, cities, filters } = await readPage(searchParams, locale)
  const [t, feeds, area, common] = [
    await getTranslations('complaint-monitoring'),
    await getTranslations('feeds'),
    await getTranslations('complaint.area'),
    await getTranslations('common.breadcrumb'),
  ]
  const [{ data, meta }, statistics, ratings] = await Promise.all([
    listPublicComplaints(monitoringQueryOf(filters), locale),
    findComplaintStatistics(filters.from ?? undefined, filters.until ?? undefined, locale),
    cachedPortal.monitoring.ratings(locale),
  ])
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('home'), path: '/' },
          { name: area('title'), path: '/aduan-warga' },
          { name: t('title'), path: monitoringAddress.path },
        ])}
      />
      <PageBanner
        scene="bamboo-bars"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: area('title'), href: '/aduan-warga' }, { label: t('title') }]}
        right={
          <SearchForm
            address={monitoringAddress}
            filters={filters}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <MonitoringView
        complaints={data}
        meta={meta}
        filters={filters}
        categories={categories}
        cities={cities}
        statistics={statistics}
        ratings={ratings}
        part={OwnEventLoopTurn}
      />
      <FeedLine topic={feedOf(filters)} name={feedName(filters, cities, feeds)} />
    </>
  )
}
