import { describe, expect, it } from 'vitest'
import { archiveList, archiveTopicNames, financeTopic } from '@/lib/schemas/archives'
import { financeResponse } from '@/lib/schemas/finance'
import { good, inEnglish, refused, type Ask } from './ask'

const base = '/v1/public/regional-finances'

export function describeFinance(ask: Ask) {
  describe(`GET ${base}`, () => {
    const report = (query = '', init?: RequestInit) =>
      good(ask(`${base}${query}`, init), financeResponse)

    it('gives the latest year with its source, and every year that has figures', async () => {
      const { data, meta } = await report()
      expect(meta.years).toEqual(meta.years.toSorted((a, b) => b - a))
      expect(data.year).toBe(meta.years[0])
      expect(data.source.length).toBeGreaterThan(10)
      expect(data.as_of).toMatch(/T00:00:00\+07:00$/)
    })

    it('gives a year in whole rupiah, with published shares that fit the amounts', async () => {
      const { data } = await report('?year=2023')
      expect(data).toMatchObject({
        year: 2023,
        period: 'full',
        financing: null,
        revenue: { budget: 35_620_000_000_000, realization: 34_770_000_000_000, percentage: 97.62 },
      })
      for (const item of [
        data.revenue,
        data.expenditure,
        ...data.revenue.items,
        ...data.expenditure.items,
      ]) {
        // The amounts are rounded to ten billion, the shares are not.
        expect((item.realization / item.budget) * 100).toBeCloseTo(item.percentage, 0)
      }
    })

    it('says the same in English', async () => {
      const { data } = await report('?year=2023', inEnglish)
      expect(data.revenue.items[0]?.name).toBe('Own-source revenue (PAD)')
      expect(data.revenue.items.map(({ line }) => line)).toEqual([
        'own-revenue',
        'transfers',
        'other-revenue',
      ])
    })

    it('has no figures for a year without them, and takes nonsense for no year', async () => {
      await refused(ask(`${base}?year=1999`), 404, 'ITEM_NOT_FOUND')
      for (const nonsense of ['abc', '20234', '', '%F0%9F%98%80', "'--"])
        expect((await report(`?year=${nonsense}`)).data.year).toBe((await report()).data.year)
    })

    it('gives a year as a CSV file in the language of its address', async () => {
      const response = await ask(`${base}/csv?year=2023&lang=en`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename="keuangan-daerah-2023-en.csv"',
      )
      const lines = new TextDecoder('utf-8', { ignoreBOM: true })
        .decode(await response.arrayBuffer())
        .split('\r\n')
      expect(lines[0]).toMatch(/^\uFEFFYear,Item,/)
      expect(lines[1]).toMatch(
        /^2023,Total,Revenue,35620000000000,,34770000000000,97\.62,2023-12-31,/,
      )
      await refused(ask(`${base}/csv?year=1999`), 404, 'ITEM_NOT_FOUND')
    })
  })

  it(`GET ${base}/reports gives the documents of regional finance only`, async () => {
    const { data, meta } = await good(ask(`${base}/reports?per_page=100`), archiveList)
    expect(meta.total_count).toBe(data.length)
    expect(data.length).toBeGreaterThan(5)
    expect(data.every((item) => item.category === archiveTopicNames[financeTopic].id)).toBe(true)
    expect(
      (await good(ask(`${base}/reports?cat=${financeTopic}`), archiveList)).meta.total_count,
    ).toBe(meta.total_count)
    expect((await good(ask(`${base}/reports?cat=produk-hukum`), archiveList)).data).toEqual([])
    expect(
      (await good(ask(`${base}/reports?year=2023`), archiveList)).data.every(
        ({ year }) => year === 2023,
      ),
    ).toBe(true)
  })
}
