import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/**
 * Work on the database of the settings, also beside a running server. Its modules are loaded here, so that words that are wrong cost none.
 * @throws StartError
 */
export async function withDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const [{ env }, { openPreparedDatabase }] = await Promise.all([
    import('@/lib/env'),
    import('@/lib/server/embedded/prepare-database'),
  ])
  const db = await openPreparedDatabase(env())
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
