import { create } from 'xmlbuilder2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { feedFormats, feedLength, feedPath, type FeedTopic } from '@/lib/feeds/feed-address'
import { cityCodeOf } from '@/lib/schemas/areas'
import { locales } from '@/lib/i18n/locales'
import type * as FeedRoute from '@/app/feed/[locale]/[...path]/route'
import { openDatabase } from '@/lib/server/db/open'
import { issueAlert } from '@/lib/server/alerts/embedded/write-alerts'
import type * as OpenPortalModule from '@/lib/server/open-portal'
import { makeDataFolder, removeFolder } from '../support/database'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const folder = makeDataFolder('seeded')
const origin = 'https://jabarprov.example'
let get: typeof FeedRoute.GET
let openPortal: typeof OpenPortalModule.openPortal

// Settings are read once per process, so they are set before the route is loaded.
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('SITE_ORIGIN', origin)
  get = (await import('@/app/feed/[locale]/[...path]/route')).GET
  openPortal = (await import('@/lib/server/open-portal')).openPortal
  await openPortal()
})
afterAll(async () => {
  await (await openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

async function ask(address: string) {
  const url = new URL(address, origin)
  const [, , locale = '', ...path] = url.pathname.split('/')
  return get(new Request(url), { params: Promise.resolve({ locale, path }) })
}
const item = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  content_text: z.string(),
  date_published: z.string(),
  language: z.string(),
})
const shape = z.object({
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  items: z.array(item),
})
const read = async (topic: FeedTopic, locale: 'id' | 'en' = 'id') =>
  shape.parse(await (await ask(feedPath(locale, topic, 'json'))).json())

const topics: FeedTopic[] = [
  { kind: 'news' },
  { kind: 'news', category: 'kesehatan' },
  { kind: 'documents' },
  { kind: 'documents', topic: 'produk-hukum' },
  { kind: 'announcements' },
  { kind: 'complaints' },
  { kind: 'search', query: 'pajak' },
]

describe('feeds of the stored content', () => {
  test.each(topics)(
    'of %j answer in every format and language with the same entries',
    async (topic) => {
      for (const locale of locales) {
        const { items, feed_url: self, home_page_url: page } = await read(topic, locale)
        expect(items.length, JSON.stringify(topic)).toBeGreaterThan(0)
        expect(items.length).toBeLessThanOrEqual(feedLength)
        expect(self).toBe(`${origin}${feedPath(locale, topic, 'json')}`)
        for (const address of [page, ...items.map(({ url }) => url)])
          expect(address.startsWith(`${origin}${locale === 'en' ? '/en/' : '/'}`), address).toBe(
            true,
          )
        for (const format of feedFormats) {
          const body = await (await ask(feedPath(locale, topic, format))).text()
          if (format !== 'json') expect(() => create(body)).not.toThrow()
          // In XML an ampersand of an address is written out.
          for (const { id } of items)
            expect(body).toContain(format === 'json' ? id : id.replaceAll('&', '&amp;'))
        }
      }
    },
  )

  test('of complaints hold the public ones of a city or district, named as examples where they are', async () => {
    const db = openDatabase(parseEnv({ DATA_DIR: folder }))
    const rows = await db
      .selectFrom('complaints')
      .innerJoin('complaint_listings as listing', 'listing.complaint_id', 'complaints.id')
      .select(['number', 'complaints.city_code', 'complaints.district_code', 'is_listed'])
      .execute()
    await db.destroy()
    const district = rows.find((row) => row.is_listed === 1)?.district_code ?? ''
    const city = cityCodeOf(district)
    for (const [area, column] of [
      [district, 'district_code'],
      [city, 'city_code'],
    ] as const) {
      const { items, title } = await read({ kind: 'complaints', area })
      const expected = rows.filter((row) => row[column] === area && row.is_listed === 1)
      expect(items.map(({ url }) => url.split('#nomor=')[1] ?? '').toSorted()).toEqual(
        expected.map(({ number }) => number).toSorted(),
      )
      expect(title).toMatch(/^Aduan warga di /)
      expect(items.every((each) => each.title.startsWith('Contoh: '))).toBe(true)
    }
    for (const area of ['32.99', '31.71', '32', '32.73.01.1001', 'bandung'])
      expect((await ask(feedPath('id', { kind: 'complaints', area }, 'rss'))).status).toBe(404)
  })

  test('of a tag follow its name in either language', async () => {
    const [tag] = await (await openPortal()).news.popularTags(1, 'id')
    const { items, title } = await read({ kind: 'news', tag: tag?.key ?? '' })
    expect([title.includes(`#${tag?.name ?? ''}`), items.length > 0]).toEqual([true, true])
  })

  test('of warnings hold those of this moment', async () => {
    expect((await read({ kind: 'alerts' })).items).toEqual([])
    const now = new Date()
    const db = openDatabase(parseEnv({ DATA_DIR: folder }))
    const draft = {
      level: 'danger',
      title: { id: 'Banjir', en: 'Flood' },
      body: { id: 'Hindari.', en: 'Avoid.' },
      link: '/berita',
      areas: ['32.04'],
      starts_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 60_000).toISOString(),
    } as const
    await issueAlert(db, { ...draft, areas: [...draft.areas] }, now)
    await db.destroy()
    const { items } = await read({ kind: 'alerts' }, 'en')
    expect(items).toMatchObject([
      { title: 'Danger: Flood', content_text: 'Avoid.', url: `${origin}/en/berita` },
    ])
  })

  // What is withdrawn, or shown from today on, leaves no later time than the reader's, which a portal would take for unchanged.
  test.each([...topics, { kind: 'alerts' } as const])(
    'of %j go by their tag alone',
    async (topic) => {
      const { headers } = await ask(feedPath('id', topic, 'rss'))
      expect(headers.get('last-modified')).toBeNull()
    },
  )

  test('mark examples', async () => {
    const portal = await openPortal()
    const { data } = await portal.archives.list({ per_page: feedLength }, 'id')
    const { items } = await read({ kind: 'documents' })
    for (const { id, is_demo: isDemo } of data) {
      expect(
        items.find((each) => each.id.endsWith(`:dokumen/${id}`))?.title.startsWith('Contoh: '),
        String(id),
      ).toBe(isDemo)
    }
  })

  test('are newest first and give the same bytes twice', async () => {
    const days = (await read({ kind: 'news' })).items.map(({ date_published: at }) =>
      Date.parse(at),
    )
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    const [one, two] = [
      await (await ask('/feed/id/berita.rss')).text(),
      await (await ask('/feed/id/berita.rss')).text(),
    ]
    expect(two).toBe(one)
  })

  test.each([
    '/feed/fr/berita.rss',
    '/feed/id/berita/olahraga.rss',
    '/feed/id/dokumen/lain.atom',
    '/feed/id/berita/tag/tidak-ada.json',
    '/feed/id/layanan.rss',
    '/feed/id/berita/%ff.rss',
    '/feed/id/berita',
  ])('that do not exist are not found: %s', async (address) => {
    expect((await ask(address)).status).toBe(404)
  })
})
