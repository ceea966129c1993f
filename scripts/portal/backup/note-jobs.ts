import type { Env } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'

/** Notes when a backup or a rehearsal was done among the jobs, so that the measurements of the running portal show its age. */
export async function noteJob(
  settings: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  name: 'backup' | 'rehearsal',
  moment: string,
): Promise<void> {
  const db = openDatabase(settings)
  try {
    await db
      .insertInto('job_runs')
      .values({ name, started_at: moment })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: moment }))
      .execute()
  } catch {
    // The backup is whole; a database that takes no writes just now is told about elsewhere.
  } finally {
    await db.destroy()
  }
}
