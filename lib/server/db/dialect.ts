import { type Expression, type Kysely, PostgresAdapter, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { startLockHeld } from './start-error'
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

/**
 * The statement that begins a transaction. Immediate: one that reads first and writes later would fail at once, without waiting, when another
 * process wrote in between. By `exec`: after a prepared one that found the database locked, libsql cannot commit the next transaction.
 */
function beginning(database: { exec: (statement: string) => unknown }): SqliteStatement {
  return {
    reader: false,
    run() {
      database.exec('begin immediate')
      return { changes: 0, lastInsertRowid: 0 }
    },
    all: () => [],
    iterate: () => [][Symbol.iterator](),
  }
}

type ExecutingDatabase = SqliteDatabase & { exec: (statement: string) => unknown; readonly inTransaction: boolean }

const isWrite = (statement: string) => /^\s*(?:insert|update|delete)\b/i.test(statement)

/** A write outside a transaction gets one of its own: what finds the database locked is then a `begin`, for the reason given there. */
function alone(database: ExecutingDatabase, statement: SqliteStatement): SqliteStatement {
  const within = <T>(work: () => T): T => {
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }
  return {
    reader: statement.reader,
    run: (parameters) => within(() => statement.run(parameters)),
    all: (parameters) => within(() => statement.all(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  }
}

/** SQLite as the portal uses it: transactions cover schema changes and take the write lock when they begin. */
export class PortalSqliteDialect extends SqliteDialect {
  constructor(database: ExecutingDatabase) {
    super({
      database: {
        close: () => database.close(),
        prepare: (statement) => {
          if (statement === 'begin') return beginning(database)
          const prepared = database.prepare(statement)
          return isWrite(statement) && !database.inTransaction ? alone(database, prepared) : prepared
        },
      },
    })
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

/** How long SQLite waits for the lock of another process (a second portal, the operator's command), milliseconds. The process stands still meanwhile. */
export const busyTimeoutMs = 5_000

/** Whether another process holds the lock that a statement wanted. */
export const isBusy = (error: unknown) => error instanceof Error && /busy|locked/i.test(`${'code' in error ? String(error.code) : ''} ${error.message}`)

/**
 * Runs writes that would rather fail than wait, on a connection of their own meanwhile: on SQLite they fail at once with an error that `isBusy`
 * knows while another process writes, because waiting stops the whole process.
 */
export async function withoutWaiting(db: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<void>): Promise<void> {
  if (isPostgres(db)) return work(db)
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await work(connection)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection)
    }
  })
}

/** Key of the advisory lock that guards migrations and seeding. */
const startLockKey = 4_274_920_032

/** Whether PostgreSQL named the failure by this code. */
export const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/** Runs work while no other process of this PostgreSQL database runs it; the lock ends with the connection. @throws StartError when another holds it for two minutes */
export async function withPostgresStartLock<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Waiting for another process's seed takes longer than the ordinary statement limit.
    await sql`set statement_timeout = '120s'`.execute(connection)
    try {
      await sql`select pg_advisory_lock(${sql.lit(startLockKey)})`.execute(connection)
    } catch (error) {
      if (isCode(error, '57014')) throw startLockHeld()
      throw error
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(startLockKey)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
