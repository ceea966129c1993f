import { RssSimpleIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { feedFormats, type FeedTopic } from '@/lib/feeds/feed-address'
import { FeedLink } from './feed-link'

/** The feeds of a list, below it, with a link to the page about feeds. @param name what the feeds follow, as text */
export function FeedLine({ topic, name }: { topic: FeedTopic; name: string }) {
  const t = useTranslations('feeds.line')
  const locale = useLocale()
  return (
    <Container className="pb-14 print:hidden">
      <aside
        aria-label={t('label')}
        className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-5 text-small"
      >
        <p className="flex items-center gap-2 text-text-2">
          <RssSimpleIcon
            aria-hidden="true"
            size={18}
            weight="bold"
            className="shrink-0 text-link"
          />
          {t('text')}
        </p>
        <ul className="-mx-2.5 flex flex-wrap">
          {feedFormats.map((format) => (
            <li key={format}>
              <FeedLink locale={locale} topic={topic} format={format} name={name} />
            </li>
          ))}
        </ul>
        <Link
          href="/umpan"
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
        >
          {t('about')}
        </Link>
      </aside>
    </Container>
  )
}
