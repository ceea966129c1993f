import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { forgetSentTo, forgetSubscriptions } from '@/lib/server/notifications/forget-subscriptions'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

/** Complaints that ended long enough ago and still say who sent them. */
const known = (db: Kysely<Database>, { now, identityDays }: RetentionContext) =>
  db.selectFrom('complaints').where('identity_removed_at', 'is', null).where('closed_at', '<', daysBefore(now, identityDays))

/** About one kilometre, coarse enough to be no home. */
const coarse = (column: string) => sql<number>`round(${sql.ref(column)} * 100) / 100`

/**
 * Takes name, phone, e-mail, address, exact place, secrets for a short time, what was written to officers and the addresses of supporters out of
 * ended complaints. The matter itself and everything that statistics count stays.
 */
export const identities: RetentionRule = {
  name: 'identities',
  async count(context) {
    const { count } = await known(context.db, context)
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
        .where('id', 'in', known(transaction, context).select('id').limit(rowsMax))
        // Once more: another process may have removed some since they were found.
        .where('identity_removed_at', 'is', null)
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return 0
      await transaction.deleteFrom('complaint_messages').where('complaint_id', 'in', ids).execute()
      await transaction.deleteFrom('complaint_access').where('complaint_id', 'in', ids).execute()
      await transaction.updateTable('complaint_supporters').set({ email: '' }).where('complaint_id', 'in', ids).where('email', '!=', '').execute()
      await forgetSubscriptions(transaction, ids)
      await forgetSentTo(transaction, ids)
      return ids.length
    }),
}
