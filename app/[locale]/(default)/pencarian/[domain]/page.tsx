import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { DomainResults } from '@/components/content/search/domain-results'
import {
  domainAddress,
  searchAddress,
  type SearchFilters,
} from '@/lib/address/lists/search-address'
import { SearchBanner } from '@/components/content/search/search-banner'
import { SearchDomainNav } from '@/components/content/search/search-domain-nav'
import { SearchFrame } from '@/components/content/search/search-frame'
import { localePath } from '@/lib/i18n/locales'
import { isSearchDomain, type SearchDomain } from '@/lib/schemas/search'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listPopularServices } from '@/lib/server/queries/search'
import { searchQueryOf } from '../search-query'
import { SearchField } from '../search-field'
import { searchJsonLd } from '../search-json-ld'

interface Props {
  params: Promise<{ domain: string }>
  searchParams: SearchParams
}

/** The content type of the address; an unknown one redirects to the search in everything, with the same query. */
async function readDomain({ params, searchParams }: Props): Promise<SearchDomain> {
  const { domain } = await params
  return isSearchDomain(domain)
    ? domain
    : redirect(
        localePath(await getLocale(), searchAddress.href(searchAddress.read(await searchParams))),
      )
}

async function titleOf(domain: SearchDomain, { query, page }: SearchFilters): Promise<string> {
  const t = await getTranslations('search')
  const name = t(`domains.${domain}`)
  const title =
    query === ''
      ? t('domainTitle', { domain: name })
      : t('domainResultsTitle', { query, domain: name })
  return page > 1 ? t('numberedTitle', { title, page }) : title
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const domain = await readDomain(props)
  const address = domainAddress(domain)
  const filters = address.read(await props.searchParams)
  const t = await getTranslations('search')
  return {
    ...pageMetadata({
      locale: await getLocale(),
      path: address.href({ query: filters.query, page: filters.page }),
      title: await titleOf(domain, filters),
      description: t('description'),
    }),
    ...(filters.query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function SearchDomainPage(props: Props) {
  const domain = await readDomain(props)
  const address = domainAddress(domain)
  const [filters, locale] = [address.read(await props.searchParams), await getLocale()]
  const [t, common] = [await getTranslations('search'), await getTranslations('common')]
  const { data, meta } = await cachedPortal.search.find(searchQueryOf(domain, filters), locale)
  const title = await titleOf(domain, filters)
  const name = t(`domains.${domain}`)
  const crumbs = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: searchAddress.path },
    { name, path: address.path },
  ]
  return (
    <>
      <JsonLd value={searchJsonLd(locale, title, crumbs)} />
      <SearchBanner
        title={title}
        crumbs={[{ label: t('title'), href: searchAddress.href(filters) }, { label: name }]}
      >
        <SearchField address={address} query={filters.query} />
      </SearchBanner>
      <SearchFrame
        nav={
          <SearchDomainNav filters={filters} current={domain} counts={meta.aggregations.domain} />
        }
      >
        <DomainResults
          domain={domain}
          items={data}
          meta={meta}
          filters={filters}
          popularServices={meta.total_count === 0 ? await listPopularServices(locale) : []}
        />
      </SearchFrame>
    </>
  )
}
