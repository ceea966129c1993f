import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createFeedback } from '@/lib/server/feedback/embedded/feedback'
import { portalCommand } from '@/tests/support/portal-command'
import { withDatabase } from './with-database'

const folder = mkdtempSync(join(tmpdir(), 'portal-feedback-'))
const answers = {
  rating: 5,
  compliments: 'YA',
  criticism: '=HYPERLINK("https://jahat.example")',
  suggestions: 'Besarkan hurufnya,\n"segera".',
  aspect_value: { relevance: 4, reachable: 3, user_experience: 4, user_interface: 3 },
  gender: 'P',
  education: 'S1',
  occupation: '@petani',
  age: 42,
  domicile: 'Kota Bandung',
} as const
const earlier = {
  ...answers,
  rating: 2,
  compliments: 'TIDAK',
  criticism: 'Lambat',
  aspect_value: { relevance: 1, reachable: 1, user_experience: 1, user_interface: 2 },
} as const

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  await withDatabase(async (db) => {
    const submitAt = (time: string, given: typeof answers | typeof earlier) =>
      createFeedback(db, () => new Date(time)).submit(given)
    await submitAt('2026-10-31T23:30:00+07:00', earlier)
    await submitAt('2026-11-01T00:30:00+07:00', answers)
    await submitAt('2026-11-02T12:00:00+07:00', answers)
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('adds the answers up by month, without anything about the people', async () => {
  const { code, text } = await portalCommand('feedback', 'report')
  expect([code, text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))]).toEqual([
    0,
    [
      'month answers index class relevance reachable user_experience user_interface rating 1 2 3 4 5 found',
      '2026-10 1 31.25 D 1.00 1.00 1.00 2.00 2.00 0 1 0 0 0 0',
      '2026-11 2 87.50 B 4.00 3.00 4.00 3.00 5.00 0 0 0 0 2 2',
      '3 answers, index 68.75 (C).',
    ],
  ])
  const { text: json } = await portalCommand('feedback', 'report', '--month', '2026-11', '--json')
  expect(JSON.parse(json)).toEqual({
    months: [
      {
        month: '2026-11',
        answers: 2,
        index: 87.5,
        class: 'B',
        aspects: { relevance: 4, reachable: 3, user_experience: 4, user_interface: 3 },
        rating: 5,
        ratings: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 },
        found: 2,
      },
    ],
    total: {
      answers: 2,
      index: 87.5,
      class: 'B',
      aspects: { relevance: 4, reachable: 3, user_experience: 4, user_interface: 3 },
      rating: 5,
    },
  })
  for (const personal of ['Bandung', 'petani', 'HYPERLINK', 'S1', '42'])
    expect(text + json).not.toContain(personal)
  expect((await portalCommand('feedback', 'report', '--month', '2020-01')).text).toBe('No answers.')
})

it('writes the answers of some days to a file of its own, with no cell that a spreadsheet would run', async () => {
  const file = join(folder, 'ulasan.csv')
  const { code, text } = await portalCommand('feedback', 'export', file, '--to', '2026-11-01')
  expect([code, text]).toEqual([0, `2 answers written to ${file}.`])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const written = readFileSync(file, 'utf8')
  expect(written.startsWith('\uFEFFid,created_at,rating,')).toBe(true)
  expect(written).toContain('"\'=HYPERLINK(""https://jahat.example"")"')
  expect(written).toContain(",'@petani,")
  expect(written).toContain('"Besarkan hurufnya,\n""segera""."')
  expect(written.indexOf('2026-10-31T23:30:00+07:00')).toBeLessThan(
    written.indexOf('2026-11-01T00:30:00+07:00'),
  )
  expect(written).not.toContain('2026-11-02')
  const again = await portalCommand('feedback', 'export', file)
  expect([again.code, readFileSync(file, 'utf8')]).toEqual([1, written])
})

it.each([
  [['report', '--month', '2026-13']],
  [['report', '--month', 'November']],
  [['export', 'ulasan.txt']],
  [['export', 'ulasan.csv', '--from', '2026-02-30']],
  [['export', 'ulasan.csv', '--from', '2026-11-30', '--to', '2026-11-01']],
  [['export']],
])('refuses %j as written wrongly', async (args) => {
  expect((await portalCommand('feedback', ...args)).code).toBe(2)
})
