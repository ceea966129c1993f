import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { PhotoStore } from '@/lib/server/embedded/media/photo-store'

/** How long what is kept, in days after the end of a complaint; settings `RETENTION_…`. */
export interface RetentionDays {
  /** Who sent it: name, phone, e-mail, address. */
  identityDays: number
  /** Text and photos of a complaint that its reporter withdrew. */
  withdrawnDays: number
  /** Text and photos of every other ended complaint. */
  endedDays: number
}

export interface RetentionContext extends RetentionDays {
  db: Kysely<Database>
  now: Date
  files: PhotoStore
}

/** One rule about what is not kept any longer. Applying it twice, also at once, changes nothing more. */
export interface RetentionRule {
  /** For the audit line. */
  name: string
  /** How many rows it would change now. */
  count(context: RetentionContext): Promise<number>
  /** @returns how many rows it changed */
  apply(context: RetentionContext): Promise<number>
}

const dayMs = 24 * 60 * 60_000

/** The moment some days ago as ISO text. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/** Rows changed in one transaction: short, because SQLite has one writer and PostgreSQL gives a statement two seconds. */
export const rowsAtOnce = 500

/**
 * Works through all rows in pieces of 500, each in a transaction of its own, and lets others have their turn in between.
 * @param applySome changes up to that many rows and says how many it found; what it changed it must not find again
 */
export async function inPieces(db: Kysely<Database>, applySome: (transaction: Transaction<Database>, rowsMax: number) => Promise<number>): Promise<number> {
  let rows = 0
  for (;;) {
    const some = await db.transaction().execute((transaction) => applySome(transaction, rowsAtOnce))
    rows += some
    if (some < rowsAtOnce) return rows
    await yieldToRequests()
  }
}
