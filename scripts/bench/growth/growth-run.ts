import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { countMax } from '@/lib/server/complaints/embedded/listings/find-listed'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { numberFlags } from '../flags'
import { contentCosts, residentMiB } from './content-costs'
import { type Cost, complaintCosts } from './complaint-costs'
import { type Figure, figureLine, isMet } from './figures'
import { growthLimit } from './growth-limit'
import { makeComplaints } from './make-complaints'
import { keepUp, makeContent } from './make-content'
import { type PortalFigures, portalFigures } from './portal-figures'

const usage =
  'usage: npm run bench -- growth [--complaints 100000] [--items 0] [--portal]   (ratios from 100000 on; ' +
  'SQLite; with DATABASE_URL an empty PostgreSQL database of this machine)'
const say = (text: string) => process.stdout.write(`${text}\n`)
const whole = (value: number) => value.toLocaleString('en-US')

/** Costs are compared with those among so many times fewer complaints. */
const fewer = 10
/** Below, lists do not reach the end of counting, and everything grows with what is there. */
const comparedMin = countMax
const nothing: PortalFigures = { costs: [], others: [] }

async function vacuum(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze complaint_total_changes, complaint_totals`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** The costs as lines, beside those among a tenth of the complaints. */
function figuresOf(costs: readonly Cost[], few: readonly Cost[]): Figure[] {
  return costs.map((cost) => ({
    name: cost.name,
    value: cost.amount,
    unit: 'ms',
    goal: cost.goalMs,
    before: few.find(({ name }) => name === cost.name)?.amount,
    limit: growthLimit(cost, few),
  }))
}

/** The same of costs of the whole portal. */
const withEarlier = (figures: readonly Figure[], few: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({
    ...figure,
    before: few.find(({ name }) => name === figure.name)?.value,
  }))

/** Prints figures. @returns whether all are met */
function printed(figures: readonly Figure[]): boolean {
  for (const figure of figures) say(figureLine(figure))
  return figures.every(isMet)
}

/** Makes rows and says what each question costs among them and among a tenth of them. @returns whether every goal was met */
export async function runGrowth(args: readonly string[]): Promise<boolean> {
  const asksPortal = args.includes('--portal')
  const flags = numberFlags(
    args.filter((arg) => arg !== '--portal'),
    { complaints: 100_000, items: 0 },
  )
  const { DATABASE_URL } = process.env
  if (flags === null) {
    say(usage)
    return false
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-growth-'))
  const place = { DATA_DIR: folder, DATABASE_URL }
  const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(0)
  const database = DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL'

  async function onDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const db = await openPreparedDatabase(place)
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  async function addComplaints(db: Kysely<Database>, count: number, already: number) {
    const began = performance.now()
    await makeComplaints(db, count, already)
    const madeIn = seconds(began)
    const made = performance.now()
    await compactTotals(db)
    // As PostgreSQL's own upkeep does after so many rows; a portal adds up a minute's changes and not four years' at once.
    if (isPostgres(db)) await vacuum(db)
    say(
      `${database}, ${whole(count)} complaints, ${whole(count - already)} made in ${madeIn} s, ` +
        `totals added up in ${seconds(made)} s; processor time, median of five`,
    )
  }
  async function complaintsAreMet(count: number): Promise<boolean> {
    const measured = async (size: number, already: number) => {
      const costs = await onDatabase(async (db) => {
        await addComplaints(db, size, already)
        return complaintCosts(db)
      })
      return { costs, portal: asksPortal ? await portalFigures(place, say) : nothing }
    }
    const tenth = Math.round(count / fewer)
    const few = await measured(tenth, 0)
    const many = await measured(count, tenth)
    const isCompared = tenth >= comparedMin
    return printed([
      ...figuresOf(many.costs, isCompared ? few.costs : []),
      ...withEarlier(many.portal.costs, isCompared ? few.portal.costs : []),
      ...many.portal.others,
    ])
  }
  async function contentIsMet(db: Kysely<Database>, count: number): Promise<boolean> {
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
      `${database}, ${whole(made.news)} articles and ${whole(made.documents)} documents, made in ${madeIn} s, ` +
        `indexed in ${indexedIn} s (${perItem.toFixed(1)} ms an item, this process), ${whole(terms)} terms; processor time, median and 95 of 100`,
    )
    const before = residentMiB()
    const measured = await contentCosts(db, made)
    for (const { name, medianMs, p95Ms, goalMs } of measured) {
      say(
        `${p95Ms <= goalMs ? 'pass' : 'FAIL'}  ${name.padEnd(34)} ${medianMs.toFixed(1).padStart(8)} ` +
          `${p95Ms.toFixed(1).padStart(8)} ms${goalMs === Infinity ? '' : `  (goal ${goalMs})`}`,
      )
    }
    say(
      `resident memory of the bench ${before.toFixed(0)} MiB before the searches, ${residentMiB().toFixed(0)} after`,
    )
    return measured.every(({ p95Ms, goalMs }) => p95Ms <= goalMs)
  }
  try {
    const contentMet =
      flags.items === 0 || (await onDatabase((db) => contentIsMet(db, flags.items)))
    return (flags.complaints === 0 || (await complaintsAreMet(flags.complaints))) && contentMet
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
