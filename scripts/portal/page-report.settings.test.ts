import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createPageFeedback } from '@/lib/server/page-feedback/embedded/page-feedback'
import { portalCommand } from '@/tests/support/portal-command'
import { withDatabase } from './with-database'

const folder = mkdtempSync(join(tmpdir(), 'portal-page-report-'))
const page = {
  path: '/layanan/contoh',
  locale: 'en',
  version: '2026-11-20T08:00:00+07:00',
} as const
const reader = (at: number) => ({ ip: `10.1.1.${at}`, userAgent: 'Browser' })

beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('says that nobody has said anything', async () => {
  expect(await portalCommand('content', 'report', '--pages')).toMatchObject({
    code: 0,
    text: 'Nobody has said anything about a page.',
  })
})

it('tells editors what readers said about pages, without steering their terminal', async () => {
  await withDatabase(async (db) => {
    const port = createPageFeedback(db, () => new Date('2026-11-21T10:00:00+07:00'))
    for (const at of [1, 2, 3, 4]) await port.answer(page, at === 1, reader(at))
    await port.report(page, { problem: 'broken', text: 'Link mati.\nLagi\u001B[31m' }, reader(5))
    await port.report(
      { ...page, version: '2026-01-01' },
      { problem: 'wrong', text: 'Lama' },
      reader(6),
    )
  })
  const { code, text } = await portalCommand('content', 'report', '--pages')
  expect([code, text.split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '))]).toEqual([
    0,
    [
      'page  version  yes  no  share of yes  reports',
      '/en/layanan/contoh  2026-11-20  1  3  25 %  1',
      '  2026-11-21  wrong (version of 2026-01-01): Lama',
      '  2026-11-21  broken: Link mati. Lagi [31m',
    ],
  ])
  const { text: json } = await portalCommand('content', 'report', '--pages', '--json')
  expect(JSON.parse(json)).toMatchObject({
    pages: [{ address: '/en/layanan/contoh', helpful: 1, unhelpful: 3, share: 0.25, reports: 1 }],
  })
})
