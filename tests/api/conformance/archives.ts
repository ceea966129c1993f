import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  archiveResponse,
  archiveCategoryList,
  archiveList,
  archiveTopicNames,
  archiveTopics,
  documentTypes,
} from '@/lib/schemas/archives'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public/document-archives'
const hostile = hostileQuery(
  ['cat', 'cat[]', 'q', 'year', 'page', 'per_page', 'sort_by', 'sort_order'],
  ['produk-hukum', 'title', '2023'],
)

export function describeArchives(ask: Ask) {
  describe(`GET ${base}`, () => {
    const list = (query = '', init?: RequestInit) => good(ask(`${base}${query}`, init), archiveList)

    it('gives documents of all five topics, the newest first, in both languages', async () => {
      const [{ data, meta }, english] = [
        await list('?per_page=100'),
        await list('?per_page=100', inEnglish),
      ]
      expect(meta.total_count).toBe(data.length)
      expect(data.length).toBeGreaterThanOrEqual(60)
      expect(new Set(data.map((item) => item.category_slug))).toEqual(new Set(archiveTopics))
      const times = data.map((item) => item.created_at)
      expect(times).toEqual(times.toSorted().toReversed())
      expect(english.data.map(({ slug }) => slug)).toEqual(data.map(({ slug }) => slug))
      for (const [at, item] of english.data.entries()) {
        expect(item.lang).toBe('en')
        expect(item.title).not.toBe(data[at]?.title)
        expect(item.category).toBe(archiveTopicNames[item.category_slug].en)
      }
    })

    it('names files that are there, with their type, size and pages', async () => {
      const { data } = await list('?per_page=100')
      expect(new Set(data.map(({ mimetype }) => mimetype))).toEqual(
        new Set(Object.values(documentTypes)),
      )
      for (const { source, size } of [data[0], data[20], data[40]].flatMap((item) => item ?? [])) {
        const file = await ask(new URL(source).pathname)
        expect(file.status, source).toBe(200)
        expect((await file.arrayBuffer()).byteLength, source).toBe(size)
      }
      // Papers have pages, tables have none.
      for (const { mimetype, pages } of data)
        expect(pages !== null, mimetype).toBe(mimetype === documentTypes.pdf)
    })

    it('keeps to a topic by slug or by name, and finds nothing in one that does not exist', async () => {
      const { data, meta } = await list('?cat=produk-hukum&per_page=100')
      expect(data.every((item) => item.category === 'Produk Hukum')).toBe(true)
      expect((await list('?cat=Produk%20Hukum')).meta.total_count).toBe(meta.total_count)
      expect(
        (await list('?cat[]=produk-hukum&cat[]=dokumen-perencanaan')).meta.total_count,
      ).toBeGreaterThan(meta.total_count)
      expect((await list('?cat=sihir')).data).toEqual([])
    })

    it('finds words of titles and descriptions in either language, takes wildcards literally, and keeps to a year', async () => {
      expect((await list('?q=rpjpd%202045')).data[0]?.title).toContain('RPJPD')
      expect((await list('?q=wealth%20reports', inEnglish)).data[0]?.title).toContain('LHKPN')
      expect((await list('?q=zzqxy')).data).toEqual([])
      const { data } = await list('?year=2023')
      expect(data.length).toBeGreaterThan(0)
      expect(data.every(({ year }) => year === 2023)).toBe(true)
      expect((await list('?year=1800')).data).toEqual([])
    })

    it('sorts by title both ways, and pages without gaps', async () => {
      const all = (await list('?sort_by=title&sort_order=ASC&per_page=100')).data
      const down = (await list('?sort_by=title&per_page=100')).data
      expect(down.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed())
      expect((await list('?sort_by=title&sort_order=ASC&page=3')).data).toEqual(all.slice(20, 30))
      expect((await list('?page=99')).data).toEqual([])
    })

    it('gives one document with what it says and where the official one lies', async () => {
      const [first] = (await list('?cat=transparansi-kepegawaian')).data
      const { data } = await good(ask(`${base}/slug/${first?.slug}`), archiveResponse)
      expect(data).toMatchObject(first ?? {})
      expect(data.blocks.length).toBeGreaterThan(0)
      expect(data.official.url).toMatch(/^https:/)
      await refused(ask(`${base}/slug/tidak-ada-999`), 404, 'ITEM_NOT_FOUND')
    })
  })

  it(`GET ${base}/categories gives the five topics in order, with counts that add up`, async () => {
    const { data } = await good(ask(`${base}/categories`), archiveCategoryList)
    expect(data.map(({ slug }) => slug)).toEqual(archiveTopics)
    expect(data.map(({ name }) => name)).toEqual(
      archiveTopics.map((topic) => archiveTopicNames[topic].id),
    )
    const { meta } = await good(ask(base), archiveList)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total_count)
  })

  it.each([base, '/v1/public/regional-finances/reports'])(
    'answers or refuses anything at all in the query of %s, by name',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(hostile, async (search) => {
          const response = await ask(`${path}?${search}`)
          const text = await response.text()
          expect([200, 400], text).toContain(response.status)
          expect(JSON.parse(text)).toMatchObject(
            response.status === 200 ? { data: expect.any(Array) } : { code: expect.any(String) },
          )
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )
}
