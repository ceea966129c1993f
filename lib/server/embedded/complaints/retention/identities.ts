import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { forgetSentTo, forgetSubscriptions } from '@/lib/server/notifications/forget-subscriptions'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

type Due = (db: Kysely<Database>, context: RetentionContext) => ReturnType<typeof known>

/** Complaints that still say who sent them. */
const known = (db: Kysely<Database>) =>
  db.selectFrom('complaints').where('identity_removed_at', 'is', null)

const ended: Due = (db, { now, identityDays }) =>
  known(db)
    .where('closed_at', 'is not', null)
    .where('closed_at', '<', daysBefore(now, identityDays))

/** Nobody has added an event for so long; every event sets the time of the last change and nothing else does. */
const untouched: Due = (db, { now, untouchedDays }) =>
  known(db).where('closed_at', 'is', null).where('updated_at', '<', daysBefore(now, untouchedDays))

/** About one kilometre, coarse enough to be no home. */
const coarse = (column: string) => sql<number>`round(${sql.ref(column)} * 100) / 100`

/**
 * Takes name, phone, e-mail, address, exact place, secrets for a short time, what was written to officers, unsent mail and the addresses of
 * supporters out of complaints. The matter itself and everything that statistics count stays.
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
        // Once more: another process may have removed some since they were found.
        .where('identity_removed_at', 'is', null)
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return 0
      await transaction.deleteFrom('complaint_messages').where('complaint_id', 'in', ids).execute()
      // Mail that was given up waits for nothing, and holds an address; what was sent goes by its own rule.
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
      await forgetSubscriptions(transaction, ids)
      await forgetSentTo(transaction, ids)
      return ids.length
    }),
})

/** Complaints that ended long enough ago. */
export const identities = withoutIdentity('identities', ended)

/** Complaints that never come to an end. They stay open, and their reporter can still follow them. */
export const untouchedIdentities = withoutIdentity('identities of untouched complaints', untouched)
