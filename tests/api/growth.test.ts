import { cpSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { addUpTotals } from '../support/add-up-totals'
import { type Cost, complaintCosts } from '@/scripts/bench/growth/complaint-costs'
import { growthLimitMs } from '@/scripts/bench/growth/growth-limit'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { sqlite } from '../support/database'

const rounds = 8

/** A portal's database, begun from nothing but its examples or with what another data folder holds. */
async function withComplaints(
  count: number,
  close: (() => Promise<void>)[],
  from?: { count: number; folder: string },
): Promise<{ db: Kysely<Database>; folder: string }> {
  const { settings, close: remove } = await sqlite.open(from ? 'empty' : 'seeded')
  const folder = settings.DATA_DIR
  if (from) cpSync(from.folder, folder, { recursive: true })
  const db = openDatabase(parseEnv(settings))
  close.push(() => db.destroy(), remove)
  await makeComplaints(db, count, from?.count)
  await addUpTotals(db)
  // All of it in the file, for a copy.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return { db, folder }
}

/** Work beside, compiling and cleaning memory make a question dearer, never cheaper: what it costs is the least that was seen. */
class LeastCosts {
  private readonly least = new Map<string, Cost>()

  constructor(private readonly db: Kysely<Database>) {}

  async askAll(): Promise<void> {
    for (const cost of await complaintCosts(this.db)) {
      const processorMs = Math.min(
        cost.processorMs,
        this.least.get(cost.name)?.processorMs ?? Infinity,
      )
      this.least.set(cost.name, { ...cost, processorMs })
    }
  }

  get all(): Cost[] {
    return [...this.least.values()]
  }
}

/** On PostgreSQL processor time comes in ticks of ten milliseconds; there the plans of statements are what is held. */
describe('what visitors and officers ask of all complaints', () => {
  it(
    'costs at most twice as much among 100,000 as among 10,000, but for lists up to where counting stops',
    { timeout: 400_000 },
    async () => {
      const close: (() => Promise<void>)[] = []
      try {
        const { db: fewer, folder } = await withComplaints(10_000, close)
        const { db: more } = await withComplaints(100_000, close, { count: 10_000, folder })
        const [few, many] = [new LeastCosts(fewer), new LeastCosts(more)]
        const grown = () =>
          many.all.filter((cost) => cost.processorMs > growthLimitMs(cost, few.all))
        for (let round = 0; round < rounds && (round === 0 || grown().length > 0); round += 1) {
          await few.askAll()
          await many.askAll()
        }
        expect(
          grown().map(
            (cost) =>
              `${cost.name}: ${cost.processorMs.toFixed(1)} ms, at most ${growthLimitMs(cost, few.all).toFixed(1)} for what it costs among 10,000`,
          ),
        ).toEqual([])
      } finally {
        for (const each of close) await each()
      }
    },
  )
})
