import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { Locale } from '@/lib/i18n/locales'
import { firstPlaces } from '@/lib/glossary/first-places'
import type { InformationDetail } from '@/lib/schemas/informations'
import { ReviewNotice } from '../review-notice'
import { ExplainedText } from '../abbreviation'
import { RichText } from '../rich-text'
import { domainAddress, searchAddress } from '@/lib/address/lists/search-address'

interface InformationArticleProps {
  item: InformationDetail
  /** Of the page; a text in another one is marked. */
  locale: Locale
  /** The moment for whether the text waits to be looked at again. */
  now: Date
  /** Button to have the text read aloud. */
  listen?: ReactNode
  /** Actions for the page. */
  share?: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** A standing information or an announcement: subject, title, date, text. */
export function InformationArticle({
  item,
  locale,
  now,
  listen,
  share,
  feedback,
}: InformationArticleProps) {
  const [t, common, format] = [useTranslations('search'), useTranslations('common'), useFormatter()]
  const { type } = item.category
  const places = firstPlaces([
    ['excerpt', { text: item.excerpt }],
    ['text', { text: item.content, isHtml: true }],
  ])
  const date = format.dateTime(new Date(item.updated_at), { dateStyle: 'long' })
  return (
    <Container className="pb-18 pt-8">
      <Breadcrumb
        items={[
          { label: t('title'), href: searchAddress.path },
          { label: t(`domains.${type}`), href: domainAddress(type).path },
        ]}
      />
      <article className="mt-6 max-w-[68ch]">
        <Tag tone={type === 'announcement' ? 'pare' : 'mega'}>{item.category.title}</Tag>
        <h1 className="mt-3 text-h1" lang={item.lang}>
          {item.title}
        </h1>
        <p className="mt-3 text-lead text-text-2" lang={item.lang} data-read-aloud>
          <ExplainedText text={item.excerpt} shorts={places('excerpt')} />
        </p>
        <p className="mt-3 text-small text-text-2">{t('updated', { date })}</p>
        {item.lang !== locale && (
          <p className="mt-3 text-small text-text-2">{common('untranslated')}</p>
        )}
        {listen && <div className="mt-4">{listen}</div>}
        <div className="mt-5 empty:hidden">
          <ReviewNotice reviewBy={item.review_by} now={now} />
        </div>
        <div className="mt-7">
          <RichText html={item.content} lang={item.lang} explained={places('text')} hasLead />
        </div>
        {feedback}
      </article>
      {share && <div className="mt-10 border-t border-line pt-6 print:hidden">{share}</div>}
    </Container>
  )
}
