import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { newComplaintNumber } from '@/lib/server/embedded/complaints/complaint-number'
import { createMonitoring } from '@/lib/server/embedded/complaints/monitoring/monitoring'
import { compactTotals } from '@/lib/server/embedded/complaints/statistics/compact-totals'
import { listHandled } from '@/lib/server/embedded/complaints/handling/list-handled'
import { move } from '@/lib/server/embedded/complaints/handling/acts-of-officers'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { refreshSearchIndex } from '@/lib/server/embedded/search/refresh-index'
import { numberFlags } from '../flags'
import { contentCosts, residentMiB } from './content-costs'
import { type Cost, costOf } from './cost'
import { makeComplaints } from './make-complaints'
import { keepUp, makeContent } from './make-content'

const usage = 'usage: npm run bench -- growth [--complaints 100000] [--items 0]   (SQLite; with DATABASE_URL an empty PostgreSQL database of this machine)'
/** Issue of growth: each at most this at a million, and at most twice its cost at a tenth of the complaints, milliseconds of processor time. */
const goals = { read: 50, act: 20 }

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Ten unverified complaints by numbers that officers could type. */
async function withRealNumbers(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('complaints').select('id').where('status', '=', 'unverified').where('is_demo', '=', 0).limit(10).execute()
  const numbers = rows.map(({ id }) => ({ id, number: newComplaintNumber(new Date()) }))
  for (const { id, number } of numbers) await db.updateTable('complaints').set({ number }).where('id', '=', id).execute()
  return numbers.map(({ number }) => number)
}

async function vacuum(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze complaint_total_changes, complaint_totals`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** What visitors and officers ask of all complaints. */
async function costs(db: Kysely<Database>): Promise<(Cost & { goalMs: number })[]> {
  const now = () => new Date()
  const monitoring = createMonitoring(db, { now })
  const movable = await withRealNumbers(db)
  const request = moveRequest.parse({ to: 'verified', note: 'Sudah diperiksa.', actor: 'bench' })
  const read = async (name: string, work: (nth: number) => Promise<unknown>) => ({ ...(await costOf(db, name, work)), goalMs: goals.read })
  return [
    await read('statistics, all', () => monitoring.statistics({}, 'id')),
    await read('statistics, days', (nth) => monitoring.statistics({ start_date: '2023-02-15', end_date: `2026-03-${10 + nth}` }, 'id')),
    await read('list, first page', () => monitoring.list({}, 'id')),
    await read('list, page 5,000', () => monitoring.list({ page: 5_000 }, 'id')),
    await read('list, one status', () => monitoring.list({ status: 'followup' }, 'id')),
    await read('list, one category', () => monitoring.list({ category_id: 'infrastruktur' }, 'id')),
    await read('list, one city', () => monitoring.list({ city_id: '32.73' }, 'id')),
    await read('list, days', () => monitoring.list({ start_date: '2024-02-15', end_date: '2024-03-17' }, 'id')),
    await read('list, words that are there', (nth) => monitoring.list({ q: `jalan ke-${nth + 7}` }, 'id')),
    await read('list, words that are not', (nth) => monitoring.list({ q: `zzqx${nth}` }, 'id')),
    await read('list, by supporters', () => monitoring.list({ sort_by: 'supporters' }, 'id')),
    await read('list, by change', () => monitoring.list({ sort_by: 'updated_at' }, 'id')),
    await read('officers, by due day', () => listHandled(db, {}, now())),
    await read('officers, late', () => listHandled(db, { is_late: '1' }, now())),
    await read('officers, words', (nth) => listHandled(db, { q: `zzqx${nth}` }, now())),
    await read('look-alikes', () => monitoring.similar({ category: 'infrastruktur', sub_category: '', title: 'Jalan berlubang', reason: '', latitude: -6.9, longitude: 107.6 }, 'id')),
    { ...(await costOf(db, "officer's move", (nth) => move(db, { now }, movable[nth] ?? '', request))), goalMs: goals.act },
  ]
}

/** Makes complaints and says what each question costs among them. @returns whether every goal was met */
export async function runGrowth(args: readonly string[]): Promise<boolean> {
  const flags = numberFlags(args, { complaints: 100_000, items: 0 })
  if (flags === null) {
    say(usage)
    return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-growth-'))
  const { DATABASE_URL } = process.env
  const db = await openPreparedDatabase({ DATA_DIR: folder, DATABASE_URL })
  const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(0)
  const database = DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL'
  async function complaintsAreMet(count: number): Promise<boolean> {
    const began = performance.now()
    await makeComplaints(db, count)
    const madeIn = seconds(began)
    const made = performance.now()
    await compactTotals(db)
    // As PostgreSQL's own upkeep does after so many rows; a portal adds up a minute's changes and not four years' at once.
    if (isPostgres(db)) await vacuum(db)
    say(`${database}, ${count.toLocaleString('en-US')} complaints, made in ${madeIn} s, totals added up in ${seconds(made)} s; processor time, median of five`)
    const measured = await costs(db)
    for (const { name, processorMs, goalMs } of measured) say(`${processorMs <= goalMs ? 'pass' : 'FAIL'}  ${name.padEnd(28)} ${processorMs.toFixed(1).padStart(9)} ms  (goal ${goalMs})`)
    return measured.every(({ processorMs, goalMs }) => processorMs <= goalMs)
  }
  async function contentIsMet(count: number): Promise<boolean> {
    const began = performance.now()
    const made = await makeContent(db, count)
    const madeIn = seconds(began)
    const [indexing, { user, system }] = [performance.now(), process.cpuUsage()]
    // As an import does: in one transaction, beside which a bench has no visitors.
    await db.transaction().execute((transaction) => refreshSearchIndex(transaction))
    const used = process.cpuUsage({ user, system })
    const indexedIn = seconds(indexing)
    await keepUp(db)
    const perItem = (used.user + used.system) / 1_000 / count
    const { terms } = await db.selectFrom('search_vocabulary').select((row) => row.fn.countAll<number>().as('terms')).executeTakeFirstOrThrow()
    say(`${database}, ${made.news.toLocaleString('en-US')} articles and ${made.documents.toLocaleString('en-US')} documents, made in ${madeIn} s, indexed in ${indexedIn} s (${perItem.toFixed(1)} ms an item, this process), ${terms.toLocaleString('en-US')} terms; processor time, median and 95 of 100`)
    const before = residentMiB()
    const measured = await contentCosts(db, made)
    for (const { name, medianMs, p95Ms, goalMs } of measured) {
      say(`${p95Ms <= goalMs ? 'pass' : 'FAIL'}  ${name.padEnd(34)} ${medianMs.toFixed(1).padStart(8)} ${p95Ms.toFixed(1).padStart(8)} ms${goalMs === Infinity ? '' : `  (goal ${goalMs})`}`)
    }
    say(`resident memory of the bench ${before.toFixed(0)} MiB before the searches, ${residentMiB().toFixed(0)} after`)
    return measured.every(({ p95Ms, goalMs }) => p95Ms <= goalMs)
  }
  try {
    const areMet = flags.complaints === 0 || (await complaintsAreMet(flags.complaints))
    return (flags.items === 0 || (await contentIsMet(flags.items))) && areMet
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
