import { millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import { onceEvery } from '@/lib/server/jobs/embedded/once-every'
import { jobFailure } from '@/lib/server/observability/job-failures'
import { logEvent } from '@/lib/server/observability/log-event'
import { purge } from '@/lib/server/purge'
import { ContentError } from '../content-error'
import { syncContent, type SyncReport } from './sync'

const job = 'content source'

/** Whether a run has changed what pages show. */
export const hasChanged = ({ added, changed, withdrawn }: SyncReport) =>
  added.length + changed.length + withdrawn.length > 0

/**
 * Brings in what editors changed in `CONTENT_SOURCE`, by one process at a time; nothing without that setting. A folder that cannot be
 * brought in is a failure of the job and a line of the log with file and reason; everything published stays as it is, and the next look
 * tries it again.
 * @returns a function that stops it and waits for the run in progress
 */
export function openContentSync(
  db: Kysely<Database>,
  env: Pick<
    Env,
    | 'CONTENT_SOURCE'
    | 'CONTENT_SOURCE_MINUTES'
    | 'CONTENT_SOURCE_DELETIONS'
    | 'CONTENT_VERSIONS_MAX'
  >,
  now: () => Date,
): () => Promise<void> {
  const { CONTENT_SOURCE: folder } = env
  if (folder === undefined) return async () => undefined
  const failed = jobFailure(job)
  const report = (error: unknown) => {
    // Its words come from the editors' files and from git, not from visitors.
    if (error instanceof ContentError)
      logEvent('error', 'content source refused', { reason: error.message })
    failed(error)
  }
  return onceEvery(
    db,
    { name: job, everyMs: env.CONTENT_SOURCE_MINUTES * millisecondsInMinute, now, report },
    async () => {
      const done = await syncContent(db, {
        folder,
        withdraws: env.CONTENT_SOURCE_DELETIONS === 'withdraw',
        change: {
          how: 'sync',
          by: 'portal',
          now: now(),
          versionsMax: env.CONTENT_VERSIONS_MAX,
        },
      })
      if (done.left.length > 0)
        logEvent('warn', 'content without a file stays', { items: done.left.length })
      if (!hasChanged(done)) return
      purge(['*'])
      logEvent('info', 'content source brought in', {
        added: done.added.length,
        changed: done.changed.length,
        withdrawn: done.withdrawn.length,
      })
    },
  )
}
