import type { Kysely } from 'kysely'
import { millisecondsInDay } from 'date-fns/constants'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import {
  createPageFeedback,
  reportsPerPage,
} from '@/lib/server/page-feedback/embedded/page-feedback'
import { readersPerAddress } from '@/lib/server/page-feedback/embedded/reader-mark'
import { listReportedPages } from '@/lib/server/page-feedback/embedded/reported-pages'
import type { PageVersion } from '@/lib/server/page-feedback/port'
import { backends, type TestDatabase } from '../support/database'
import { planOf, RecordedStatements, wholeReadings } from './recorded-statements'

const page: PageVersion = {
  path: '/berita/judul',
  locale: 'id',
  version: '2026-11-20T08:00:00+07:00',
}
const november = new Date('2026-11-21T10:00:00+07:00')
const wrong = { problem: 'wrong', text: 'Jam bukanya keliru.' } as const

describe.each(backends)('what readers say about pages, on $name', ({ name, open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let moment = november
  let lastReader = 0
  const statements = new RecordedStatements()
  const feedback = () => createPageFeedback(db, () => moment)
  const reader = () => {
    lastReader += 1
    return {
      ip: `10.${lastReader >> 16}.${(lastReader >> 8) & 255}.${lastReader & 255}`,
      userAgent: 'Browser',
    }
  }
  const totals = () =>
    db
      .selectFrom('page_feedback')
      .selectAll()
      .orderBy('path')
      .orderBy('locale')
      .orderBy('version')
      .execute()
  const removeOld = (now: Date) => runRetention(db, parseEnv(backend.settings), now)

  beforeEach(async () => {
    backend = await open('migrated')
    db = openDatabase(parseEnv(backend.settings), statements.log)
    // The templates may have been made by an older portal.
    await migrate(db)
    moment = november
  })
  afterEach(async () => {
    await db.destroy()
    await backend.close()
  })

  it('is one row of sums for each page, language and version', async () => {
    const [port, english, later] = [
      feedback(),
      { ...page, locale: 'en' } as const,
      { ...page, version: '2026-11-21' },
    ]
    for (const isHelpful of [true, true, false]) await port.answer(page, isHelpful, reader())
    await port.answer(english, false, reader())
    await port.answer(later, true, reader())
    await port.report(page, wrong, reader())
    expect(await totals()).toEqual([
      { ...english, helpful: 0, unhelpful: 1, reports: 0 },
      { ...page, helpful: 2, unhelpful: 1, reports: 1 },
      { ...later, helpful: 1, unhelpful: 0, reports: 0 },
    ])
  })

  it('counts every reader when many come at once', async () => {
    const port = feedback()
    await Promise.all(Array.from({ length: 24 }, () => port.answer(page, true, reader())))
    expect((await totals()).map(({ helpful }) => helpful)).toEqual([24])
  })

  it('counts a reader once a day and page, also after a restart, and again on the next day', async () => {
    const [one, other] = [reader(), { ...page, path: '/berita/lain' }]
    const given: boolean[] = []
    for (const isHelpful of [true, false, true])
      given.push(await feedback().answer(page, isHelpful, one))
    given.push(await feedback().answer(other, true, one))
    moment = new Date('2026-11-22T00:00:01+07:00')
    given.push(await feedback().answer(page, true, one))
    expect(given).toEqual([true, false, false, true, true])
    expect(
      (await totals()).map(({ path, helpful, unhelpful }) => [path, helpful, unhelpful]),
    ).toEqual([
      ['/berita/judul', 2, 0],
      ['/berita/lain', 1, 0],
    ])
  })

  it('counts a reader again after midnight while the portal runs on', async () => {
    const [port, one] = [feedback(), reader()]
    moment = new Date('2026-11-21T23:59:59+07:00')
    expect(await port.answer(page, true, one)).toBe(true)
    moment = new Date('2026-11-22T00:00:00+07:00')
    expect(await port.answer(page, true, one)).toBe(true)
  })

  it('counts no more than a household of one address, whatever the browsers call themselves', async () => {
    const port = feedback()
    for (let at = 0; at < readersPerAddress + 20; at += 1)
      await port.answer(page, false, { ip: '203.0.113.9', userAgent: `Browser ${at}` })
    expect((await totals()).map(({ unhelpful }) => unhelpful)).toEqual([readersPerAddress])
  })

  it('keeps neither addresses nor browsers, and no mark that two pages share', async () => {
    const one = { ip: '203.0.113.9', userAgent: 'Firefox' }
    await feedback().answer(page, true, one)
    await feedback().answer({ ...page, path: '/berita/lain' }, true, one)
    const marks = await db.selectFrom('page_feedback_marks').selectAll().execute()
    expect(JSON.stringify([marks, await totals()])).not.toMatch(/203\.0\.113|Firefox/)
    expect(new Set(marks.flatMap((mark) => [mark.reader_hash, mark.address_hash])).size).toBe(4)
  })

  it('stores a report once a day for each problem, with what is personal masked', async () => {
    const [port, one] = [feedback(), reader()]
    const text = 'Tanya 0812-3456-7890 atau siti@contoh.id, NIK 3273010203040005.'
    expect(await port.report(page, { problem: 'wrong', text }, one)).toBe(true)
    expect(await port.report(page, { problem: 'wrong', text: 'lagi' }, one)).toBe(false)
    expect(await port.report(page, { problem: 'broken', text: 'Tautan mati.' }, one)).toBe(true)
    const rows = await db
      .selectFrom('page_reports')
      .select(['problem', 'text'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { problem: 'wrong', text: 'Tanya [phone] atau [email], NIK [identity].' },
      { problem: 'broken', text: 'Tautan mati.' },
    ])
  })

  it('keeps the newest reports of a page, and those of others', async () => {
    const port = feedback()
    const other = { ...page, path: '/berita/lain' }
    await port.report({ ...page, locale: 'en' }, wrong, reader())
    await port.report(other, wrong, reader())
    for (let at = 0; at < reportsPerPage + 5; at += 1)
      await port.report(page, { problem: 'wrong', text: `Laporan ${at}` }, reader())
    const rows = await db
      .selectFrom('page_reports')
      .select('text')
      .where('path', '=', page.path)
      .where('locale', '=', 'id')
      .orderBy('id')
      .execute()
    expect([rows.length, rows[0]?.text, rows.at(-1)?.text]).toEqual([
      reportsPerPage,
      'Laporan 5',
      `Laporan ${reportsPerPage + 4}`,
    ])
    expect(
      await db.selectFrom('page_reports').select('id').where('locale', '=', 'en').execute(),
    ).toHaveLength(1)
    expect(
      await db.selectFrom('page_reports').select('id').where('path', '=', other.path).execute(),
    ).toHaveLength(1)
    expect((await totals()).map(({ reports }) => reports)).toEqual([1, reportsPerPage + 5, 1])
  })

  it('leaves after its time, while the sums stay', async () => {
    const { FEEDBACK_RETENTION_DAYS: days } = parseEnv(backend.settings)
    await feedback().answer(page, true, reader())
    await feedback().report(page, wrong, reader())
    const rowsOf = async (now: Date) =>
      Object.fromEntries((await removeOld(now)).map(({ rule, rows }) => [rule, rows]))
    expect(await rowsOf(november)).toMatchObject({
      'reports about pages': 0,
      'marks of readers of pages': 0,
    })
    expect(await rowsOf(new Date(november.getTime() + millisecondsInDay))).toMatchObject({
      'marks of readers of pages': 2,
    })
    const end = new Date(november.getTime() + days * millisecondsInDay + 1)
    expect(await rowsOf(end)).toMatchObject({ 'reports about pages': 1 })
    expect(await db.selectFrom('page_reports').selectAll().execute()).toEqual([])
    expect(await totals()).toEqual([{ ...page, helpful: 1, unhelpful: 0, reports: 1 }])
  })

  it('is reported worst first, in the latest version, and few answers weigh little', async () => {
    const port = feedback()
    const say = async (path: string, yes: number, no: number, version = page.version) => {
      for (let at = 0; at < yes + no; at += 1)
        await port.answer({ ...page, path, version }, at < yes, reader())
    }
    await say('/berita/satu-tidak', 0, 1)
    await say('/berita/buruk', 2, 18)
    await say('/berita/baik', 9, 1)
    await say('/berita/baik', 0, 30, '2026-01-01')
    await port.report({ ...page, path: '/berita/baik', version: '2026-01-01' }, wrong, reader())
    const pages = await listReportedPages(db)
    expect(pages.map(({ address, share }) => [address, share])).toEqual([
      ['/berita/buruk', 0.1],
      ['/berita/satu-tidak', 0],
      ['/berita/baik', 0.9],
    ])
    expect(pages[2]?.texts).toMatchObject([
      { ...wrong, version: '2026-01-01', created_at: '2026-11-21T10:00:00+07:00' },
    ])
  })

  it('is reported by page and language, whatever the versions of others, each with its own words', async () => {
    const port = feedback()
    const english = { ...page, locale: 'en', version: '2026-11-01' } as const
    const older = { ...page, path: '/berita/lama', version: '2026-01-01' }
    for (const each of [page, english, older]) await port.answer(each, true, reader())
    await port.report(page, { problem: 'wrong', text: 'Pertama.' }, reader())
    await port.report(page, { problem: 'wrong', text: 'Kedua.' }, reader())
    await port.report(english, { problem: 'wrong', text: 'Third.' }, reader())
    const pages = await listReportedPages(db)
    expect(pages.map(({ address, texts }) => [address, ...texts.map(({ text }) => text)])).toEqual([
      // A report is a reader whom the page did not help.
      ['/berita/judul', 'Kedua.', 'Pertama.'],
      ['/en/berita/judul', 'Third.'],
      ['/berita/lama'],
    ])
  })

  it('is never read from end to end', async () => {
    statements.isOn = true
    await feedback().answer(page, true, reader())
    for (let at = 0; at <= reportsPerPage; at += 1) await feedback().report(page, wrong, reader())
    await removeOld(new Date(november.getTime() + 1_000 * millisecondsInDay))
    statements.isOn = false
    const isWhole = { SQLite: /SCAN page_/, PostgreSQL: /Seq Scan on page_/ }[name]
    const ours = [...statements.statements.keys()].filter((text) =>
      /"?page_(?:feedback|reports)/.test(text),
    )
    expect(ours.length).toBeGreaterThan(8)
    expect(
      await wholeReadings(statements, async (statement, parameters) =>
        ours.includes(statement)
          ? (await planOf(db, name, statement, parameters))
              .split('\n')
              .filter((line) => isWhole.test(line))
          : [],
      ),
    ).toEqual([])
  })
})
