import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { visitCountersResponse, visitStatistics } from '@/lib/schemas/visits'
import { good, ownPage, refused, sent, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const path = '/v1/public/visits'
const statisticsPath = '/v1/public/visitor-statistics'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

const hostile = hostileQuery(
  ['period', 'start_date', 'end_date'],
  ['2026-02-30', '0000-01-01', '9999-12-31', '2999-12-31', '2000-01-01', 'day', 'year'],
)

export function describeVisits(ask: Ask) {
  const visit = (body: unknown, headers: Record<string, string> = {}) =>
    ask(path, sent('POST', body, { 'user-agent': firefox, ...headers }))
  const statistics = (query: string) => good(ask(`${statisticsPath}${query}`), visitStatistics)

  // More days than pages themselves ask for.
  let requests = 7
  /** The visits of today; each request differs, because responses are cached for a minute. */
  async function countedToday() {
    requests += 1
    const today = jakartaDay(new Date())
    return (
      (await statistics(`?start_date=${addDays(today, -requests)}&end_date=${today}`)).data.at(-1)
        ?.visit ?? 0
    )
  }

  describe(`POST ${path}`, () => {
    it('counts a look at a page, and says nothing', async () => {
      const before = await countedToday()
      const response = await visit({ path: '/berita?kategori=ekonomi' })
      expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([
        204,
        '',
        null,
      ])
      expect(await countedToday()).toBe(before + 1)
    })

    it.each<[string, unknown, Record<string, string>]>([
      ['somebody who sends Do Not Track', { path: '/' }, { dnt: '1' }],
      ['somebody who sends Global Privacy Control', { path: '/' }, { 'sec-gpc': '1' }],
      ['a robot', { path: '/' }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['an address that is no page', { path: '/tidak/ada' }, {}],
      ['a file', { path: '/sitemap.xml' }, {}],
    ])('answers %s alike and counts nothing', async (_, body, headers) => {
      const before = await countedToday()
      expect((await visit(body, headers)).status).toBe(204)
      expect(await countedToday()).toBe(before)
    })

    it.each([
      { path: 'berita' },
      { path: '//evil.example' },
      { path: '/a b' },
      { path: `/${'a'.repeat(600)}` },
    ])('refuses the path of %j', async (body) => {
      expect((await refused(visit(body), 400, 'VALIDATION_FAILED')).errors).toHaveProperty('path')
    })

    it.each([[{}], [{ path: 1 }], [{ path: '/', ip: '127.0.0.1' }], [null]])(
      'cannot read %j',
      async (body) => {
        const response = await visit(body)
        expect([400, 422]).toContain(response.status)
      },
    )

    it('takes no visits from other sites', async () => {
      await refused(
        visit({ path: '/' }, { 'sec-fetch-site': 'cross-site' }),
        403,
        'FORBIDDEN_ORIGIN',
      )
      await refused(
        ask(path, {
          method: 'POST',
          headers: { ...ownPage, 'content-type': 'text/plain' },
          body: '{"path":"/"}',
        }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      )
    })

    it('counts or refuses anything at all', async () => {
      const body = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record({ path: fc.string({ unit: 'binary', maxLength: 80 }).map((text) => `/${text}`) }),
      )
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          expect([204, 400, 422]).toContain((await visit(value)).status)
        }),
        { numRuns: 100 },
      )
    }, 60_000)
  })

  describe('GET /v1/public/counter-widget', () => {
    it('gives whole numbers that fit together', async () => {
      const { data } = await good(ask('/v1/public/counter-widget'), visitCountersResponse)
      expect(data.visitor_today).toBeLessThanOrEqual(data.visit_today)
      expect(data.online30mnt).toBeLessThanOrEqual(data.visitor_today)
      expect(data.visit_all).toBeGreaterThanOrEqual(data.visit_today + data.visit_yesterday)
      expect(data.demo_days).toBeGreaterThan(0)
    })
  })

  describe(`GET ${statisticsPath}`, () => {
    it('gives every day of a range, and their sum', async () => {
      const today = jakartaDay(new Date())
      const { data, meta } = await statistics(
        `?period=day&start_date=${addDays(today, -9)}&end_date=${addDays(today, -1)}`,
      )
      expect(data.map(({ date }) => date)).toEqual(
        Array.from({ length: 9 }, (_, at) => addDays(today, at - 9)),
      )
      expect(meta.total_visit).toBe(data.reduce((sum, day) => sum + day.visit, 0))
      expect(meta.total_visit).toBeGreaterThan(0)
    })

    it.each(['week', 'month'])('adds up to the same by %s', async (period) => {
      const today = jakartaDay(new Date())
      const range = `&start_date=${addDays(today, -30)}&end_date=${addDays(today, -2)}`
      expect((await statistics(`?period=${period}${range}`)).meta).toEqual(
        (await statistics(`?period=day${range}`)).meta,
      )
    })

    it('says which days are examples and since when anything is known', async () => {
      const today = jakartaDay(new Date())
      const { data, meta } = await statistics(
        `?period=week&start_date=${addDays(today, -20)}&end_date=${addDays(today, -3)}`,
      )
      expect(data.reduce((sum, { demo_days: days = 0 }) => sum + days, 0)).toBe(18)
      expect(meta.first_date).toBe(addDays(today, -42))
    })

    it.each([
      ['id', 'Minggu mulai,Halaman dibuka,Pengunjung,Hari contoh', 'kunjungan-week.csv'],
      ['en', 'Week from,Pages opened,Visitors,Example days', 'visits-week.csv'],
    ])('is a file in the language %s', async (lang, head, name) => {
      const today = jakartaDay(new Date())
      const range = `?period=week&start_date=${addDays(today, -30)}&end_date=${addDays(today, -2)}`
      const response = await ask(`${statisticsPath}/csv${range}&lang=${lang}`)
      // Read as bytes: `text()` would swallow the mark by which spreadsheets know UTF-8.
      const [first, ...rows] = Buffer.from(await response.arrayBuffer())
        .toString('utf8')
        .trimEnd()
        .split('\r\n')
      expect([response.status, response.headers.get('content-disposition'), first]).toEqual([
        200,
        `attachment; filename="${name}"`,
        `\uFEFF${head}`,
      ])
      const { data } = await statistics(range)
      expect(rows).toEqual(
        data.map(({ date, visit, visitor, demo_days: days = 0 }) =>
          [date, visit, visitor, days].join(','),
        ),
      )
    })

    it('gives no file for a range that is too long', async () => {
      await refused(
        ask(`${statisticsPath}/csv?start_date=2000-01-01&end_date=2026-01-01`),
        400,
        'VALIDATION_FAILED',
      )
    })

    it('ignores a date that stands alone', async () => {
      expect((await statistics('?start_date=2026-01-01')).data).toHaveLength(30)
    })

    it.each([
      '?period=year',
      '?start_date=2026-02-30&end_date=2026-03-01',
      '?start_date=2000-01-01&end_date=2026-01-01',
      '?period=day&period=week',
    ])('refuses %s', async (query) => {
      await refused(ask(`${statisticsPath}${query}`), 400, 'VALIDATION_FAILED')
    })

    it('answers or refuses anything at all, by name', async () => {
      await fc.assert(
        fc.asyncProperty(hostile, async (query) => {
          expect([200, 400]).toContain((await ask(`${statisticsPath}?${query}`)).status)
        }),
        { numRuns: 80 },
      )
    }, 60_000)
  })
}
