import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { processorTime } from '../processor-time'

/** Tries that count; one before them does not. */
export const tries = 5

export interface Cost {
  name: string
  /** Median of five, this process and PostgreSQL's together, milliseconds of processor time. Machines are shared, so no wall time. */
  processorMs: number
}

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

/** Processor time of one piece of work. PostgreSQL must run on this machine. @param work gets the number of the try, so that none repeats another */
export async function costOf(
  db: Kysely<Database>,
  name: string,
  work: (nth: number) => Promise<unknown>,
): Promise<Cost> {
  const pids = await databaseProcesses(db)
  const usedMs = () =>
    ownMs() + pids.reduce((sum, pid) => sum + (processorTime(pid) ?? 0) / 1_000, 0)
  const times: number[] = []
  // The first one compiles, connects and fills caches.
  for (let nth = 0; nth <= tries; nth += 1) {
    const before = usedMs()
    await work(nth)
    if (nth > 0) times.push(usedMs() - before)
  }
  return { name, processorMs: times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0 }
}
