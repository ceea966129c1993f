import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { threadsTime } from '../processor-time'

/** Tries that count; one before them does not. */
export const tries = 5

async function databaseProcesses(db: Kysely<Database>): Promise<number[]> {
  if (!isPostgres(db)) return []
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)
  return rows.map(({ pid }) => pid)
}

function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** A clock of the processor time that this process and PostgreSQL's, which must run on this machine, have used together, milliseconds. */
export async function meter(db: Kysely<Database>): Promise<() => number> {
  const pids = await databaseProcesses(db)
  return () => ownMs() + pids.reduce((sum, pid) => sum + (threadsTime(pid) ?? 0) / 1_000, 0)
}

/** The middle one; of an even number the upper of the two. 0 without any. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Median of five, milliseconds of processor time; machines are shared, so no wall time.
 * @param work gets the number of the try, so that none repeats another
 */
export async function costOf(
  db: Kysely<Database>,
  work: (nth: number) => Promise<unknown>,
): Promise<number> {
  const usedMs = await meter(db)
  const times: number[] = []
  // The first one compiles, connects and fills caches.
  for (let nth = 0; nth <= tries; nth += 1) {
    const before = usedMs()
    await work(nth)
    if (nth > 0) times.push(usedMs() - before)
  }
  return median(times)
}
