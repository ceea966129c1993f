import { newsPath } from '@/lib/address/paths'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { JsonLd } from '@/components/content/json-ld'
import { newsAddress } from '@/lib/address/lists/news-address'
import { NewsListView } from '@/components/content/news/news-list-view'
import { PageBanner } from '@/components/layout/page-banner'
import { ChipNav } from '@/components/ui/chip-nav'
import { feedAlternates } from '@/lib/feeds/feed-address'
import { newsCategories } from '@/lib/schemas/news'
import { listMostRead, listNews, listPopularTags } from '@/lib/server/queries/news'
import { NewsAside } from './news-frame'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { category, page } = newsAddress.read(await searchParams)
  const t = await getTranslations('news')
  const name = category && t(`categories.${category}`)
  const title = name ? t('categoryTitle', { category: name }) : t('heading')
  const locale = await getLocale()
  return pageMetadata({
    locale,
    feeds: feedAlternates(locale, { kind: 'news', category: category ?? undefined }, title),
    path: newsAddress.href({ category, page }),
    title: page > 1 ? t('pageTitle', { title, page }) : title,
    description: name ? t('categoryDescription', { category: name }) : t('description'),
  })
}

export default async function NewsPage({ searchParams }: Props) {
  const { category, page } = newsAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('news')]
  const [{ data, meta }, mostRead, tags] = await Promise.all([
    listNews(locale, page, category, null),
    listMostRead(locale),
    listPopularTags(locale),
  ])
  const chips = [null, ...newsCategories].map((each) => ({
    label: each === null ? t('all') : t(`categories.${each}`),
    href: newsAddress.href({ category: each }),
    isCurrent: each === category,
  }))
  const name = category && t(`categories.${category}`)
  const trail = [
    { name: t('title'), path: newsAddress.path },
    ...(name ? [{ name, path: newsAddress.href({ category }) }] : []),
  ]
  const articles = data.map(({ title, slug }) => ({ name: title, path: newsPath(slug) }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <JsonLd
        value={itemListJsonLd(
          locale,
          name ?? t('title'),
          articles,
          (meta.current_page - 1) * meta.per_page,
        )}
      />
      <PageBanner
        scene="braga-kites"
        title={name ? t('categoryTitle', { category: name }) : t('heading')}
        subtitle={t('subtitle')}
        crumbs={
          name
            ? [{ label: t('title'), href: newsAddress.path }, { label: name }]
            : [{ label: t('title') }]
        }
      />
      <NewsListView
        articles={data}
        meta={meta}
        hasLead
        hrefOf={(target) => newsAddress.href({ category, page: target })}
        filters={<ChipNav label={t('filterLabel')} chips={chips} />}
        aside={<NewsAside mostRead={mostRead.data} tags={tags} />}
      />
      <FeedLine
        topic={{ kind: 'news', category: category ?? undefined }}
        name={name ? t('categoryTitle', { category: name }) : t('heading')}
      />
    </>
  )
}
