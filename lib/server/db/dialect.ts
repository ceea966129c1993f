import { setTimeout as wait } from 'node:timers/promises'
import { type Expression, type Kysely, PostgresAdapter, sql, type SqlBool } from 'kysely'
import { startLockHeld } from './start-error'
import type { Database } from './types'

// Where SQLite and PostgreSQL differ in what the portal asks of them; how it speaks to SQLite at all stands in `sqlite-dialect.ts`.

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** LIKE pattern that finds the text anywhere; `%`, `_` and `\` in it mean themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** `column LIKE pattern` with backslash as the escape sign in both databases. */
export const like = (column: string, pattern: string) =>
  sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`

/** An ordering that compares characters by their number, so that both databases sort alike whatever their language settings. */
export const byCharacter = (db: Pick<Kysely<unknown>, 'getExecutor'>, text: Expression<unknown>) =>
  isPostgres(db) ? sql`${text} collate "C"` : text

/** Whether a number is among many; one parameter, however many there are. */
export const among = (
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  number: Expression<unknown>,
  numbers: readonly number[],
) =>
  isPostgres(db)
    ? sql<SqlBool>`${number} = any(${numbers}::integer[])`
    : sql<SqlBool>`${number} in (select value from json_each(${JSON.stringify(numbers)}))`

/** Whether another process holds the lock that a statement wanted. */
export const isBusy = (error: unknown) =>
  error instanceof Error &&
  /busy|locked/i.test(`${'code' in error ? String(error.code) : ''} ${error.message}`)

/** Key of the advisory lock that guards migrations and seeding. */
const startLockKey = 4_274_920_032

/** Whether PostgreSQL named the failure by this code. */
export const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Runs work while no other process of this PostgreSQL database runs it; the lock ends with the connection. It is asked for again and again:
 * a statement that waited would be waited for by every index that is built beside writers (`createIndexConcurrently`).
 * @throws StartError when another holds it for `waitMs`
 */
export async function withPostgresStartLock<T>(
  db: Kysely<Database>,
  work: () => Promise<T>,
  { waitMs, retryMs }: { waitMs: number; retryMs: number },
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const deadline = Date.now() + waitMs
    const isMine = async () =>
      (
        await sql<{
          mine: boolean
        }>`select pg_try_advisory_lock(${sql.lit(startLockKey)}) as mine`.execute(connection)
      ).rows[0]?.mine
    while (!(await isMine())) {
      if (Date.now() > deadline) throw startLockHeld()
      await wait(retryMs)
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(startLockKey)})`.execute(connection)
    }
  })
}
