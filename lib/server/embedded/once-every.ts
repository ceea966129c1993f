import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '../repeat'

/** How often a process looks whether a job is due, milliseconds. */
const lookMs = 10 * 60_000
/** A run that seems to lie further ahead than this was noted by a wrong clock. */
const aheadMs = 60 * 60_000

export interface Job {
  /** Names the job in the database; the same in every process. */
  name: string
  everyMs: number
  now: () => Date
  report: (error: unknown) => void
  /** Looks whether there is anything to do, so that a turn without work writes nothing; there always is when left out. */
  hasWork?: () => Promise<boolean>
}

const iso = (ms: number) => new Date(ms).toISOString()

const isDue = (startedAt: string, everyMs: number, moment: number) =>
  startedAt <= iso(moment - everyMs) || startedAt > iso(moment + aheadMs)

/** Takes the turn of a job for this process. One conditional statement, so that one of several processes gets it. @returns false when it is not due */
export async function claimTurn(
  db: Kysely<Database>,
  { name, everyMs, now }: Omit<Job, 'report'>,
): Promise<boolean> {
  const moment = now().getTime()
  // Most looks come too early; they are not worth a write.
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
            row('job_runs.started_at', '>', iso(moment + aheadMs)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Gives a turn back, so that it comes again soon. */
const giveBack = (db: Kysely<Database>, name: string) =>
  db.deleteFrom('job_runs').where('name', '=', name).execute()

/**
 * Runs a job once per interval, however many processes share the database and however often they start. A failed run is tried again at the
 * next look; one whose process died, after the interval.
 * @returns a function that stops it and waits for the run under way
 */
export function onceEvery(
  db: Kysely<Database>,
  job: Job,
  work: () => Promise<unknown>,
): () => Promise<void> {
  const runIfDue = async () => {
    if (job.hasWork && !(await job.hasWork())) return
    if (!(await claimTurn(db, job))) return
    try {
      await work()
    } catch (error) {
      await giveBack(db, job.name)
      throw error
    }
  }
  return repeat(runIfDue, Math.min(lookMs, job.everyMs), job.report)
}
