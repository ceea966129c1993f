import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import { besideVisitors } from '@/lib/server/beside-visitors'
import type { Database } from '@/lib/server/db/types'
import type { PhotoStore } from '@/lib/server/embedded/media/photo-store'

/** How long what is kept, in days, after the end of a complaint unless another moment is named; settings `RETENTION_…`. */
interface RetentionDays {
  /** Who sent it: name, phone, e-mail, address. */
  identityDays: number
  /** Text and photos of a complaint that its reporter withdrew. */
  withdrawnDays: number
  /** Text and photos of every other ended complaint. */
  endedDays: number
  /**
   * Who sent a complaint that is still open, after its last event: the slowest class (60 working days, at most 100 days with holidays) and the two
   * years in which the Ombudsman takes up what was neglected (Law 37/2008, article 24).
   */
  untouchedDays: number
  /**
   * Who was shown contacts, after the read: as long as an untouched complaint and then an ended one may keep an identity, because the person may
   * ask for the trail of processing for as long as the data is stored (Law 27/2022, articles 31 and 32).
   */
  contactReadDays: number
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

/** The moment some days ago as ISO text. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * millisecondsInDay).toISOString()

/** Rows changed in one transaction: short, because SQLite has one writer and PostgreSQL gives a statement two seconds. */
export const rowsAtOnce = 500

/**
 * Works through all rows in pieces of 500, each in a transaction of its own, and lets others have their turn in between.
 * @param applySome changes up to that many rows and says how many it found; what it changed it must not find again
 */
export async function inPieces(
  db: Kysely<Database>,
  applySome: (transaction: Transaction<Database>, rowsMax: number) => Promise<number>,
): Promise<number> {
  let rows = 0
  const giveWay = besideVisitors()
  for (;;) {
    const some = await db.transaction().execute((transaction) => applySome(transaction, rowsAtOnce))
    rows += some
    if (some < rowsAtOnce) return rows
    await giveWay()
  }
}
