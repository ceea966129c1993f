import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isBusy, isCode, isPostgres } from './dialect'

/** PostgreSQL's code for a lock that did not come in time. */
const lockNotAvailable = '55P03'

export interface LockPatience {
  tries: number
  /** Between two tries: those who queued behind the lock have their turn meanwhile. */
  pause: () => Promise<unknown>
}

const usualPatience: LockPatience = { tries: 6, pause: () => wait(5_000) }

const isHeld = (db: Pick<Kysely<unknown>, 'getExecutor'>, error: unknown) =>
  isPostgres(db) ? isCode(error, lockNotAvailable) : isBusy(error)

/**
 * Does work that may be done again, also while another program holds what it wants: it is asked for six times, which with the database's
 * own waiting (10 s, on SQLite 5 s) makes about a minute.
 * @throws PostgreSQL's error 55P03 or SQLite's SQLITE_BUSY when it is held for longer
 */
export async function despiteLocks<T>(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  work: () => Promise<T>,
  { tries, pause }: LockPatience = usualPatience,
): Promise<T> {
  for (let refusals = 0; ;) {
    try {
      return await work()
    } catch (error) {
      refusals += 1
      if (!isHeld(db, error) || refusals >= tries) throw error
    }
    await pause()
  }
}
