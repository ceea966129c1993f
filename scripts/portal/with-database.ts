import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'

/** Work on the database of the settings, also beside a running server. @throws StartError */
export async function withDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = await openPreparedDatabase(env())
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
