import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { JsonLd } from '@/components/content/json-ld'
import { MatterAnswer } from '@/components/content/matters/matter-answer'
import { BestResults } from '@/components/content/search/best-results'
import { ResultGroups } from '@/components/content/search/result-groups'
import { searchAddress } from '@/lib/address/lists/search-address'
import { SearchBanner } from '@/components/content/search/search-banner'
import { SearchDomainNav } from '@/components/content/search/search-domain-nav'
import { SearchEmpty } from '@/components/content/search/search-empty'
import { SearchFrame } from '@/components/content/search/search-frame'
import { SearchStart } from '@/components/content/search/search-start'
import { SearchSummary } from '@/components/content/search/search-summary'
import { feedAlternates } from '@/lib/feeds/feed-address'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { findMeantMatter } from '@/lib/server/queries/matters'
import { listNamedOffices } from '@/lib/server/queries/offices'
import { findResults, listPopularServices } from '@/lib/server/queries/search'
import { hasWords } from '@/lib/search/tokens'
import { SearchField } from './search-field'
import { searchJsonLd } from './search-json-ld'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = searchAddress.read(await searchParams)
  const [t, locale] = [await getTranslations('search'), await getLocale()]
  const title = query === '' ? t('title') : t('resultsTitle', { query })
  return {
    ...pageMetadata({
      locale,
      path: searchAddress.href({ query }),
      feeds: feedAlternates(locale, { kind: 'search', query }, title),
      title,
      description: t('description'),
    }),
    // Queries in addresses are arbitrary; search engines should index the page without them.
    ...(query !== '' && { robots: { index: false, follow: true } }),
  }
}

export default async function SearchPage({ searchParams }: Props) {
  const filters = searchAddress.read(await searchParams)
  const { query } = filters
  const locale = await getLocale()
  const [t, common] = [await getTranslations('search'), await getTranslations('common')]
  const [{ meta, best, groups }, matter] = [
    await findResults(filters, locale),
    await findMeantMatter(query, locale),
  ]
  const offices = matter ? await listNamedOffices(matter, query, locale) : []
  const { aggregations, total_count: count } = meta
  const title = query === '' ? t('title') : t('resultsTitle', { query })
  return (
    <>
      <JsonLd
        value={searchJsonLd(locale, title, [
          { name: common('breadcrumb.home'), path: '/' },
          { name: t('title'), path: searchAddress.path },
        ])}
      />
      <SearchBanner title={title} crumbs={[{ label: t('title') }]}>
        <SearchField address={searchAddress} query={query} />
      </SearchBanner>
      <SearchFrame
        nav={
          count > 0 && (
            <SearchDomainNav filters={filters} current={null} counts={aggregations.domain} />
          )
        }
      >
        {matter && (
          <MatterAnswer
            matter={matter}
            offices={offices.map(({ office, government }) => ({
              name: office.name,
              district: office.district_name ?? '',
              address: office.address,
              phone: office.phone,
              website: office.website,
              government: government?.website ?? null,
            }))}
          />
        )}
        {!hasWords(query) ? (
          <SearchStart
            popular={await cachedPortal.search.popular(locale)}
            services={await listPopularServices(locale)}
          />
        ) : count === 0 && matter ? (
          <p className="text-text-2">{t('empty.besideAnswer', { query })}</p>
        ) : count === 0 ? (
          <SearchEmpty
            text={t('empty.query', { query })}
            link={{ label: t('empty.allServices'), href: '/layanan' }}
            similarTerms={meta.near}
            popularServices={await listPopularServices(locale)}
          />
        ) : (
          <>
            <SearchSummary
              filters={filters}
              meta={meta}
              exactHref={searchAddress.href({ query, exact: true })}
            />
            <BestResults items={best} isAnswered={matter !== null} />
            <ResultGroups groups={groups} filters={filters} />
          </>
        )}
      </SearchFrame>
      {count > 0 && <FeedLine topic={{ kind: 'search', query }} name={title} />}
    </>
  )
}
