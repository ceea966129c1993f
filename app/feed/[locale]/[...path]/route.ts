import { segmentText } from '@/app/page-params'
import { isLocale } from '@/lib/i18n/locales'
import { feedTopic } from '@/lib/server/feeds/feed-topic'
import { readFeed } from '@/app/feed/read-feed'
import { writeFeed } from '@/lib/server/feeds/write-feed'

const nowhere = () => new Response(null, { status: 404 })

/** `/feed/{language}/{topic}.{rss|atom|json}`: what is new, for feed readers. The addresses stand in `feed-address.ts`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; path: string[] }> },
) {
  const { locale, path } = await params
  const parts = path.map(segmentText)
  if (!isLocale(locale) || parts.some((part) => part === null)) return nowhere()
  const requested = feedTopic(parts.map(String), new URL(request.url).searchParams.get('q') ?? '')
  const feed = requested && (await readFeed(requested.topic, locale, requested.format))
  if (!requested || !feed) return nowhere()
  const { body, headers } = writeFeed(feed, requested.format)
  return new Response(body, { headers })
}
