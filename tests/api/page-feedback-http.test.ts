import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { textsReviewedOn } from '@/lib/page-feedback/reviewed-on'
import { rateLimits } from '@/lib/server/limits/rate-limits'
import { closeRoutes, openRoutes, origin, ownPage, routes } from './complaints-routes'
import { withDatabase } from '@/scripts/portal/with-database'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const path = '/aksesibilitas'
const version = textsReviewedOn
const form = (fields: Record<string, string>, headers = ownPage()) =>
  routes.call(
    new Request(`${origin}/v1/page-feedback/form`, {
      method: 'POST',
      body: new URLSearchParams({ path, version, ...fields }),
      headers,
    }),
  )
const json = (to: 'page-feedback' | 'page-reports', body: object, headers = ownPage()) =>
  routes.call(
    new Request(`${origin}/v1/${to}`, {
      method: 'POST',
      body: JSON.stringify({ path, version, ...body }),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
const stored = () =>
  withDatabase(async (db) => ({
    pages: await db.selectFrom('page_feedback').selectAll().execute(),
    reports: await db.selectFrom('page_reports').selectAll().execute(),
  }))
const report = { answer: 'report', problem: 'wrong', text: 'Keliru.' }
const leadsTo = (response: Response) => [response.status, response.headers.get('location')]

beforeAll(openRoutes)
afterAll(closeRoutes)

describe('the form at the foot of a page', () => {
  test('leads back to the page in its language, without a cookie', async () => {
    const response = await form({ path: `/en${path}`, answer: 'yes' })
    expect(leadsTo(response)).toEqual([303, `/en${path}#tanggapan-diterima`])
    expect([response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ])
    expect(leadsTo(await form(report))).toEqual([303, `${path}#tanggapan-diterima`])
  })

  test('leads back to what was chosen on the page, and nowhere else', async () => {
    const matters = { path: '/en/urusan', answer: 'yes' }
    const shown = '/en/urusan?q=ktp&halaman=2'
    expect(leadsTo(await form({ ...matters, shown }))).toEqual([303, `${shown}#tanggapan-diterima`])
    for (const other of ['https://evil.example/en/urusan', '/en/berita?x', `${shown}\r\nX: y`])
      expect(leadsTo(await form({ ...matters, shown: other }))).toEqual([
        303,
        '/en/urusan#tanggapan-diterima',
      ])
  })

  test('says what is missing, what has changed and what was said before', async () => {
    const headers = ownPage()
    const wrong: [Record<string, string>, string][] = [
      [{ ...report, text: '' }, 'belum-lengkap'],
      [{ ...report, text: 'x'.repeat(501) }, 'belum-lengkap'],
      [{ ...report, text: 'a\u0000b\u001b[31m' }, 'belum-lengkap'],
      [{ ...report, problem: '' }, 'belum-lengkap'],
      [{ answer: 'maybe' }, 'belum-lengkap'],
      [{ answer: 'yes', version: '2020-01-01' }, 'diperbarui'],
    ]
    for (const [fields, outcome] of wrong)
      expect(leadsTo(await form(fields))).toEqual([303, `${path}#tanggapan-${outcome}`])
    await form({ ...report, problem: 'broken' }, headers)
    expect(leadsTo(await form({ ...report, problem: 'broken' }, headers))).toEqual([
      303,
      `${path}#tanggapan-berulang`,
    ])
  })

  test.each([
    '/berita/tidak-ada',
    '/berita',
    '/',
    '//evil.example',
    'https://evil.example/',
    '/aduan-warga',
    '',
    '/berita/%00',
  ])('knows no page %s, and leads to no other site', async (unknown) => {
    const { pages } = await stored()
    const response = await form({ path: unknown, answer: 'no' })
    expect(leadsTo(response)).toEqual([404, null])
    expect((await stored()).pages).toEqual(pages)
  })

  test('is taken from pages of the portal alone', async () => {
    const foreign: Record<string, string>[] = [
      { ...ownPage(), 'sec-fetch-site': 'cross-site' },
      { 'x-portal-client-ip': '10.9.9.9', origin: 'https://evil.example' },
    ]
    for (const headers of foreign) expect((await form({ answer: 'yes' }, headers)).status).toBe(403)
    expect((await form({ answer: 'yes' }, { 'x-portal-client-ip': '10.9.9.8' })).status).toBe(401)
  })

  test('counts 10,000 votes of one reader once, and asks for patience', async () => {
    const headers = ownPage({ 'user-agent': 'Banjir' })
    const before = (await stored()).pages.find((each) => each.locale === 'id')?.unhelpful ?? 0
    const ends = new Set<string | null>()
    for (let at = 0; at < 10_000; at += 1)
      ends.add((await form({ answer: 'no' }, headers)).headers.get('location'))
    expect(ends).toEqual(new Set([`${path}#tanggapan-diterima`, `${path}#tanggapan-nanti`]))
    expect((await stored()).pages.find((each) => each.locale === 'id')?.unhelpful).toBe(before + 1)
  }, 60_000)

  test('takes few reports of one address', async () => {
    const ends: (string | null)[] = []
    for (let at = 0; at <= rateLimits.pageReport.perAddress; at += 1)
      ends.push(
        (
          await form(report, { 'sec-fetch-site': 'same-origin', 'x-portal-client-ip': '10.8.8.8' })
        ).headers.get('location'),
      )
    expect(ends.at(-1)).toBe(`${path}#tanggapan-nanti`)
  })
})

describe('the same as JSON', () => {
  test('says whether it counts, and refuses what cannot', async () => {
    const headers = ownPage()
    const isNew = async (response: Response) => (await response.json()) as unknown
    expect(await isNew(await json('page-feedback', { is_helpful: true }, headers))).toEqual({
      data: { is_new: true },
    })
    expect(await isNew(await json('page-feedback', { is_helpful: false }, headers))).toEqual({
      data: { is_new: false },
    })
    const statuses = [
      [await json('page-feedback', { is_helpful: true, path: '/berita/tidak-ada' }), 404],
      [await json('page-feedback', { is_helpful: true, version: '2020-01-01' }), 409],
      [await json('page-feedback', { is_helpful: 'ya' }), 422],
      [await json('page-feedback', { is_helpful: true, more: 1 }), 422],
      [await json('page-reports', { problem: 'wrong', text: 'x'.repeat(501) }), 400],
      [await json('page-reports', { problem: 'wrong', text: 'a\u0000b' }), 400],
      [await json('page-reports', { problem: 'semua', text: 'x' }), 400],
    ] as const
    expect(statuses.map(([response]) => response.status)).toEqual(
      statuses.map(([, status]) => status),
    )
  })
})
