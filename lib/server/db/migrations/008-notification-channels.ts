import type { Kysely } from 'kysely'
import { key, oneOf, required, startsAs } from '../columns'
import { createIndexes } from '../create-index'

/** Which channels besides mail tell a reporter about a complaint, and the messages that wait for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const channel = oneOf('channel', ['push', 'webhook'])
  await db.schema
    .createTable('notification_subscriptions')
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', channel)
    .addColumn('target_hash', 'text', required)
    .addColumn('target', 'text', required)
    .addColumn('locale', 'text', oneOf('locale', ['id', 'en']))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('notification_subscriptions_key', [
      'complaint_id',
      'channel',
      'target_hash',
    ])
    .execute()
  await db.schema
    .createTable('notification_deliveries')
    .addColumn('id', 'text', key)
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', channel)
    .addColumn('recipient', 'text', required)
    .addColumn('target_hash', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('attempts', 'integer', startsAs(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_failure', 'text', startsAs(''))
    .execute()
  await createIndexes(db, {
    notification_subscriptions_target:
      "notification_subscriptions (target_hash) where channel = 'push'",
    notification_deliveries_due:
      'notification_deliveries (channel, next_attempt_at) where sent_at is null',
    notification_deliveries_of_complaint: 'notification_deliveries (complaint_id, channel)',
    notification_deliveries_sent: 'notification_deliveries (sent_at) where sent_at is not null',
    notification_deliveries_unsent_to:
      'notification_deliveries (target_hash) where sent_at is null',
  })
}
