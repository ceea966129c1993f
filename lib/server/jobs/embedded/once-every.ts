import { millisecondsInDay } from 'date-fns/constants'
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
  /** What it does cannot be undone: behind a gap that a clock may have jumped over, it waits one interval for the clock to be set right. */
  isWaryOfClock?: boolean
}

/** Longest time between two runs that is no sign of a clock far ahead, milliseconds: a portal is seldom away for longer. */
const gapMaxMs = 7 * millisecondsInDay

const iso = (ms: number) => new Date(ms).toISOString()

const isDue = (startedAt: string, everyMs: number, moment: number) =>
  startedAt <= iso(moment - everyMs) || startedAt > iso(moment + clockSkewMaxMs)

/**
 * Claims a run of a job for this process, by one conditional statement, so that only one process gets it.
 * @returns false when it is not due, or was put off for an interval
 */
export async function claimRun(
  db: Kysely<Database>,
  { name, everyMs, now, isWaryOfClock = false }: Omit<Job, 'report'>,
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
  const isBehindGap = last !== undefined && last.started_at < iso(moment - gapMaxMs)
  return claimed !== undefined && !(isWaryOfClock && isBehindGap)
}

/** Moves the start of a run of this process, unless another one has begun since. */
const moveStart = (db: Kysely<Database>, name: string, from: Date, to: number) =>
  db
    .updateTable('job_runs')
    .set({ started_at: iso(to) })
    .where('name', '=', name)
    .where('started_at', '<=', from.toISOString())
    .execute()

/** Does the work of a claimed run, which counts as begun again and again until it is over: no other process begins it meanwhile. */
async function run(
  db: Kysely<Database>,
  { name, everyMs, now, report }: Job,
  work: () => Promise<unknown>,
) {
  let begun = now()
  const goOn = async () => {
    const moment = now()
    await moveStart(db, name, begun, moment.getTime())
    begun = moment
  }
  const stop = repeat(goOn, everyMs / 2, report, { startsNow: false })
  try {
    await work()
  } catch (error) {
    await stop()
    // Due at the next check.
    await moveStart(db, name, begun, begun.getTime() - everyMs)
    throw error
  }
  await stop()
}

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
    if (await claimRun(db, job)) await run(db, job, work)
  }
  return repeat(runIfDue, Math.min(checkIntervalMs, job.everyMs), job.report)
}
