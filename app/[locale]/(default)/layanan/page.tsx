import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, withQuery, type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { serviceCategoryKeys } from '@/components/content/services/service-category-key'
import { isNarrowed } from '@/components/content/services/service-filters'
import { ServiceListView } from '@/components/content/services/service-list-view'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { localePath } from '@/lib/i18n/locales'
import type { ServiceList } from '@/lib/schemas/services'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listServices, servicePageSize } from '@/lib/server/queries/services'
import {
  narrowingFields,
  orderField,
  readServiceAddress,
  serviceQueryOf,
  servicesHref,
  servicesPath,
} from './service-address'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters } = await readServiceAddress(searchParams)
  const t = await getTranslations('services')
  const { query, category, page } = filters
  const name = category && t(`categories.${serviceCategoryKeys[category]}`)
  const title = query
    ? t('searchTitle', { query })
    : name
      ? t('categoryTitle', { category: name })
      : t('title')
  return {
    ...pageMetadata({
      locale: await pageLocale(),
      // Choices and order show the same services in another selection, so they share one canonical address.
      path: withQuery(servicesPath, {
        q: query,
        kategori: category,
        halaman: page > 1 ? page : null,
      }),
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
  const { filters, unknownCategory } = await readServiceAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('services')]
  const { query, category, page, order } = filters
  const serviceQuery = serviceQueryOf(filters)
  const isStart = !isNarrowed(filters) && unknownCategory === '' && page === 1
  const [{ data, meta }, facets, popular] = await Promise.all([
    unknownCategory ? noServices : listServices(serviceQuery, locale),
    cachedPortal.services.facets(serviceQuery),
    isStart ? cachedPortal.services.popular(undefined, locale) : [],
  ])
  const action = localePath(locale, servicesPath)
  const name = category && t(`categories.${serviceCategoryKeys[category]}`)
  const crumbs = name
    ? [{ label: t('title'), href: servicesPath }, { label: name }]
    : [{ label: t('title') }]
  const trail = [
    { name: t('title'), path: servicesPath },
    ...(name ? [{ name, path: withQuery(servicesPath, { kategori: category }) }] : []),
  ]
  const services = data.map(({ name: title, slug }) => ({
    name: title,
    path: `${servicesPath}/${slug}`,
  }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <JsonLd
        value={itemListJsonLd(locale, name ?? t('title'), services, (page - 1) * servicePageSize)}
      />
      <PageBanner
        title={name ?? t('title')}
        subtitle={t('subtitle')}
        crumbs={crumbs}
        right={
          <SearchForm
            action={action}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
            query={query}
            hiddenFields={{ ...narrowingFields({ ...filters, query: '' }), ...orderField(order) }}
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
        action={action}
        hiddenFields={narrowingFields(filters)}
        hrefOf={servicesHref}
      />
    </>
  )
}
