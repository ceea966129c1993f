import { useFormatter, useTranslations } from 'next-intl'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { Tag } from '@/components/ui/tag'
import type { InformationDetail } from '@/lib/schemas/informations'
import { RichText } from '../rich-text'
import { domainHref, searchPath } from './search-address'

/** A standing information or an announcement: subject, title, date, text. @param locale of the page; a text in another one is marked */
export function InformationArticle({ item, locale }: { item: InformationDetail; locale: string }) {
  const [t, common, format] = [useTranslations('search'), useTranslations('common'), useFormatter()]
  const { type } = item.category
  const date = format.dateTime(new Date(item.updated_at), { dateStyle: 'long' })
  return (
    <Container className="pb-18 pt-8">
      <Breadcrumb
        items={[
          { label: t('title'), href: searchPath },
          { label: t(`domains.${type}`), href: domainHref(type, { query: '' }) },
        ]}
      />
      <article className="mt-6 max-w-[68ch]">
        <Tag tone={type === 'announcement' ? 'pare' : 'mega'}>{item.category.title}</Tag>
        <h1 className="mt-3 text-h1" lang={item.lang}>
          {item.title}
        </h1>
        <p className="mt-3 text-lead text-text-2" lang={item.lang}>
          {item.excerpt}
        </p>
        <p className="mt-3 text-small text-text-2">{t('updated', { date })}</p>
        {item.lang !== locale && <p className="mt-3 text-small text-text-2">{common('untranslated')}</p>}
        <div className="mt-7">
          <RichText html={item.content} lang={item.lang} />
        </div>
      </article>
    </Container>
  )
}
