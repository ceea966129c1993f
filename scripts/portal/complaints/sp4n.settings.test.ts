import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { sp4nReport } from '@/lib/server/complaints/sp4n/fields'
import { portalCommand } from '@/tests/support/portal-command'
import { withDatabase } from '../with-database'

const folder = mkdtempSync(join(tmpdir(), 'portal-sp4n-'))
const text = '=HYPERLINK("https://jahat.example")'

/** Of the seeded examples: some are real ones here, and of these one each is held, private, anonymous and emptied. */
const [held, secret, hidden, emptied] = ['held', 'private', 'anonymous', 'emptied'].map(
  (name) => `JBR-TEST-${name}`,
) as [string, string, string, string]

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  await withDatabase(async (db) => {
    const rows = await db
      .selectFrom('complaints')
      .select('id')
      .where('type', '=', 'public')
      .orderBy('number')
      .limit(12)
      .execute()
    const change = (at: number, changes: object) =>
      db
        .updateTable('complaints')
        .set({ is_demo: 0, held_reason: null, is_anonymous: 0, ...changes })
        .where('id', '=', rows[at]?.id ?? '')
        .execute()
    const contact = { reporter_name: 'Rahasia Sekali', reporter_phone: '081200000000' }
    for (let at = 4; at < rows.length; at += 1) await change(at, { title: text, ...contact })
    await change(0, { number: held, held_reason: 'officer' })
    await change(1, { number: secret, type: 'private', ...contact })
    await change(2, { number: hidden, is_anonymous: 1, reporter_name: 'Nama Tersembunyi' })
    await change(3, { number: emptied, title: '', reason: '' })
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function exported(name: string, ...options: string[]) {
  const file = join(folder, name)
  const { code, lines, errors } = await portalCommand('complaints', 'sp4n', file, ...options)
  expect([code, errors]).toEqual([0, []])
  return { lines, file, written: readFileSync(file, 'utf8') }
}

/** Every field of a report, and none that has no column. */
const reportForm = z.strictObject(sp4nReport.shape)
const reportsIn = (written: string) =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => reportForm.parse(JSON.parse(line)))

it('writes what the public may see, with every public step, and says what it leaves out', async () => {
  const { lines, file, written } = await exported('umum.jsonl')
  const [all, steps] = await withDatabase(async (db) => [
    await db.selectFrom('complaints').select('id').execute(),
    await db
      .selectFrom('complaint_history')
      .innerJoin('complaints', 'complaints.id', 'complaint_history.complaint_id')
      .select('complaint_history.step')
      .where('is_demo', '=', 0)
      .where('complaints.number', 'not in', [held, secret, emptied])
      .where('is_public', '=', 1)
      .execute(),
  ])
  expect(lines).toBe(
    `9 of ${all.length} complaints written to ${file}; left out: 1 held, 1 private, 1 emptied, ${all.length - 12} examples.`,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const reports = reportsIn(written)
  expect(reports).toHaveLength(9)
  expect(reports.flatMap(({ riwayat }) => riwayat)).toHaveLength(steps.length)
  for (const word of ['Rahasia Sekali', '081200000000', 'Tersembunyi', held, secret, emptied])
    expect(written).not.toContain(word)
})

it('adds private complaints and contacts when asked, never hidden names and held ones, and records the reads', async () => {
  const { lines, written } = await exported('semua.jsonl', '--with-private')
  expect(lines).toMatch(/^10 of .* 1 held, 0 private, 1 emptied/)
  expect(written).toContain('081200000000')
  for (const word of ['Tersembunyi', held, emptied]) expect(written).not.toContain(word)
  const reads = await withDatabase((db) =>
    db
      .selectFrom('contact_reads')
      .select('complaint_number')
      .where('route', '=', 'complaints sp4n')
      .execute(),
  )
  expect(reads).toHaveLength(9)
})

it('writes a row for each step as CSV, with no cell that a spreadsheet would run', async () => {
  const { written } = await exported('umum.csv')
  expect(written.startsWith('\uFEFFnomor_asal,tanggal_laporan,klasifikasi,')).toBe(true)
  expect(written).toContain(`"'=HYPERLINK(""https://jahat.example"")"`)
  // One of which no step is shown has its row too.
  const stepless = 'JBR-TEST-stepless'
  await withDatabase(async (db) => {
    const row = await db
      .selectFrom('complaints')
      .selectAll()
      .where('number', '=', hidden)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('complaints')
      .values({ ...row, id: 'f'.repeat(32), number: stepless, submission_key_hash: stepless })
      .execute()
  })
  const again = await exported('tanpa-langkah.csv')
  expect(again.written.split('\r\n').filter((line) => line.startsWith(stepless))).toHaveLength(1)
  expect((await portalCommand('complaints', 'sp4n', 'aduan.xlsx')).code).toBe(2)
})

it('writes the names of the columns alone where there is nothing to tell, every one of a report', async () => {
  const [told] = reportsIn((await exported('ada.jsonl')).written)
  await withDatabase((db) => db.updateTable('complaints').set({ is_demo: 1 }).execute())
  const { lines, written } = await exported('kosong.csv')
  expect(lines).toMatch(/^0 of /)
  const { riwayat: _, ...report } = reportForm.parse(told)
  const names = written.replace('\uFEFF', '').trimEnd().split(',')
  expect(names.slice(0, Object.keys(report).length)).toEqual(Object.keys(report))
  expect(names.slice(-2)).toEqual(['tahap_langkah', 'status_langkah'])
  expect((await exported('kosong.jsonl')).written).toBe('')
})
