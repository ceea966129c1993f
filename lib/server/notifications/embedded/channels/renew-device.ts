import { type Kysely, sql, type SqlBool } from 'kysely'
import type { PushRenewal, PushSubscriptionKeys } from '@/lib/schemas/news-channels'
import type { Database } from '@/lib/server/db/types'
import { requirePushEndpoint } from './choices'
import type { OpenChannels } from './open-channels'
import { endpointHash } from './push-endpoint'

const storedAs = (subscription: PushSubscriptionKeys) => ({
  hash: endpointHash(subscription.endpoint),
  target: JSON.stringify(subscription),
})

/** The rows of a browser, by its endpoint and its keys. @param column that holds both */
const rowsOf = ({ hash, target }: ReturnType<typeof storedAs>, column: 'target' | 'recipient') =>
  sql<SqlBool>`channel = 'push' and target_hash = ${hash} and ${sql.ref(column)} = ${target}`

/**
 * Puts the new subscription of a browser in the place of its earlier one, also for what was not sent to it yet. Whoever does not know the keys
 * of the earlier one changes nothing, and is not told so.
 * @throws Problem VALIDATION_FAILED, MOVE_NOT_ALLOWED as `requirePushEndpoint`
 */
export async function renewDevice(
  db: Kysely<Database>,
  channels: OpenChannels,
  { earlier, subscription }: PushRenewal,
): Promise<void> {
  requirePushEndpoint(subscription.endpoint, channels)
  const [before, now] = [storedAs(earlier), storedAs(subscription)]
  await db.transaction().execute(async (transaction) => {
    const subscriptions = rowsOf(before, 'target')
    // A page may have told the new one before: one browser is told once.
    if (now.hash !== before.hash)
      await transaction
        .deleteFrom('notification_subscriptions')
        .where('channel', '=', 'push')
        .where('target_hash', '=', now.hash)
        .where(
          'complaint_id',
          'in',
          transaction
            .selectFrom('notification_subscriptions')
            .select('complaint_id')
            .where(subscriptions),
        )
        .execute()
    await transaction
      .updateTable('notification_subscriptions')
      .set({ target: now.target, target_hash: now.hash })
      .where(subscriptions)
      .execute()
    await transaction
      .updateTable('notification_deliveries')
      .set({ recipient: now.target, target_hash: now.hash })
      .where(rowsOf(before, 'recipient'))
      .where('sent_at', 'is', null)
      .execute()
  })
}
