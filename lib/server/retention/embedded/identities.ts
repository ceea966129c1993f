import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import {
  clearSentRecipients,
  deleteSubscriptions,
} from '@/lib/server/notifications/embedded/delete-subscriptions'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

type Due = (db: Kysely<Database>, context: RetentionContext) => ReturnType<typeof known>

/** Condition for complaints that still hold the identity of the reporter. */
const known = (db: Kysely<Database>) =>
  db.selectFrom('complaints').where('identity_removed_at', 'is', null)

const ended: Due = (db, { now, identityDays }) =>
  known(db)
    .where('closed_at', 'is not', null)
    .where('closed_at', '<', daysBefore(now, identityDays))

/** Condition for no event since a time; only events set `updated_at`. */
const untouched: Due = (db, { now, untouchedDays }) =>
  known(db).where('closed_at', 'is', null).where('updated_at', '<', daysBefore(now, untouchedDays))

/** About one kilometre, too coarse to identify a home. */
const coarse = (column: string) => sql<number>`round(${sql.ref(column)} * 100) / 100`

/**
 * Deletes name, phone, e-mail, address, exact place, temporary secrets, messages to officers, unsent mail and the addresses of
 * supporters from complaints. The complaint itself and everything that statistics count stays.
 */
const withoutIdentity = (name: string, due: Due): RetentionRule => ({
  name,
  async count(context) {
    const { count } = await due(context.db, context)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: (context) =>
    inPieces(context.db, async (transaction, rowsMax) => {
      const removed = await transaction
        .updateTable('complaints')
        .set({
          reporter_name: '',
          reporter_phone: '',
          reporter_email: '',
          address: '',
          address_detail: '',
          latitude: coarse('latitude'),
          longitude: coarse('longitude'),
          identity_removed_at: context.now.toISOString(),
        })
        .where('id', 'in', due(transaction, context).select('id').limit(rowsMax))
        // Condition repeated: another process may have removed some since they were selected.
        .where('identity_removed_at', 'is', null)
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return 0
      await transaction.deleteFrom('complaint_messages').where('complaint_id', 'in', ids).execute()
      // Given-up mail is deleted too, because it holds an address; sent mail has its own rule.
      await transaction
        .deleteFrom('outbox')
        .where('complaint_id', 'in', ids)
        .where('sent_at', 'is', null)
        .execute()
      await transaction.deleteFrom('complaint_access').where('complaint_id', 'in', ids).execute()
      await transaction
        .updateTable('complaint_supporters')
        .set({ email: '' })
        .where('complaint_id', 'in', ids)
        .where('email', '!=', '')
        .execute()
      await deleteSubscriptions(transaction, ids)
      await clearSentRecipients(transaction, ids)
      return ids.length
    }),
})

export const identities = withoutIdentity('identities', ended)

/** Identities of complaints that never end. They stay open, and their secret still opens them. */
export const untouchedIdentities = withoutIdentity('identities of untouched complaints', untouched)
