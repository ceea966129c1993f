import { StaticMarkup } from '@/components/ui/static-markup'
import { CalendarBlankIcon, EyeIcon, PenNibIcon, TimerIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { newsAddress } from '@/lib/address/lists/news-address'
import { newsPicture, picturedNews } from '@/lib/cover/news-covers'
import { readingMinutes } from '@/lib/dates'
import { useFormatter } from '@/lib/i18n/formatter'
import { firstPlaces } from '@/lib/glossary/first-places'
import type { NewsDetail, NewsItem } from '@/lib/schemas/news'
import { NewsCategoryTag } from './news-category-tag'
import { NewsCover } from './news-cover'
import { RelatedNews, TagLinks } from './news-aside'
import { ReviewNotice } from '../review-notice'
import { RichText } from '../rich-text'

interface ArticleViewProps {
  article: NewsDetail
  related: NewsItem[]
  share: ReactNode
  /** Button to have the text read aloud, where the share rail is far down. */
  listen?: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
  /** The language of the page; a text in another one is marked. */
  locale: string
  /** The moment for whether the text waits to be looked at again. */
  now: Date
}

/** An article: title and cover, share rail, text, related. */
export function ArticleView({
  article,
  related,
  share,
  listen,
  feedback,
  locale,
  now,
}: ArticleViewProps) {
  const t = useTranslations('news')
  const common = useTranslations('common')
  const format = useFormatter()
  const places = firstPlaces([['text', { text: article.content, isHtml: true }]])
  const published = format.dateTime(new Date(article.published_at), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return (
    <Container className="pb-18 pt-8 xl:pr-16">
      <Breadcrumb
        items={[
          { label: t('title'), href: newsAddress.path },
          {
            label: t(`categories.${article.category}`),
            href: newsAddress.href({ category: article.category }),
          },
        ]}
      />
      <article>
        <div className="mt-6 grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_35rem] lg:gap-14">
          <div>
            <NewsCategoryTag category={article.category} />
            <h1 className="mt-3 text-h1" lang={article.lang}>
              {article.title}
            </h1>
            <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] tabular-nums text-text-2">
              <li className="flex items-center gap-2">
                <CalendarBlankIcon aria-hidden="true" size={18} />
                <time dateTime={article.published_at}>{t('publishedAt', { time: published })}</time>
              </li>
              <li className="flex items-center gap-2">
                <PenNibIcon aria-hidden="true" size={18} />
                {t('author', { name: article.author })}
              </li>
              {article.views > 0 && (
                <li className="flex items-center gap-2">
                  <EyeIcon aria-hidden="true" size={18} />
                  {t(article.demo_views ? 'exampleReadTimes' : 'readTimes', {
                    count: article.views,
                  })}
                </li>
              )}
              <li className="flex items-center gap-2">
                <TimerIcon aria-hidden="true" size={18} />
                {t('readingTime', { minutes: readingMinutes(article.content) })}
              </li>
            </ul>
            {article.lang !== locale && (
              <p className="mt-4 text-small text-text-2">{common('untranslated')}</p>
            )}
            {listen && <div className="mt-4 lg:mt-0">{listen}</div>}
          </div>
          <NewsCover
            picture={newsPicture(article)}
            isLead
            pageTitle={article.title}
            className="aspect-[16/10.4] rounded-cover-lg"
          />
        </div>
        <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[4.5rem_minmax(0,1fr)_20rem] lg:gap-12">
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">
            <div className="mb-6 empty:hidden">
              <ReviewNotice reviewBy={article.review_by} now={now} />
            </div>
            <StaticMarkup id="isi-berita">
              <RichText
                html={article.content}
                lang={article.lang}
                explained={places('text')}
                hasLead
              />
            </StaticMarkup>
            {article.editor && (
              <p className="mt-8 text-text-2">{t('editor', { name: article.editor })}</p>
            )}
            <div className="mt-6">
              <TagLinks
                title={t('tags')}
                tags={article.tags.map((tag) => ({ key: tag.key, name: tag.tag_name }))}
                isPlain
              />
            </div>
            {feedback}
          </div>
          {/* Behind the text, also where it stands before it: what comes first in the document is shown before the text has arrived. */}
          <div className="no-print lg:col-start-1 lg:row-start-1">{share}</div>
          <aside className="no-print" aria-label={t('related')}>
            <RelatedNews articles={picturedNews([article, ...related]).slice(1)} />
          </aside>
        </div>
      </article>
    </Container>
  )
}
