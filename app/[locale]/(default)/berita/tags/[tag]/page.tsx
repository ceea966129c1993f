import { newsPath } from '@/lib/address/paths'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { segmentText, type SearchParams } from '@/app/page-params'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { JsonLd } from '@/components/content/json-ld'
import { newsAddress, newsTagAddress } from '@/lib/address/lists/news-address'
import { NewsListView } from '@/components/content/news/news-list-view'
import { PageBanner } from '@/components/layout/page-banner'
import { feedAlternates } from '@/lib/feeds/feed-address'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { listMostRead, listNews, listPopularTags } from '@/lib/server/queries/news'
import { NewsAside } from '../../news-frame'

interface Props {
  params: Promise<{ tag: string }>
  searchParams: SearchParams
}

async function readTag(params: Props['params']) {
  const name = segmentText((await params).tag)
  return name ? cachedPortal.news.tagByName(name, await getLocale()) : null
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const tag = await readTag(params)
  if (!tag) return {}
  const t = await getTranslations('news')
  const address = newsTagAddress(tag.key)
  const { page } = address.read(await searchParams)
  const title = t('tagTitle', { tag: tag.name })
  const locale = await getLocale()
  return pageMetadata({
    locale,
    feeds: feedAlternates(locale, { kind: 'news', tag: tag.key }, title),
    path: address.href({ page }),
    title: page > 1 ? t('pageTitle', { title, page }) : title,
    description: t('categoryDescription', { category: tag.name }),
  })
}

export default async function NewsTagPage({ params, searchParams }: Props) {
  const tag = await readTag(params)
  if (!tag) notFound()
  const [locale, t, address] = [
    await getLocale(),
    await getTranslations('news'),
    newsTagAddress(tag.key),
  ]
  const { page } = address.read(await searchParams)
  const [{ data, meta }, mostRead, tags] = await Promise.all([
    listNews(locale, page, null, tag.key),
    listMostRead(locale),
    listPopularTags(locale),
  ])
  const trail = [
    { name: t('title'), path: newsAddress.path },
    { name: `#${tag.name}`, path: address.path },
  ]
  const articles = data.map(({ title, slug }) => ({ name: title, path: newsPath(slug) }))
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, trail)} />
      <JsonLd
        value={itemListJsonLd(
          locale,
          `#${tag.name}`,
          articles,
          (meta.current_page - 1) * meta.per_page,
        )}
      />
      <PageBanner
        scene="braga-kites"
        title={`#${tag.name}`}
        subtitle={t('tagSubtitle', { count: meta.total_count })}
        crumbs={[{ label: t('title'), href: newsAddress.path }, { label: `#${tag.name}` }]}
      />
      <NewsListView
        articles={data}
        meta={meta}
        hasLead={false}
        hrefOf={(target) => address.href({ page: target })}
        aside={<NewsAside mostRead={mostRead.data} tags={tags} />}
      />
      <FeedLine topic={{ kind: 'news', tag: tag.key }} name={t('tagTitle', { tag: tag.name })} />
    </>
  )
}
