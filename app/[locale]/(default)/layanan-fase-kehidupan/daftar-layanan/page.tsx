import { servicePath } from '@/lib/address/paths'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { lifeEventAddress, lifeEventsPath } from '@/lib/address/lists/life-event-address'
import { LifeEventServicesView } from '@/components/content/life-events/life-event-services-view'
import { PageBanner } from '@/components/layout/page-banner'
import { SearchForm } from '@/components/ui/search-form'
import { localePath, locales } from '@/lib/i18n/locales'
import { sharePicturePath } from '@/lib/share-picture/share-picture-path'
import { lifeEventPageSize, listLifeEventServices } from '@/lib/server/queries/life-events'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { readLifeEventAddress } from './life-event-request'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const locale = await getLocale()
  const { event, filters } = await readLifeEventAddress(searchParams, locale)
  if (!event) return {}
  const t = await getTranslations('life-events')
  const { query, page } = filters
  const title = query
    ? t('searchTitle', { query, name: event.name })
    : t('eventTitle', { name: event.name })
  // A sector is a selection of the same services, so it shares their canonical address.
  const pathIn = (name: string) => lifeEventAddress.href({ name, query, page })
  const metadata = pageMetadata({
    locale,
    path: pathIn(event.name),
    title: page > 1 ? t('numberedTitle', { title, page }) : title,
    description: event.description,
    image: sharePicturePath(locale, 'fase', event.id),
  })
  const languages = {
    // The name in the address is a word of its language, so each language has an address of its own.
    ...Object.fromEntries(
      locales.map((each) => [each, localePath(each, pathIn(event.names[each]))]),
    ),
    'x-default': pathIn(event.names.id),
  }
  return {
    ...metadata,
    alternates: { ...metadata.alternates, languages },
    ...(query && { robots: { index: false, follow: true } }),
  }
}

export default async function LifeEventServicesPage({ searchParams }: Props) {
  const locale = await getLocale()
  const { event, filters, unknownSector } = await readLifeEventAddress(searchParams, locale)
  if (filters.name === '') redirect(localePath(locale, lifeEventsPath))
  if (!event) notFound()
  const [t, common] = [await getTranslations('life-events'), await getTranslations('common')]
  const { query, sector, page } = filters
  const found = await listLifeEventServices(
    event.name,
    { q: query, sector: unknownSector || sector, page },
    locale,
  )
  const services = found?.data ?? []
  const totalCount = found?.meta.total_count ?? 0
  const crumbs = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: lifeEventsPath },
    { name: event.name, path: lifeEventAddress.href({ name: event.name }) },
  ]
  const entries = services.map((service) => ({
    name: service.name,
    path: servicePath(service.slug),
  }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, crumbs)} />
      {entries.length > 0 && (
        <JsonLd
          value={itemListJsonLd(locale, event.title, entries, (page - 1) * lifeEventPageSize)}
        />
      )}
      <PageBanner
        scene="family-tree"
        title={event.name}
        crumbs={[{ label: t('title'), href: lifeEventsPath }, { label: event.name }]}
        right={
          <SearchForm
            address={lifeEventAddress}
            filters={filters}
            label={t('searchLabel')}
            submitLabel={t('searchSubmit')}
          />
        }
      />
      <LifeEventServicesView
        event={event}
        services={services}
        totalCount={totalCount}
        totalPages={Math.ceil(found?.meta.total_page ?? 0)}
        filters={filters}
        unknownSector={unknownSector}
      />
    </>
  )
}
