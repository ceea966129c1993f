import { type Expression, type Kysely, PostgresAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Database } from './types'

// The one place where SQLite and PostgreSQL differ in what the portal asks of them.

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) => db.getExecutor().adapter instanceof PostgresAdapter

/** LIKE pattern that finds the text anywhere; `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** `column LIKE pattern` with backslash as the escape sign in both databases. */
export const like = (column: string, pattern: string) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`

/** An ordering that compares characters by their number, so that both databases sort alike whatever their language settings. */
export const byCharacter = (db: Pick<Kysely<unknown>, 'getExecutor'>, text: Expression<unknown>) => (isPostgres(db) ? sql`${text} collate "C"` : text)

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite can undo schema changes; Kysely leaves it off and a killed migration would stay half done.
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite as the portal uses it: transactions cover schema changes and take the write lock when they begin. */
export class PortalSqliteDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({
      database: {
        close: () => database.close(),
        // A transaction that reads first and writes later fails at once, without waiting, when another process wrote in between.
        prepare: (statement) => database.prepare(statement === 'begin' ? 'begin immediate' : statement),
      },
    })
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

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
