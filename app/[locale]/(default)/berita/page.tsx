import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd, itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, pageParam, textParam, withQuery, type SearchParams } from '@/app/page-params'
import { FeedLine } from '@/components/content/feeds/feed-line'
import { JsonLd } from '@/components/content/json-ld'
import { NewsListView } from '@/components/content/news/news-list-view'
import { PageBanner } from '@/components/layout/page-banner'
import { ChipNav } from '@/components/ui/chip-nav'
import { feedAlternates } from '@/lib/feeds/feed-address'
import { isNewsCategory, newsCategories } from '@/lib/schemas/news'
import { listMostRead, listNews, listPopularTags } from '@/lib/server/queries/news'
import { NewsAside } from './news-frame'

interface Props {
  searchParams: SearchParams
}

async function readQuery(searchParams: SearchParams) {
  const { kategori, halaman } = await searchParams
  const requested = textParam(kategori).toLowerCase()
  const category = isNewsCategory(requested) ? requested : null
  return { category, page: pageParam(halaman) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { category, page } = await readQuery(searchParams)
  const t = await getTranslations('news')
  const name = category && t(`categories.${category}`)
  const title = name ? t('categoryTitle', { category: name }) : t('heading')
  const locale = await pageLocale()
  return pageMetadata({
    locale,
    feeds: feedAlternates(locale, { kind: 'news', category: category ?? undefined }, title),
    path: withQuery('/berita', { kategori: category, halaman: page > 1 ? page : null }),
    title: page > 1 ? t('pageTitle', { title, page }) : title,
    description: name ? t('categoryDescription', { category: name }) : t('description'),
  })
}

export default async function NewsPage({ searchParams }: Props) {
  const { category, page } = await readQuery(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('news')]
  const [{ data, meta }, mostRead, tags] = await Promise.all([
    listNews(locale, page, category, null),
    listMostRead(locale),
    listPopularTags(locale),
  ])
  const chips = [
    { label: t('all'), href: '/berita', isCurrent: category === null },
    ...newsCategories.map((each) => ({
      label: t(`categories.${each}`),
      href: withQuery('/berita', { kategori: each }),
      isCurrent: each === category,
    })),
  ]
  const name = category && t(`categories.${category}`)
  const trail = [
    { name: t('title'), path: '/berita' },
    ...(name ? [{ name, path: withQuery('/berita', { kategori: category }) }] : []),
  ]
  const articles = data.map(({ title, slug }) => ({ name: title, path: `/berita/${slug}` }))
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
        title={name ? t('categoryTitle', { category: name }) : t('heading')}
        subtitle={t('subtitle')}
        crumbs={
          name ? [{ label: t('title'), href: '/berita' }, { label: name }] : [{ label: t('title') }]
        }
      />
      <NewsListView
        articles={data}
        meta={meta}
        hasLead
        hrefOf={(target) =>
          withQuery('/berita', { kategori: category, halaman: target > 1 ? target : null })
        }
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
