import { sql } from 'kysely'
import { orphanedBefore, removeOrphans } from '@/lib/server/media/embedded/orphans'
import { jakartaDay } from '@/lib/jakarta'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

type Growing =
  | 'complaint_access'
  | 'rate_limits'
  | 'outbox'
  | 'notification_deliveries'
  | 'mail_recipients'
  | 'contact_reads'
  | 'search_queries'
  | 'feedback'
  | 'page_reports'
  | 'page_feedback_marks'
  | 'content_versions'

interface Ending {
  table: Growing
  key: string
  /** Indexed column with the time at which a row was created or ends. */
  time: string
  /** Rows before this time are deleted. */
  before: (context: RetentionContext) => string
}

function rowsBefore(name: string, { table, key, time, before }: Ending): RetentionRule {
  const over = (context: RetentionContext) =>
    sql`${sql.table(table)} where ${sql.ref(time)} < ${before(context)}`
  return {
    name,
    async count(context) {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${over(context)}`.execute(context.db)
      return rows[0]?.count ?? 0
    },
    apply: (context) =>
      inPieces(context.db, async (transaction, rowsMax) => {
        // Condition repeated: a row may have got a later time since it was selected.
        const deleted =
          await sql`delete from ${over(context)} and ${sql.ref(key)} in (select ${sql.ref(key)} from ${over(context)} limit ${sql.lit(rowsMax)})`.execute(
            transaction,
          )
        return Number(deleted.numAffectedRows ?? 0)
      }),
  }
}

/** Expired temporary secrets. */
export const accesses = rowsBefore('temporary secrets', {
  table: 'complaint_access',
  key: 'secret_hash',
  time: 'expires_at',
  before: ({ now }) => now.toISOString(),
})

/** Counters of rate limits, 24 hours after their window (security rules, section 7). */
export const counters = rowsBefore('counters', {
  table: 'rate_limits',
  key: 'key_hash',
  time: 'window_ends_at',
  before: ({ now }) => daysBefore(now, 1),
})

/** How long sent messages are stored, so that their stop link works and an operator can look them up, days. */
const sentDays = 90

/** Sent messages; they hold the hashes of the address and of the stop link. */
export const sentMessages = rowsBefore('sent messages', {
  table: 'outbox',
  key: 'id',
  time: 'sent_at',
  before: ({ now }) => daysBefore(now, sentDays),
})

/** Sent messages to browsers and phones; they hold the hash of a browser's endpoint. */
export const sentDeliveries = rowsBefore('sent messages to browsers and phones', {
  table: 'notification_deliveries',
  key: 'id',
  time: 'sent_at',
  before: ({ now }) => daysBefore(now, sentDays),
})

/** Recipients of mail: counts after a day, confirmations a year after the last mail, refusals after five. */
export const mailRecipients = rowsBefore('mail addresses', {
  table: 'mail_recipients',
  key: 'address_hash',
  time: 'ends_at',
  before: ({ now }) => now.toISOString(),
})

/** How long it is known what was searched for, days; a season is long enough to mend a page. */
const searchedDays = 90

/** Counts of searches; of one set of words all older days at once. */
export const searchedWords = rowsBefore('words of searches', {
  table: 'search_queries',
  key: 'words',
  time: 'day',
  before: ({ now }) => jakartaDay(new Date(daysBefore(now, searchedDays))),
})

export const contactReads = rowsBefore('records of contact reads', {
  table: 'contact_reads',
  key: 'id',
  time: 'read_at',
  before: ({ now, contactReadDays }) => daysBefore(now, contactReadDays),
})

/** Answers of the visitor survey; what they add up to stays in `feedback_months`. */
export const surveyAnswers = rowsBefore('answers of the survey', {
  table: 'feedback',
  key: 'id',
  time: 'created_at',
  before: ({ now, feedbackDays }) => daysBefore(now, feedbackDays),
})

/** Reports about pages; that there were so many stays in `page_feedback`. */
export const pageReports = rowsBefore('reports about pages', {
  table: 'page_reports',
  key: 'id',
  time: 'created_at',
  before: ({ now, feedbackDays }) => daysBefore(now, feedbackDays),
})

/** Who has said something about a page on an earlier day. */
export const pageMarks = rowsBefore('marks of readers of pages', {
  table: 'page_feedback_marks',
  key: 'reader_hash',
  time: 'day',
  before: ({ now }) => jakartaDay(now),
})

/** What items of content said long ago, with who replaced it; of one item a few are kept at most (`keepVersions`). */
export const contentVersions = rowsBefore('earlier versions of content', {
  table: 'content_versions',
  key: 'id',
  time: 'replaced_at',
  before: ({ now, contentVersionDays }) => daysBefore(now, contentVersionDays),
})

/** Expired confirmation links; the subscription stays, so that no second confirmation mail is sent. */
export const mailConfirmations: RetentionRule = {
  name: 'mail confirmations',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('mail_subscriptions')
      .where('confirm_ends_at', '<', now.toISOString())
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db, now }) =>
    inPieces(db, async (transaction, rowsMax) => {
      const over = await transaction
        .updateTable('mail_subscriptions')
        .set({ confirm_hash: null, confirm_ends_at: null })
        .where('confirm_hash', 'in', (row) =>
          row
            .selectFrom('mail_subscriptions')
            .select('confirm_hash')
            .where('confirm_ends_at', '<', now.toISOString())
            .limit(rowsMax),
        )
        .executeTakeFirst()
      return Number(over.numUpdatedRows)
    }),
}

/** Photos without a complaint and documents without a step after 24 hours, and their files. */
export const orphanPhotos: RetentionRule = {
  name: 'photos and documents of no complaint',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('photos')
      .where('complaint_id', 'is', null)
      .where('created_at', '<', orphanedBefore(now))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const documents = await db
      .selectFrom('complaint_documents')
      .where('step', 'is', null)
      .where('created_at', '<', orphanedBefore(now))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count) + Number(documents.count)
  },
  apply: ({ db, files, now }) => removeOrphans(db, files, now),
}
