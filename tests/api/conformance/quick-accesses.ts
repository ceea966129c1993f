import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickAccessActiveMax, quickAccessList } from '@/lib/schemas/quick-accesses'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public/quick-accesses'

const hostile = hostileQuery(['is_active', 'q', 'page', 'per_page'], ['Kelahiran', 'true'])

export function describeQuickAccesses(ask: Ask) {
  const list = (query = '', init?: RequestInit) =>
    good(ask(`${base}${query}`, init), quickAccessList)

  describe(`GET ${base}`, () => {
    it('gives the popup its eight active items, within the limits of the contract', async () => {
      const { data, meta } = await list('?is_active=1&per_page=8')
      expect(meta).toEqual({ total_count: 8, total_page: 1, current_page: 1, per_page: 8 })
      expect(data).toHaveLength(quickAccessActiveMax)
      for (const item of data) {
        expect(item.is_active).toBe(true)
        expect(item.link, item.title).toMatch(/^(https:\/\/|\/)/)
        expect(item.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
      }
      expect(data.map(({ title }) => title)).toContain('Aduan Warga')
    })

    it('never gives more than eight active ones, however many are asked for', async () => {
      expect((await list('?is_active=1&per_page=100')).meta.total_count).toBeLessThanOrEqual(
        quickAccessActiveMax,
      )
      expect((await list('?is_active=true')).data).toEqual((await list('?is_active=1')).data)
    })

    it('keeps inactive ones apart', async () => {
      for (const { is_active: isActive } of (await list('?is_active=0')).data)
        expect(isActive).toBe(false)
    })

    it('puts active ones first when all are asked for', async () => {
      const { data, meta } = await list('?per_page=100')
      const states = data.map((item) => Number(item.is_active))
      expect(states).toEqual(states.toSorted((a, b) => b - a))
      expect(meta.total_count).toBe(data.length)
    })

    it('writes in English on request', async () => {
      const [indonesian, english] = [await list(), await list('', inEnglish)]
      expect(english.data.map(({ id }) => id)).toEqual(indonesian.data.map(({ id }) => id))
      expect(english.data.map(({ title }) => title)).toContain('Citizen complaints')
      for (const [at, item] of english.data.entries())
        expect(item.description).not.toBe(indonesian.data[at]?.description)
    })

    it('finds words in either language and takes wildcards literally', async () => {
      expect((await list('?q=PAJAK')).data.map(({ title }) => title)).toEqual(['E-Samsat'])
      expect((await list('?q=vehicle')).data.map(({ title }) => title)).toEqual(['E-Samsat'])
      expect((await list('?q=xyzzy')).data).toEqual([])
    })

    it('gives pages that follow each other', async () => {
      const all = (await list('?is_active=1')).data
      expect((await list('?is_active=1&page=2&per_page=3')).data).toEqual(all.slice(3, 6))
      expect((await list('?page=999')).data).toEqual([])
    })

    it.each(['is_active=maybe', 'is_active=', 'page=0', 'per_page=x'])(
      '%s falls back to the default',
      async (query) => {
        expect(await list(`?${query}`)).toEqual(await list())
      },
    )

    it('refuses a repeated parameter', async () => {
      expect(
        (await refused(ask(`${base}?is_active=1&is_active=0`), 400, 'VALIDATION_FAILED')).errors,
      ).toHaveProperty('is_active')
    })
  })

  it('answers or refuses anything at all in the query, by name', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (search) => {
        const response = await ask(`${base}?${search}`)
        const text = await response.text()
        expect([200, 400], text).toContain(response.status)
        expect(JSON.parse(text)).toMatchObject(
          response.status === 200 ? { data: expect.any(Array) } : { code: expect.any(String) },
        )
      }),
      { numRuns: 100 },
    )
  }, 60_000)
}
