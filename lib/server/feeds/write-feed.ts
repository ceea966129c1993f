import { Feed } from 'feed'
import { type FeedFormat, feedMediaTypes } from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'
import { asHtml, plain, tagUri } from './xml-text'

export interface FeedEntry {
  /** Stable part of its name: `berita/12`. */
  name: string
  title: string
  summary: string
  /** Absolute address of its page. */
  address: string
  publishedAt: string
  updatedAt: string
  categories: string[]
  /** Absolute address of its picture, where it has one. */
  picture?: string
  /** Language of the texts; a missing English one falls back to Indonesian. */
  lang: Locale
}

export interface FeedDocument {
  /** Stable part of its name: `feed/berita`. */
  name: string
  title: string
  description: string
  author: string
  /** Absolute addresses of the page it follows and of itself. */
  page: string
  self: string
  locale: Locale
  siteOrigin: string
  entries: FeedEntry[]
}

/** `updated` of an empty feed: a fixed day, so that it stays the same. */
const noEntries = '2026-01-01T00:00:00Z'

const pictureTypes = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** A picture as an enclosure; null where its address does not tell what it is, which RSS has to say. */
function enclosureOf({ picture }: FeedEntry) {
  if (picture === undefined) return null
  const { href: url, pathname } = new URL(picture)
  const type = pictureTypes.get(pathname.split('.').at(-1)?.toLowerCase() ?? '')
  return type === undefined ? null : { url, type }
}

/** The newest change among the entries, so that a feed is the same until one of them changes. */
const feedUpdatedAt = ({ entries }: FeedDocument) =>
  new Date(
    Math.max(Date.parse(noEntries), ...entries.map(({ updatedAt }) => Date.parse(updatedAt))),
  )

const newestFirst = (entries: readonly FeedEntry[]) =>
  entries.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

function libraryFeed(
  document: FeedDocument,
  titleText: (text: string) => string,
  hasEnclosures = false,
): Feed {
  const { siteOrigin, locale, author } = document
  const feed = new Feed({
    id: tagUri(siteOrigin, document.name),
    title: plain(document.title),
    description: plain(document.description),
    link: document.page,
    feed: document.self,
    language: locale,
    updated: feedUpdatedAt(document),
    favicon: `${siteOrigin}/favicon.svg`,
    generator: false,
    author: { name: author, link: siteOrigin },
  })
  for (const entry of newestFirst(document.entries)) {
    const enclosure = hasEnclosures ? enclosureOf(entry) : null
    feed.addItem({
      ...(enclosure && { enclosure }),
      id: tagUri(siteOrigin, entry.name),
      title: titleText(entry.title),
      link: entry.address,
      description: asHtml(entry.summary),
      date: new Date(entry.updatedAt),
      published: new Date(entry.publishedAt),
      category: entry.categories.map((name) => ({ name: plain(name), term: plain(name) })),
    })
  }
  return feed
}

/** The library takes the type of an enclosure from its name, and `image/jpg` is none. */
function atomEnclosure(entry: FeedEntry): string {
  const enclosure = enclosureOf(entry)
  if (!enclosure) return ''
  return `<link rel="enclosure" type="${enclosure.type}" href="${enclosure.url.replaceAll('&', '&amp;')}"/>`
}

/** The library leaves `<` as it is in attributes, where it ends a document for readers. It cannot stand in a text before them, escaped as all are. */
const withWholeCategories = (text: string) =>
  text.replace(/<category label="[^"]*" term="[^"]*"\/>/g, (element) =>
    element.replace(/(?!^)</g, '&lt;'),
  )

// The library does not support xml:lang in Atom. `<entry>` cannot occur inside an entry, because all `<` in texts are escaped.
function atom(document: FeedDocument): string {
  const [head = '', ...entries] = libraryFeed(document, asHtml).atom1().split('<entry>')
  const ordered = newestFirst(document.entries)
  const marked = entries.map((text, at) => {
    const entry = ordered[at]
    const isForeign = entry?.lang !== document.locale
    const language = isForeign ? ` xml:lang="${entry?.lang ?? 'id'}"` : ''
    const withEnclosure = entry
      ? text.replace(/<link [^>]*>/, (link) => link + atomEnclosure(entry))
      : text
    return `<entry${language}>${withWholeCategories(withEnclosure)}`
  })
  return [
    head.replace('<feed xmlns=', `<feed xml:lang="${document.locale}" xmlns=`),
    ...marked,
  ].join('')
}

/** JSON Feed 1.1 by hand: the library writes version 1, which has neither languages nor several authors. */
function jsonFeed(document: FeedDocument): string {
  const { siteOrigin, locale } = document
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: document.title,
    home_page_url: document.page,
    feed_url: document.self,
    description: document.description,
    language: locale,
    favicon: `${siteOrigin}/favicon.svg`,
    authors: [{ name: document.author, url: siteOrigin }],
    items: newestFirst(document.entries).map((entry) => ({
      id: tagUri(siteOrigin, entry.name),
      url: entry.address,
      title: entry.title,
      content_text: entry.summary,
      summary: entry.summary,
      image: entry.picture,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      tags: entry.categories,
      language: entry.lang,
    })),
  })
}

/** RSS readers expect titles as plain text; the library writes an entry's date as `pubDate`. */
function rss(document: FeedDocument): string {
  return libraryFeed(document, plain, true).rss2()
}

const writers: Record<FeedFormat, (document: FeedDocument) => string> = {
  rss,
  atom,
  json: jsonFeed,
}

/**
 * A feed in one of the three formats, entries newest first. The same entries give the same bytes, so that its tag tells readers whether it has
 * changed. No Last-Modified: many entries know only the day of their change, and one that is taken out, or shown from today on, leaves none.
 */
export const writeFeed = (document: FeedDocument, format: FeedFormat) => ({
  body: writers[format](document),
  headers: {
    'Content-Type': `${feedMediaTypes[format]}; charset=utf-8`,
    'Content-Language': document.locale,
  },
})
