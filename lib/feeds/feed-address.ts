import type { Locale } from '@/lib/i18n/locales'

/** Kinds of feeds: RSS 2.0, Atom 1.0 (RFC 4287), JSON Feed 1.1. */
export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]
export const isFeedFormat = (value: unknown): value is FeedFormat =>
  feedFormats.some((format) => format === value)

export const feedMediaTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}
export const feedFormatNames: Record<FeedFormat, string> = {
  rss: 'RSS',
  atom: 'Atom',
  json: 'JSON',
}

export const feedLength = 30

/** What a feed follows; the same in every format. */
export type FeedTopic =
  | { kind: 'news'; category?: string; tag?: string }
  | { kind: 'documents'; topic?: string }
  | { kind: 'announcements' }
  | { kind: 'alerts' }
  /** Public complaints; of a regency, city or district by its code, or of the province. */
  | { kind: 'complaints'; area?: string }
  | { kind: 'search'; query: string }

/** The topic in an address: `berita/kesehatan`. */
export function feedName(topic: FeedTopic): string {
  if (topic.kind === 'announcements') return 'pengumuman'
  if (topic.kind === 'alerts') return 'peringatan'
  if (topic.kind === 'search') return 'pencarian'
  if (topic.kind === 'complaints') return topic.area === undefined ? 'aduan' : `aduan/${topic.area}`
  if (topic.kind === 'documents')
    return topic.topic === undefined ? 'dokumen' : `dokumen/${topic.topic}`
  if (topic.tag !== undefined) return `berita/tag/${encodeURIComponent(topic.tag)}`
  return topic.category === undefined ? 'berita' : `berita/${topic.category}`
}

/** Root-relative address of a feed: `/feed/id/berita/kesehatan.rss`. With a file extension, so it gets no language prefix. */
export function feedPath(locale: Locale, topic: FeedTopic, format: FeedFormat): string {
  const search =
    topic.kind === 'search' && topic.query !== ''
      ? `?${new URLSearchParams({ q: topic.query }).toString()}`
      : ''
  return `/feed/${locale}/${feedName(topic)}.${format}${search}`
}

/** The feeds of a page for its metadata. */
export const feedAlternates = (locale: Locale, topic: FeedTopic, title: string) =>
  Object.fromEntries(
    feedFormats.map((format) => [
      feedMediaTypes[format],
      [{ url: feedPath(locale, topic, format), title: `${title} (${feedFormatNames[format]})` }],
    ]),
  )
