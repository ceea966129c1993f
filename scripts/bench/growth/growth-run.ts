import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { compactTotals } from '@/lib/server/embedded/complaints/statistics/compact-totals'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { refreshSearchIndex } from '@/lib/server/embedded/search/refresh-index'
import { numberFlags } from '../flags'
import { contentCosts, residentMiB } from './content-costs'
import { complaintCosts } from './complaint-costs'
import { makeComplaints } from './make-complaints'
import { keepUp, makeContent } from './make-content'

const usage =
  'usage: npm run bench -- growth [--complaints 100000] [--items 0]   (SQLite; with DATABASE_URL an empty PostgreSQL database of this machine)'
const say = (text: string) => process.stdout.write(`${text}\n`)

async function vacuum(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze complaint_total_changes, complaint_totals`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
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
    say(
      `${database}, ${count.toLocaleString('en-US')} complaints, made in ${madeIn} s, totals added up in ${seconds(made)} s; processor time, median of five`,
    )
    const measured = await complaintCosts(db)
    for (const { name, processorMs, goalMs } of measured)
      say(
        `${processorMs <= goalMs ? 'pass' : 'FAIL'}  ${name.padEnd(28)} ${processorMs.toFixed(1).padStart(9)} ms  (goal ${goalMs})`,
      )
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
    const { terms } = await db
      .selectFrom('search_vocabulary')
      .select((row) => row.fn.countAll<number>().as('terms'))
      .executeTakeFirstOrThrow()
    say(
      `${database}, ${made.news.toLocaleString('en-US')} articles and ${made.documents.toLocaleString('en-US')} documents, made in ${madeIn} s, indexed in ${indexedIn} s (${perItem.toFixed(1)} ms an item, this process), ${terms.toLocaleString('en-US')} terms; processor time, median and 95 of 100`,
    )
    const before = residentMiB()
    const measured = await contentCosts(db, made)
    for (const { name, medianMs, p95Ms, goalMs } of measured) {
      say(
        `${p95Ms <= goalMs ? 'pass' : 'FAIL'}  ${name.padEnd(34)} ${medianMs.toFixed(1).padStart(8)} ${p95Ms.toFixed(1).padStart(8)} ms${goalMs === Infinity ? '' : `  (goal ${goalMs})`}`,
      )
    }
    say(
      `resident memory of the bench ${before.toFixed(0)} MiB before the searches, ${residentMiB().toFixed(0)} after`,
    )
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
