import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '../clock-skew'
import { repeat } from '../repeat'

/** How often a process checks whether a job is due, milliseconds. */
const checkIntervalMs = 10 * 60_000

export interface Job {
  /** Key in the database; the same in every process. */
  name: string
  everyMs: number
  now: () => Date
  report: (error: unknown) => void
  /** Whether there is anything to do, so that idle runs write nothing; by default always. */
  hasWork?: () => Promise<boolean>
}

const iso = (ms: number) => new Date(ms).toISOString()

const isDue = (startedAt: string, everyMs: number, moment: number) =>
  startedAt <= iso(moment - everyMs) || startedAt > iso(moment + clockSkewMaxMs)

/**
 * Claims a run of a job for this process, by one conditional statement, so that only one process gets it.
 * @returns false when it is not due
 */
export async function claimRun(
  db: Kysely<Database>,
  { name, everyMs, now }: Omit<Job, 'report'>,
): Promise<boolean> {
  const moment = now().getTime()
  // Most checks come too early; they are not worth a write.
  const last = await db
    .selectFrom('job_runs')
    .select('started_at')
    .where('name', '=', name)
    .executeTakeFirst()
  if (last && !isDue(last.started_at, everyMs, moment)) return false
  const claimed = await db
    .insertInto('job_runs')
    .values({ name, started_at: iso(moment) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ started_at: row.ref('excluded.started_at') }))
        .where((row) =>
          row.or([
            row('job_runs.started_at', '<=', iso(moment - everyMs)),
            row('job_runs.started_at', '>', iso(moment + clockSkewMaxMs)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Releases a claimed run, so that it is retried soon. */
const releaseRun = (db: Kysely<Database>, name: string) =>
  db.deleteFrom('job_runs').where('name', '=', name).execute()

/**
 * Runs a job once per interval, however many processes share the database and however often they start. A failed run is retried at the next
 * check; one whose process died, after the interval.
 * @returns a function that stops it and waits for the run in progress
 */
export function onceEvery(
  db: Kysely<Database>,
  job: Job,
  work: () => Promise<unknown>,
): () => Promise<void> {
  const runIfDue = async () => {
    if (job.hasWork && !(await job.hasWork())) return
    if (!(await claimRun(db, job))) return
    try {
      await work()
    } catch (error) {
      await releaseRun(db, job.name)
      throw error
    }
  }
  return repeat(runIfDue, Math.min(checkIntervalMs, job.everyMs), job.report)
}
