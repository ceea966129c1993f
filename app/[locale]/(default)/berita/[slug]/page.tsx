import { newsPath } from '@/lib/address/paths'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { Listen, ListenSquare } from '@/app/listen-buttons'
import { PageActions } from '@/app/page-actions'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { ArticleView } from '@/components/content/news/article-view'
import { PrintFooter } from '@/components/content/print-footer'
import { JsonLd } from '@/components/content/json-ld'
import { ViewCounter } from '@/features/news-view/view-counter'
import { env } from '@/lib/env'
import { languages, localePath } from '@/lib/i18n/locales'
import { sharePicturePath } from '@/lib/share-picture/share-picture-path'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const locale = await getLocale()
  const article = await cachedPortal.news.bySlug(slug, locale)
  if (!article) return {}
  return pageMetadata({
    locale,
    path: newsPath(article.slug),
    title: article.title,
    description: article.excerpt,
    type: 'article',
    publishedTime: article.published_at,
    image: article.image ?? sharePicturePath(locale, 'berita', article.slug),
  })
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params
  const locale = await getLocale()
  const article = await cachedPortal.news.bySlug(slug, locale)
  if (!article) notFound()
  const related = await cachedPortal.news.list(
    { per_page: 5, cat: [article.category], exclude: article.id },
    locale,
  )
  const t = await getTranslations('common.site')
  const url = `${env().SITE_ORIGIN}${localePath(locale, newsPath(article.slug))}`
  return (
    <>
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: article.title,
          description: article.excerpt,
          inLanguage: languages[article.lang].iso,
          datePublished: article.published_at,
          dateModified: article.updated_at,
          mainEntityOfPage: url,
          author: { '@type': 'Organization', name: article.author },
          publisher: { '@type': 'GovernmentOrganization', name: t('name'), url: env().SITE_ORIGIN },
        }}
      />
      <ArticleView
        article={article}
        related={related.data.slice(0, 4)}
        locale={locale}
        now={await getNow()}
        listen={<Listen className="lg:hidden" />}
        feedback={<PageFeedback path={newsPath(article.slug)} />}
        share={
          <PageActions kind="article" articleId={article.id} url={url} title={article.title} isRail>
            <ListenSquare />
          </PageActions>
        }
      />
      <PrintFooter url={url} />
      <ViewCounter slug={article.slug} />
    </>
  )
}
