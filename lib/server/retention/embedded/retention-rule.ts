import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'

/** Retention periods in days, from the end of a complaint unless stated otherwise; settings `RETENTION_…`. */
interface RetentionDays {
  /** Identity of the reporter: name, phone, e-mail, address. */
  identityDays: number
  /** Text and photos of a complaint that its reporter withdrew. */
  withdrawnDays: number
  /** Text and photos of every other ended complaint. */
  endedDays: number
  /**
   * Identity of the reporter of an open complaint, from its last event: the slowest class (60 working days, at most 100 days with holidays)
   * and the two years in which the Ombudsman accepts reports of neglect (Law 37/2008, article 24).
   */
  untouchedDays: number
  /**
   * Records of reads of contacts, from the read: as long as an open and then an ended complaint may hold an identity, because the person
   * may request the record of processing for as long as the data is stored (Law 27/2022, articles 31 and 32).
   */
  contactReadDays: number
  /** Answers of the visitor survey and reports about pages, from their day; setting `FEEDBACK_RETENTION_DAYS`. */
  feedbackDays: number
  /** Earlier versions of content, from the day they were replaced; setting `CONTENT_VERSIONS_DAYS`. */
  contentVersionDays: number
}

export interface RetentionContext extends RetentionDays {
  db: Kysely<Database>
  now: Date
  files: PhotoStore
}

/** One retention rule. Idempotent, also when applied twice at once. */
export interface RetentionRule {
  /** Name in the audit line. */
  name: string
  /** Number of rows that `apply` would change now. */
  count(context: RetentionContext): Promise<number>
  /** @returns number of rows changed */
  apply(context: RetentionContext): Promise<number>
}

/** ISO time some days before `now`. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * millisecondsInDay).toISOString()

/** Rows changed in one transaction: short, because SQLite has one writer and PostgreSQL gives a statement two seconds. */
export const rowsAtOnce = 500

/**
 * Processes all rows in batches of 500, each in a transaction of its own, with pauses for requests of visitors.
 * @param applySome changes up to `rowsMax` rows and returns how many it selected; changed rows must not be selected again
 */
export async function inPieces(
  db: Kysely<Database>,
  applySome: (transaction: Transaction<Database>, rowsMax: number) => Promise<number>,
): Promise<number> {
  let rows = 0
  const yieldToVisitors = createBackgroundPacer()
  for (;;) {
    const some = await db.transaction().execute((transaction) => applySome(transaction, rowsAtOnce))
    rows += some
    if (some < rowsAtOnce) return rows
    await yieldToVisitors()
  }
}
