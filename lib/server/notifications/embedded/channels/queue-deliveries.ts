import { createHash } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { NotificationDeliveryTable } from '@/lib/server/db/notification-types'
import type { Database } from '@/lib/server/db/types'
import { topicOf } from '../complaint-mail'
import { phoneNews, pushNews } from './news-text'
import type { OpenChannels } from './open-channels'

/** The same for the same event and recipient, so that a second insert changes nothing; receivers know a repeated message by it. */
const deliveryId = (channel: string, ...parts: readonly (string | number)[]) =>
  `${channel}-${createHash('sha256').update(parts.join(':')).digest('hex').slice(0, 32)}`

/**
 * Stores the messages about the last event of a complaint for the channels that its reporter chose, in the transaction of that event. A
 * complaint without a choice costs one read.
 */
export async function queueDeliveries(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
  { push, phone, siteOrigin }: OpenChannels,
): Promise<void> {
  if (push === null && !phone) return
  const chosen = await transaction
    .selectFrom('notification_subscriptions')
    .select(['channel', 'target_hash', 'target', 'locale'])
    .where('complaint_id', '=', complaintId)
    .execute()
  const open = chosen.filter(({ channel }) => (channel === 'push' ? push !== null : phone))
  if (open.length === 0) return
  const event = await transaction
    .selectFrom('complaint_history')
    .innerJoin('complaints', 'complaints.id', 'complaint_history.complaint_id')
    .select(['complaint_history.step', 'kind', 'number', 'reporter_phone'])
    .where('complaint_history.complaint_id', '=', complaintId)
    .orderBy('complaint_history.step', 'desc')
    .limit(1)
    .executeTakeFirst()
  const topic = event ? topicOf(event.kind, 'reporter') : null
  if (!event || topic === null || topic === 'received') return
  const news = { number: event.number, topic }
  const at = now.toISOString()
  const rows = open.map(
    ({ channel, target_hash: hash, target, locale }): Insertable<NotificationDeliveryTable> => ({
      id: deliveryId(channel, complaintId, event.step, hash),
      complaint_id: complaintId,
      channel,
      recipient: channel === 'push' ? target : event.reporter_phone,
      target_hash: hash,
      body: JSON.stringify(
        channel === 'push' ? pushNews(news, locale) : phoneNews(news, siteOrigin),
      ),
      created_at: at,
      next_attempt_at: at,
      sent_at: null,
    }),
  )
  const addressed = rows.filter(({ recipient }) => recipient !== '')
  if (addressed.length > 0)
    await transaction
      .insertInto('notification_deliveries')
      .values(addressed)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
