import { create } from 'xmlbuilder2'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FeedDocument, type FeedEntry, writeFeed } from './write-feed'

const entry = (id: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  name: `berita/${id}`,
  title: `Judul ${id}`,
  summary: 'Ringkasan.',
  address: `https://jabarprov.go.id/en/berita/judul-${id}`,
  publishedAt: `2026-11-2${id}T08:00:00+07:00`,
  updatedAt: `2026-11-2${id}T09:00:00+07:00`,
  categories: ['Kesehatan'],
  lang: 'en',
  ...more,
})
const feed = (entries: FeedEntry[]): FeedDocument => ({
  name: 'feed/en/berita',
  title: 'News - Portal Jabar',
  description: 'The latest & greatest',
  author: 'Portal Jabar',
  page: 'https://jabarprov.go.id/en/berita?kategori=a&halaman=1',
  self: 'https://jabarprov.go.id/feed/en/berita.rss',
  locale: 'en',
  siteOrigin: 'https://jabarprov.go.id',
  entries,
})
const odd = entry(1, {
  title: '<b>Air & ]]> listrik</b> \u0007',
  summary: 'A < B & "C" <entry> <script>x</script>',
  categories: ['Usia <5 & "balita"'],
  lang: 'id',
})
const pictured = (picture: string) => feed([entry(1, { picture }), entry(2)])
/** Text as the test's XML reader returns it: plain or with attributes. */
const text = z.union([z.string(), z.looseObject({})])
const parsed = (xml: string): unknown => create(xml).end({ format: 'object' })

describe('RSS 2.0', () => {
  const shape = z.object({
    rss: z.object({
      '@version': z.literal('2.0'),
      channel: z.object({
        title: z.string(),
        link: z.string(),
        description: z.string(),
        language: z.literal('en'),
        lastBuildDate: z.string(),
        'atom:link': z.object({ '@href': z.string(), '@rel': z.literal('self') }),
        item: z.array(
          z.object({
            title: text,
            link: z.string(),
            guid: z.object({ '@isPermaLink': z.literal('false'), '#': z.string() }),
            pubDate: z.string(),
            description: text,
            category: z.string(),
          }),
        ),
      }),
    }),
  })

  it('is well formed, holds what RSS demands and is newest first', () => {
    const { body, headers } = writeFeed(feed([odd, entry(2)]), 'rss')
    const { channel } = shape.parse(parsed(body)).rss
    expect(channel).toMatchObject({
      title: 'News - Portal Jabar',
      lastBuildDate: 'Sun, 22 Nov 2026 02:00:00 GMT',
    })
    expect(body).toContain(
      '<link>https://jabarprov.go.id/en/berita?kategori=a&amp;halaman=1</link>',
    )
    expect(channel.item.map(({ guid }) => guid['#'])).toEqual([
      'tag:jabarprov.go.id,2026:berita/2',
      'tag:jabarprov.go.id,2026:berita/1',
    ])
    expect(channel.item[0]?.pubDate).toBe('Sun, 22 Nov 2026 01:00:00 GMT')
    expect(headers).toEqual({
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Content-Language': 'en',
    })
  })
})

describe('the picture of an entry', () => {
  const address = 'https://jabarprov.go.id/gambar-halaman/en/berita/judul-1.jpg'

  it('is an enclosure with its type in RSS and Atom, and an image in JSON Feed', () => {
    const [rss, atom] = (['rss', 'atom'] as const).map(
      (format) => writeFeed(pictured(address), format).body,
    )
    expect(rss?.match(/<enclosure /g)).toHaveLength(1)
    expect(rss).toContain(`<enclosure length="0" type="image/jpeg" url="${address}"/>`)
    expect(atom?.match(/rel="enclosure"/g)).toHaveLength(1)
    expect(parsed(atom ?? '')).toMatchObject({
      feed: { entry: [{}, { link: [{}, { '@type': 'image/jpeg', '@href': address }] }] },
    })
    const { items } = z
      .object({ items: z.array(z.object({ image: z.string().optional() })) })
      .parse(JSON.parse(writeFeed(pictured(address), 'json').body))
    expect(items.map(({ image }) => image)).toEqual([undefined, address])
  })

  it('stays well formed whatever its address holds, and is left out where its type is unknown', () => {
    const odd = 'https://contoh.id/a.png?b=1&c="<d>'
    for (const format of ['rss', 'atom'] as const) {
      expect(() => parsed(writeFeed(pictured(odd), format).body)).not.toThrow()
      expect(writeFeed(pictured('https://contoh.id/foto'), format).body).not.toContain('enclosure')
    }
  })
})

describe('Atom 1.0', () => {
  const shape = z.object({
    feed: z.object({
      '@xml:lang': z.literal('en'),
      id: z.literal('tag:jabarprov.go.id,2026:feed/en/berita'),
      title: z.string(),
      updated: z.iso.datetime(),
      author: z.object({ name: z.literal('Portal Jabar') }),
      link: z.array(z.object({ '@rel': z.enum(['alternate', 'self']), '@href': z.string() })),
      entry: z.array(
        z.object({
          '@xml:lang': z.string().optional(),
          id: z.string(),
          updated: z.iso.datetime(),
          published: z.iso.datetime(),
          link: z.object({ '@href': z.string() }),
          title: z.looseObject({}),
          summary: z.looseObject({}),
        }),
      ),
    }),
  })

  it('is well formed, holds what Atom demands and marks foreign texts', () => {
    const { entry: entries } = shape.parse(
      parsed(writeFeed(feed([odd, entry(2)]), 'atom').body),
    ).feed
    expect(entries.map((each) => [each.id, each['@xml:lang']])).toEqual([
      ['tag:jabarprov.go.id,2026:berita/2', undefined],
      ['tag:jabarprov.go.id,2026:berita/1', 'id'],
    ])
  })

  it('keeps markup in words as words', () => {
    const { body } = writeFeed(feed([odd]), 'atom')
    expect(body).toContain('&lt;b&gt;Air &amp; ]]&gt; listrik&lt;/b&gt;')
    for (const sign of ['<script', '<b>', '<5', '\u0007']) expect(body).not.toContain(sign)
  })
})

describe('JSON Feed 1.1', () => {
  it('holds what the format demands', () => {
    const { body, headers } = writeFeed(feed([odd, entry(2)]), 'json')
    expect(headers['Content-Type']).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News - Portal Jabar',
      feed_url: 'https://jabarprov.go.id/feed/en/berita.rss',
      language: 'en',
      items: [
        {
          id: 'tag:jabarprov.go.id,2026:berita/2',
          language: 'en',
          content_text: 'Ringkasan.',
          tags: ['Kesehatan'],
        },
        { id: 'tag:jabarprov.go.id,2026:berita/1', language: 'id' },
      ],
    })
  })
})

it('is the same bytes for the same entries, also without any', () => {
  for (const format of ['rss', 'atom', 'json'] as const) {
    expect(writeFeed(feed([odd]), format)).toEqual(writeFeed(feed([odd]), format))
    expect(writeFeed(feed([]), format)).toEqual(writeFeed(feed([]), format))
  }
})
