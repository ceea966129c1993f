import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  feedFormatNames,
  feedMediaTypes,
  feedPath,
  type FeedFormat,
  type FeedTopic,
} from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'

interface FeedLinkProps {
  locale: Locale
  topic: FeedTopic
  format: FeedFormat
  /** What the feed follows; heard, not seen. */
  name: string
}

const hidden = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>

/** One feed by the name of its format. A plain link, because its address is a file and knows no language prefix. */
export function FeedLink({ locale, topic, format, name }: FeedLinkProps) {
  const t = useTranslations('feeds.page')
  return (
    <a
      href={feedPath(locale, topic, format)}
      type={feedMediaTypes[format]}
      className="inline-flex min-h-11 items-center px-2.5 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
    >
      <span>{t.rich('feedLink', { format: feedFormatNames[format], name, hidden })}</span>
    </a>
  )
}
