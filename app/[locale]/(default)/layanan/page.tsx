import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { serviceCategoryKeys } from '@/components/content/services/service-category-key'
import { isNarrowed, serviceAddress, unknownCategoryOf } from '@/lib/address/lists/service-address'
import { ServiceListView } from '@/components/content/services/service-list-view'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import type { ServiceList } from '@/lib/schemas/services'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listServices, servicePageSize } from '@/lib/server/queries/services'
import { serviceQueryOf } from './service-query'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, category, page } = serviceAddress.read(await searchParams)
  const t = await getTranslations('services')
  const name = category && t(`categories.${serviceCategoryKeys[category]}`)
  const title = query
    ? t('searchTitle', { query })
    : name
      ? t('categoryTitle', { category: name })
      : t('title')
  return {
    ...pageMetadata({
      locale: await getLocale(),
      // Choices and order show the same services in another selection, so they share one canonical address.
      path: serviceAddress.href({ query, category, page }),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: name ? t('categoryDescription', { category: name }) : t('description'),
    }),
    ...(query && { robots: { index: false, follow: true } }),
  }
}

const noServices: ServiceList = {
  data: [],
  meta: { total_count: 0, last_updated: null, static_count: 0 },
}

export default async function ServicesPage({ searchParams }: Props) {
  const given = await searchParams
  const [filters, unknownCategory] = [serviceAddress.read(given), unknownCategoryOf(given)]
  const [locale, t] = [await getLocale(), await getTranslations('services')]
  const { category, page } = filters
  const serviceQuery = serviceQueryOf(filters)
  const isStart = !isNarrowed(filters) && unknownCategory === '' && page === 1
  const [{ data, meta }, facets, popular] = await Promise.all([
    unknownCategory ? noServices : listServices(serviceQuery, locale),
    cachedPortal.services.facets(serviceQuery),
    isStart ? cachedPortal.services.popular(undefined, locale) : [],
  ])
  const name = category && t(`categories.${serviceCategoryKeys[category]}`)
  const crumbs = name
    ? [{ label: t('title'), href: serviceAddress.path }, { label: name }]
    : [{ label: t('title') }]
  const trail = [
    { name: t('title'), path: serviceAddress.path },
    ...(name ? [{ name, path: serviceAddress.href({ category }) }] : []),
  ]
  const services = data.map(({ name: title, slug }) => ({
    name: title,
    path: `${serviceAddress.path}/${slug}`,
  }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <JsonLd
        value={itemListJsonLd(locale, name ?? t('title'), services, (page - 1) * servicePageSize)}
      />
      <PageBanner
        scene="service-saung"
        title={name ?? t('title')}
        subtitle={t('subtitle')}
        crumbs={crumbs}
        right={
          <SearchForm
            address={serviceAddress}
            filters={filters}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <ServiceListView
        services={data}
        totalCount={meta.total_count}
        totalPages={Math.ceil(meta.total_count / servicePageSize)}
        facets={facets}
        popular={popular}
        filters={filters}
        unknownCategory={unknownCategory}
      />
    </>
  )
}
