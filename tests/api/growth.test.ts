import { cpSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cost, complaintCosts } from '@/scripts/bench/growth/complaint-costs'
import { growthLimit } from '@/scripts/bench/growth/growth-limit'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { officerQuestions } from '@/scripts/bench/growth/officer-questions'
import { addUpTotals } from '../support/add-up-totals'
import { sqlite } from '../support/database'
import { type CountedDatabase, openCountedDatabase } from '../support/step-counter'

/** A portal's database, begun from nothing but its examples or with what another data folder holds. */
async function withComplaints(
  count: number,
  close: (() => Promise<void>)[],
  from?: { count: number; folder: string },
): Promise<{ counted: CountedDatabase; folder: string }> {
  const { settings, close: remove } = await sqlite.open(from ? 'empty' : 'seeded')
  const folder = settings.DATA_DIR
  if (from) cpSync(from.folder, folder, { recursive: true })
  const counted = openCountedDatabase(folder)
  close.push(() => counted.db.destroy(), remove)
  await makeComplaints(counted.db, count, from?.count)
  await addUpTotals(counted.db)
  // All of it in the file, for a copy.
  await sql`pragma wal_checkpoint(truncate)`.execute(counted.db)
  return { counted, folder }
}

/** What each question costs in steps; the first time it is asked does not count, which may prepare something. */
const stepsIn = (
  { db, steps }: CountedDatabase,
  questionsOf?: Parameters<typeof complaintCosts>[2],
): Promise<Cost[]> =>
  complaintCosts(
    db,
    async (ask) => {
      await ask(0)
      const before = steps()
      await ask(1)
      return steps() - before
    },
    questionsOf,
  )

/** What takes more among all than the limit of what it takes among a tenth of them. */
const overLimit = (many: readonly Cost[], few: readonly Cost[]) =>
  many
    .filter((cost) => cost.amount > growthLimit(cost, few))
    .map(
      (cost) =>
        `${cost.name}: ${cost.amount} steps, at most ${growthLimit(cost, few)} for what it takes among 10,000`,
    )

/** On PostgreSQL the plans of statements are what is held. */
describe('what visitors and officers ask of all complaints', () => {
  const close: (() => Promise<void>)[] = []
  let fewer: CountedDatabase
  let more: CountedDatabase
  beforeAll(async () => {
    const { counted, folder } = await withComplaints(10_000, close)
    fewer = counted
    more = (await withComplaints(100_000, close, { count: 10_000, folder })).counted
  })
  afterAll(async () => {
    for (const each of close) await each()
  })

  it('takes at most twice the steps among 100,000 as among 10,000, but for lists up to where counting stops', async () => {
    const few = await stepsIn(fewer)
    const many = await stepsIn(more)
    // Their thread counts for itself; their plan is held in the tests of searches.
    const isInItsThread = ({ name }: Cost) => /\bwords\b/.test(name)
    expect(many.filter((cost) => cost.amount === 0 && !isInItsThread(cost))).toEqual([])
    expect(overLimit(many, few)).toEqual([])
  })

  it('is named when it takes more, as without an index', async () => {
    for (const { db } of [fewer, more]) await sql`drop index complaint_listings_due`.execute(db)
    const few = await stepsIn(fewer, officerQuestions)
    expect(overLimit(await stepsIn(more, officerQuestions), few)).toContainEqual(
      expect.stringMatching(/^officers, by due day: /),
    )
  })
})
