import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { compactTotals } from '@/lib/server/embedded/complaints/statistics/compact-totals'
import { complaintCosts } from '@/scripts/bench/growth/complaint-costs'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { sqlite } from '../support/database'

/** What counting to 10,000, where counts stop, and the rows of all days and cities may add, milliseconds; reading all complaints costs far more. */
const boundedMs = 15

/** On PostgreSQL processor time comes in ticks of ten milliseconds; there the plans of statements are what is held. */
async function costsAmong(count: number) {
  const { settings, close } = await sqlite.open('seeded')
  const db = openDatabase(parseEnv(settings))
  try {
    await makeComplaints(db, count)
    await compactTotals(db)
    return await complaintCosts(db)
  } finally {
    await db.destroy()
    await close()
  }
}

describe('what visitors and officers ask of all complaints', () => {
  it('costs at most twice as much among 100,000 as among 10,000, and no more than its goal', { timeout: 400_000 }, async () => {
    const few = await costsAmong(10_000)
    const many = await costsAmong(100_000)
    const grown = many.filter(({ processorMs, goalMs }, at) => processorMs > goalMs || processorMs > 2 * (few[at]?.processorMs ?? 0) + boundedMs)
    expect(grown.map(({ name, processorMs }) => `${name}: ${processorMs.toFixed(1)} ms, among 10,000 ${few.find((each) => each.name === name)?.processorMs.toFixed(1)}`)).toEqual([])
  })
})
