import { feedFormats, type FeedTopic } from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'
import { FeedLink } from './feed-link'

export interface FeedRow {
  name: string
  topic: FeedTopic
}

/** Feeds by what they follow, one line each with its formats. */
export function FeedTable({ rows, locale }: { rows: FeedRow[]; locale: Locale }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ name, topic }) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
          <dt className="min-w-0 font-[550] text-heading">{name}</dt>
          <dd className="-mx-2.5 flex">
            {feedFormats.map((format) => (
              <FeedLink key={format} locale={locale} topic={topic} format={format} name={name} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
