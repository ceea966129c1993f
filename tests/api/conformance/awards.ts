import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awardResponse,
  awardCategories,
  awardCategoryCounts,
  awardList,
} from '@/lib/schemas/awards'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const hostile = hostileQuery(
  ['q', 'cat', 'cat[]', 'page', 'per_page', 'sort_by', 'sort_order'],
  ['olahraga', 'title'],
)

export function describeAwards(ask: Ask) {
  const list = (query = '', init?: RequestInit) => good(ask(`/v1/awards${query}`, init), awardList)

  describe('GET /v1/awards', () => {
    it('gives the latest year first and pages without gaps', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta).toEqual({
        total_count: data.length,
        total_page: 1,
        current_page: 1,
        per_page: 100,
      })
      const years = data.map(({ year }) => year)
      expect(years).toEqual(years.toSorted((a, b) => b - a))
      expect((await list('?per_page=20&page=2')).data).toEqual(data.slice(20, 40))
      expect((await list('?page=99')).data).toEqual([])
    })

    it('takes several categories as any of them, by key or by name in either language', async () => {
      const counts = await good(ask('/v1/awards/categories'), awardCategoryCounts)
      const expected = counts
        .filter(({ key }) => key === 'olahraga' || key === 'investasi')
        .reduce((sum, { count }) => sum + count, 0)
      for (const query of [
        '?cat=olahraga&cat[]=investasi',
        '?cat[]=Olahraga&cat[]=INVESTASI',
        '?cat=Sports&cat=investment',
      ]) {
        const { data, meta } = await list(`${query}&per_page=100`)
        expect(meta.total_count, query).toBe(expected)
        expect(new Set(data.map((award) => award.category_key))).toEqual(
          new Set(['olahraga', 'investasi']),
        )
      }
      expect((await list('?cat=sihir')).meta.total_count).toBe(0)
      expect((await list('?cat=sihir&cat=kebencanaan')).meta.total_count).toBe(
        counts.find(({ key }) => key === 'kebencanaan')?.count,
      )
    })

    it('finds words of title, giver and description in either language, and takes wildcards literally', async () => {
      const paralympics = (await list('?q=paralympic&per_page=100')).data
      expect(paralympics.length).toBeGreaterThan(1)
      expect(paralympics.every((award) => award.category_key === 'olahraga')).toBe(true)
      expect((await list('?q=unesco%202018')).data.map(({ title }) => title)).toEqual([
        'Geopark Ciletuh-Palabuhanratu, UNESCO Global Geopark',
      ])
      expect((await list('?q=zzqxy')).data).toEqual([])
      expect((await list('?q=%25')).meta.total_count).toBe(0)
    })

    it('sorts by title, both ways, in the asked language', async () => {
      const up = (await list('?sort_by=title&sort_order=ASC&per_page=100', inEnglish)).data.map(
        ({ id }) => id,
      )
      const down = (await list('?sort_by=title&sort_order=DESC&per_page=100', inEnglish)).data.map(
        ({ id }) => id,
      )
      expect(down).toEqual(up.toReversed())
      expect(
        (await list('?sort_by=title&sort_order=ASC&per_page=1', inEnglish)).data[0]?.title,
      ).toMatch(/^A/)
    })

    it('speaks English on request, with year and source', async () => {
      const [award] = (await list('?q=parasamya', inEnglish)).data
      expect(award).toMatchObject({
        year: 2018,
        category: 'Development',
        appreciator: 'President of the Republic of Indonesia',
        lang: 'en',
      })
      expect(award?.source).not.toBe('')
    })

    it('gives one of them, with its times', async () => {
      const [first] = (await list('?per_page=1')).data
      const { data } = await good(ask(`/v1/awards/${first?.id}`), awardResponse)
      expect(data).toEqual(first)
      expect(data.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
    })

    it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '999999'])(
      'knows no achievement %s',
      async (id) => {
        const response = await ask(`/v1/awards/${id}`)
        expect([400, 404]).toContain(response.status)
      },
    )

    it('answers or refuses anything at all in its query, by name', async () => {
      await fc.assert(
        fc.asyncProperty(hostile, async (search) => {
          const response = await ask(`/v1/awards?${search}`)
          const text = await response.text()
          expect([200, 400], text).toContain(response.status)
          expect(JSON.parse(text)).toMatchObject(
            response.status === 200 ? { data: expect.any(Array) } : { code: expect.any(String) },
          )
        }),
        { numRuns: 75 },
      )
    }, 60_000)

    it('refuses more categories than there can be', async () => {
      await refused(ask(`/v1/awards?${'cat=x&'.repeat(60)}`), 400, 'VALIDATION_FAILED')
    })
  })

  describe('GET /v1/awards/categories', () => {
    it('gives the fourteen in their order with counts that add up', async () => {
      const counts = await good(ask('/v1/awards/categories'), awardCategoryCounts)
      expect(counts.map(({ key }) => key)).toEqual(awardCategories)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(
        (await list()).meta.total_count,
      )
      expect(
        (await good(ask('/v1/awards/categories', inEnglish), awardCategoryCounts))[0]?.category,
      ).toBe('Legal and human rights')
    })
  })
}
