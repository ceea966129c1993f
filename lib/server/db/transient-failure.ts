import { isProblem } from '@/lib/errors'

const codePattern = /^[A-Z0-9_]{1,32}$/

/** Code of a driver's failure for the log: SQLSTATE or SQLite's name; never its text, which may quote rows. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return codePattern.test(code) ? code : error instanceof Error ? error.name : 'unknown'
}

// Connection lost, too many connections, shutting down, statement time-out, disk full, database busy or locked.
const transientCode =
  /^(08|53|57|58|40)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOSPC|SQLITE_BUSY.*|SQLITE_FULL.*|SQLITE_LOCKED.*|SQLITE_IOERR.*)$/

// Messages of PostgreSQL's driver about a broken connection or none in time; these errors carry no code.
const transientMessage = /timeout|connection terminated|not queryable/i

/** Whether the same request may succeed a little later: the database or the API behind was busy, away or full. */
export const isTransient = (error: unknown): boolean =>
  isProblem(error)
    ? error.code === 'UNAVAILABLE'
    : transientCode.test(failureCode(error)) ||
      (error instanceof Error && transientMessage.test(error.message))
