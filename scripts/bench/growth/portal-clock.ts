import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { threadsTime } from '../processor-time'

/** Until a portal has nothing of its own to do: pages are warmed up and the search is read in. */
const quietMs = 2_000
const quietShare = 0.03
const waitMaxMs = 120_000

/**
 * Processor time of a portal and the PostgreSQL processes that work for it, milliseconds.
 * @param db null for a portal on SQLite
 */
export function portalClock(pid: number, db: Kysely<Database> | null) {
  async function read(): Promise<Map<number, number>> {
    const own = threadsTime(pid)
    if (own === null) throw new Error('the processor time of the portal cannot be read')
    const times = new Map([[pid, own / 1_000]])
    if (db === null) return times
    const { rows } = await sql<{
      pid: number
    }>`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
    for (const row of rows) times.set(row.pid, (threadsTime(row.pid) ?? 0) / 1_000)
    return times
  }
  /** What a piece of work costs both. */
  async function costOf(work: () => Promise<unknown>): Promise<number> {
    const before = await read()
    await work()
    const after = await read()
    return [...after].reduce((sum, [each, ms]) => sum + ms - (before.get(each) ?? 0), 0)
  }
  return {
    costOf,
    /** Waits until the portal does nothing by itself, at most two minutes. */
    async untilQuiet() {
      const end = performance.now() + waitMaxMs
      while (
        performance.now() < end &&
        (await costOf(() => pause(quietMs))) > quietMs * quietShare
      );
    },
  }
}
