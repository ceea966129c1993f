import { cpSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Cost, complaintCosts } from '@/scripts/bench/growth/complaint-costs'
import { growthLimit } from '@/scripts/bench/growth/growth-limit'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
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
function stepsOfAll({ db, steps }: CountedDatabase): Promise<Cost[]> {
  return complaintCosts(db, async (ask) => {
    await ask(0)
    const before = steps()
    await ask(1)
    return steps() - before
  })
}

/** On PostgreSQL the plans of statements are what is held. */
describe('what visitors and officers ask of all complaints', () => {
  it('takes at most twice the steps among 100,000 as among 10,000, but for lists up to where counting stops', async () => {
    const close: (() => Promise<void>)[] = []
    try {
      const { counted: fewer, folder } = await withComplaints(10_000, close)
      const { counted: more } = await withComplaints(100_000, close, { count: 10_000, folder })
      const few = await stepsOfAll(fewer)
      const many = await stepsOfAll(more)
      // Their thread counts for itself; their plan is held in the tests of searches.
      const inTheirThread = many.filter(({ name }) => /\bwords\b/.test(name))
      expect(many.filter(({ amount }) => amount === 0)).toEqual(inTheirThread)
      expect(
        many
          .filter((cost) => cost.amount > growthLimit(cost, few))
          .map(
            ({ name, amount, ...cost }) =>
              `${name}: ${amount} steps, at most ${growthLimit({ name, amount, ...cost }, few)} for what it takes among 10,000`,
          ),
      ).toEqual([])
    } finally {
      for (const each of close) await each()
    }
  })
})
