import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { addCounts } from '@/lib/server/query-log/embedded/query-counts'
import { portalCommand } from '@/tests/support/portal-command'
import { withDatabase } from './with-database'

const folder = mkdtempSync(join(tmpdir(), 'portal-searches-'))
const today = jakartaDay(new Date())
const counted = (words: string, asked: number, opened: number, day = today) => ({
  day,
  locale: 'id' as const,
  words,
  asked,
  opened,
})
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  await withDatabase((db) =>
    addCounts(db, [
      counted('zzqxvw', 7, 0),
      counted('kucing hilang', 5, 0),
      counted('wargi teh naon', 4, 3),
      counted('harga beras', 20, 1),
      counted('pajak kendaraan', 9, 8),
      counted('paspor hilang', 6, 0),
      counted('jarang', 2, 0),
      counted('dahulu', 9, 0, addDays(today, -30)),
    ]),
  )
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('lists what people did not find by what the portal answers now, the most asked first', async () => {
  const { code, text } = await portalCommand('search', 'report')
  expect([code, text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))]).toEqual([
    0,
    [
      'Nothing found:',
      'asked opened words',
      '7 0 zzqxvw',
      'Only some of the words found:',
      'asked opened words',
      '5 0 kucing hilang',
      'Words found in passing only:',
      'asked opened words',
      '4 3 wargi teh naon',
      'Found, and hardly anybody opens a result:',
      'asked opened words',
      '20 1 harga beras',
      expect.stringContaining(
        '6 different searches, asked 51 times; 36 of those without a good answer.',
      ),
    ],
  ])
})

it('takes rarer words and longer times when it is asked to', async () => {
  const { text } = await portalCommand('search', 'report', '--least', '1', '--days', '90')
  expect(text).toMatch(/2 +0 {2}jarang/)
  expect(text).toMatch(/9 +0 {2}dahulu/)
  expect((await portalCommand('search', 'report', '--days', '0')).code).toBe(2)
  expect((await portalCommand('search', 'report', '--least', '0')).code).toBe(2)
})

it('takes frequent words alone where there are many', async () => {
  const { code, text } = await portalCommand('search', 'report', '--least', '1000')
  expect(code).toBe(0)
  expect(text).toContain('0 different searches, asked 0 times')
})
