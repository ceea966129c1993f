import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeBannerCount, homeBannerList, infographicBannerList } from '@/lib/schemas/banners'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public'

const hostile = hostileQuery(['is_active', 'page', 'per_page'], ['true', '2147483648'])

export function describeBanners(ask: Ask) {
  describe(`GET ${base}/home-banners`, () => {
    it('gives the three scenes of the home page, and every picture is there', async () => {
      const { data } = await good(ask(`${base}/home-banners`), homeBannerList)
      expect(data).toHaveLength(homeBannerCount)
      for (const { image } of data)
        expect((await ask(image)).headers.get('content-type'), image).toMatch(/^image\//)
    })

    it('writes every title in English on request', async () => {
      const [indonesian, english] = [
        await good(ask(`${base}/home-banners`), homeBannerList),
        await good(ask(`${base}/home-banners`, inEnglish), homeBannerList),
      ]
      expect(english.data.map(({ id }) => id)).toEqual(indonesian.data.map(({ id }) => id))
      for (const [at, banner] of english.data.entries())
        expect(banner.title).not.toBe(indonesian.data[at]?.title)
    })
  })

  describe(`GET ${base}/pop-up-banners/live`, () => {
    it('has no content while no banner is live', async () => {
      const response = await ask(`${base}/pop-up-banners/live`)
      expect([response.status, await response.text()]).toEqual([204, ''])
    })
  })

  describe(`GET ${base}/infographic-banners`, () => {
    const list = (query = '', init?: RequestInit) =>
      good(ask(`${base}/infographic-banners${query}`, init), infographicBannerList)

    it('lists the active ones by their sequence', async () => {
      const { data, meta } = await list('?is_active=1')
      expect(data.length).toBeGreaterThan(0)
      expect(meta.total_count).toBe(data.length)
      expect(data.every((banner) => banner.is_active)).toBe(true)
      expect(data.map(({ sequence }) => sequence)).toEqual(
        data.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
      )
    })

    it('keeps inactive ones apart and lists both without being asked for either', async () => {
      const [all, active, inactive] = [
        await list(),
        await list('?is_active=true'),
        await list('?is_active=0'),
      ]
      expect(inactive.data.every((banner) => !banner.is_active)).toBe(true)
      expect(all.meta.total_count).toBe(active.meta.total_count + inactive.meta.total_count)
    })

    it('gives pages that follow each other, in English on request', async () => {
      const all = (await list('', inEnglish)).data
      expect((await list('?page=2&per_page=1', inEnglish)).data).toEqual(all.slice(1, 2))
      expect((await list('?page=9')).data).toEqual([])
      expect(all[0]?.title).not.toBe((await list()).data[0]?.title)
    })

    it('refuses a repeated parameter', async () => {
      expect(
        (await refused(ask(`${base}/infographic-banners?page=1&page=2`), 400, 'VALIDATION_FAILED'))
          .errors,
      ).toHaveProperty('page')
    })

    it('answers or refuses anything at all, by name', async () => {
      await fc.assert(
        fc.asyncProperty(hostile, async (query) => {
          expect([200, 400]).toContain((await ask(`${base}/infographic-banners?${query}`)).status)
        }),
        { numRuns: 60 },
      )
    }, 60_000)
  })
}
