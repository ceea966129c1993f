import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { awardAddress, isSearching } from '@/lib/address/lists/award-address'
import { overviewPath } from '@/lib/address/paths'
import { AwardsView } from '@/components/content/awards/awards-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { awardQueryOf } from './award-query'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = awardAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('awards')]
  const { query, categories, page } = filters
  const names = (await cachedPortal.awards.categories(locale))
    .filter(({ key }) => categories.includes(key))
    .map(({ category }) => category)
  const title = isSearching(filters)
    ? t('searchTitle', { query })
    : names.length > 0
      ? t('categoryTitle', { category: names.join(', ') })
      : t('title')
  return {
    ...pageMetadata({
      locale,
      // Order and page size show the same achievements in another arrangement, so they share one canonical address.
      path: awardAddress.href({ query, categories, page }),
      title: page > 1 ? t('pageTitle', { title, page }) : title,
      description: t('description'),
    }),
    // One field is worth finding by itself; combinations and searches are countless.
    ...((query !== '' || categories.length > 1) && { robots: { index: false, follow: true } }),
  }
}

export default async function AwardsPage({ searchParams }: Props) {
  const filters = awardAddress.read(await searchParams)
  const [locale, t, tOverview, common] = [
    await getLocale(),
    await getTranslations('awards'),
    await getTranslations('overview'),
    await getTranslations('common'),
  ]
  const [{ data, meta }, categories, overview] = await Promise.all([
    cachedPortal.awards.list(awardQueryOf(filters), locale),
    cachedPortal.awards.categories(locale),
    cachedPortal.pageTexts.overview(locale),
  ])
  const trail = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: tOverview('title'), path: overviewPath },
    { name: t('title'), path: awardAddress.path },
  ]
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <PageBanner
        scene="volcanoes"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: tOverview('title'), href: overviewPath }, { label: t('title') }]}
      />
      <AwardsView
        awards={data}
        totalCount={meta.total_count}
        totalPages={meta.total_page}
        categories={categories}
        filters={filters}
        period={overview?.awards ?? null}
      />
    </>
  )
}
