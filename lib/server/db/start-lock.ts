import { join } from 'node:path'
import type { Kysely } from 'kysely'
import Sqlite from 'libsql'
import { withPostgresStartLock, isPostgres } from './dialect'
import { startLockHeld } from './start-error'
import type { Database } from './types'
import { isBusy } from './dialect'

const retryMs = 100
/** How long a start waits for another one, milliseconds. */
const usualWaitMs = 120_000

/**
 * Runs migrations and seeding in one process at a time.
 * @throws StartError when another process holds the lock for `waitMs`, usually two minutes
 */
export async function withStartLock<T>(
  db: Kysely<Database>,
  dataDir: string,
  work: () => Promise<T>,
  waitMs = usualWaitMs,
): Promise<T> {
  return isPostgres(db)
    ? withPostgresStartLock(db, work, { waitMs, retryMs })
    : withSqliteStartLock(dataDir, work, waitMs)
}

/**
 * The same for a data folder. The lock is an exclusive transaction on a small database of its own: the operating system releases it when
 * the process dies, which a lock file would not survive.
 * @throws StartError when another process holds the lock for `waitMs`, usually two minutes
 */
export async function withSqliteStartLock<T>(
  dataDir: string,
  work: () => Promise<T>,
  waitMs = usualWaitMs,
): Promise<T> {
  const lock = new Sqlite(join(dataDir, 'start.lock.db'))
  lock.pragma('busy_timeout = 0')
  try {
    await acquire(lock, waitMs)
    try {
      return await work()
    } finally {
      // Closing alone keeps the lock until the handle is collected as garbage.
      lock.exec('ROLLBACK')
    }
  } finally {
    lock.close()
  }
}

async function acquire(lock: Sqlite.Database, waitMs: number) {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      if (Date.now() > deadline) throw startLockHeld()
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
