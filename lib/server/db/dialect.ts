import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from './types'

// The one place where SQLite and PostgreSQL differ in what the portal asks of them.

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) => db.getExecutor().adapter instanceof PostgresAdapter

/** LIKE pattern that finds the text anywhere; `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** `column LIKE pattern` with backslash as the escape sign in both databases. */
export const like = (column: string, pattern: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`

/** Key of the advisory lock that guards migrations and seeding. */
const startLockKey = 4_274_920_032

/** Runs work while no other process of this PostgreSQL database runs it; the lock ends with the connection. */
export async function withPostgresStartLock<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's seed takes longer than the ordinary statement limit.
    await sql`set statement_timeout = '120s'`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(startLockKey)})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(startLockKey)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
