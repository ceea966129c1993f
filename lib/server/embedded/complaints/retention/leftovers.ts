import { sql } from 'kysely'
import { orphanedBefore, removeOrphanPhotos } from '@/lib/server/embedded/media/orphans'
import { daysBefore, inPieces, type RetentionRule } from './retention-rule'

/** Secrets for a short time whose time is over. */
export const accesses: RetentionRule = {
  name: 'temporary secrets',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('complaint_access')
      .where('expires_at', '<=', now.toISOString())
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async apply({ db, now }) {
    const deleted = await db.deleteFrom('complaint_access').where('expires_at', '<=', now.toISOString()).executeTakeFirst()
    return Number(deleted.numDeletedRows)
  },
}

/** Counters of rate limits, 24 hours after their window (security file, section 7). */
export const counters: RetentionRule = {
  name: 'counters',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('rate_limits')
      .where('window_ends_at', '<', daysBefore(now, 1))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async apply({ db, now }) {
    const deleted = await db.deleteFrom('rate_limits').where('window_ends_at', '<', daysBefore(now, 1)).executeTakeFirst()
    return Number(deleted.numDeletedRows)
  },
}

/** How long the link that stops them works and an operator can look them up, days. */
const sentDays = 90

/** Messages that were sent; they hold the hash of an address and of the link that stops them. */
export const sentMessages: RetentionRule = {
  name: 'sent messages',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('outbox')
      .where('sent_at', '<', daysBefore(now, sentDays))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db, now }) =>
    inPieces(db, async (transaction, rowsMax) => {
      const deleted = await transaction
        .deleteFrom('outbox')
        .where('id', 'in', (row) => row.selectFrom('outbox').select('id').where('sent_at', '<', daysBefore(now, sentDays)).limit(rowsMax))
        .executeTakeFirst()
      return Number(deleted.numDeletedRows)
    }),
}

/** Links that confirm an address and were not used in time; that the address was asked stays, so that it is not asked again. */
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
        .where('confirm_hash', 'in', (row) => row.selectFrom('mail_subscriptions').select('confirm_hash').where('confirm_ends_at', '<', now.toISOString()).limit(rowsMax))
        .executeTakeFirst()
      return Number(over.numUpdatedRows)
    }),
}

/** What is known of addresses: counts after a day, that they agreed a year after the last mail, that they want none after five. */
export const mailRecipients: RetentionRule = {
  name: 'mail addresses',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('mail_recipients')
      .where('ends_at', '<', now.toISOString())
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db, now }) =>
    inPieces(db, async (transaction, rowsMax) => {
      const deleted = await transaction
        .deleteFrom('mail_recipients')
        .where('address_hash', 'in', (row) => row.selectFrom('mail_recipients').select('address_hash').where('ends_at', '<', now.toISOString()).limit(rowsMax))
        // Once more: one may have been written to since it was found.
        .where('ends_at', '<', now.toISOString())
        .executeTakeFirst()
      return Number(deleted.numDeletedRows)
    }),
}

/** Who was shown contacts, long ago. */
export const contactReads: RetentionRule = {
  name: 'records of contact reads',
  async count({ db, now, contactReadDays }) {
    const { count } = await db
      .selectFrom('contact_reads')
      .where('read_at', '<', daysBefore(now, contactReadDays))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db, now, contactReadDays }) =>
    inPieces(db, async (transaction, rowsMax) => {
      const old = transaction.selectFrom('contact_reads').select('id').where('read_at', '<', daysBefore(now, contactReadDays)).limit(rowsMax)
      const deleted = await transaction.deleteFrom('contact_reads').where('id', 'in', old).executeTakeFirst()
      return Number(deleted.numDeletedRows)
    }),
}

// Written out, as in the index of the few photos that have one.
const isNamed = sql<boolean>`file_name != ''`

/** Senders' own names of files, which versions before this one kept. */
export const fileNames: RetentionRule = {
  name: 'names of files',
  async count({ db }) {
    const { count } = await db
      .selectFrom('photos')
      .where(isNamed)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db }) =>
    inPieces(db, async (transaction, rowsMax) => {
      // Every id is greater than nothing; said, it has SQLite search the index instead of walking it.
      const named = transaction.selectFrom('photos').select('id').where(isNamed).where('id', '>', '').limit(rowsMax)
      const emptied = await transaction.updateTable('photos').set({ file_name: '' }).where('id', 'in', named).executeTakeFirst()
      return Number(emptied.numUpdatedRows)
    }),
}

/** Photos that belong to no complaint after 24 hours, and their files. */
export const orphanPhotos: RetentionRule = {
  name: 'photos of no complaint',
  async count({ db, now }) {
    const { count } = await db
      .selectFrom('photos')
      .where('complaint_id', 'is', null)
      .where('created_at', '<', orphanedBefore(now))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: ({ db, files, now }) => removeOrphanPhotos(db, files, now),
}
