import type { Kysely, Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { pushDevicesMax, type PushSubscriptionKeys } from '@/lib/schemas/news-channels'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { deleteUnsentToPhone } from './end-choices'
import type { ChoosingComplaint, OpenChannels } from './open-channels'
import { endpointHash, isPushEndpoint } from './push-endpoint'

/** @throws Problem MOVE_NOT_ALLOWED once the identity was removed */
function requireReporter({ identity_removed_at: removedAt }: ChoosingComplaint) {
  if (removedAt !== null) throw new Problem('MOVE_NOT_ALLOWED')
}

/** @throws Problem MOVE_NOT_ALLOWED without keys, VALIDATION_FAILED for an endpoint of no known push service */
export function requirePushEndpoint(endpoint: string, { push }: OpenChannels) {
  if (push === null) throw new Problem('MOVE_NOT_ALLOWED')
  if (!isPushEndpoint(endpoint, push.hosts))
    throw new Problem('VALIDATION_FAILED', { fields: { endpoint: [{ rule: 'unknownChoice' }] } })
}

/** Deletes the browsers of a complaint beyond the newest five. */
async function dropOldest(transaction: Transaction<Database>, complaintId: string) {
  const devices = await transaction
    .selectFrom('notification_subscriptions')
    .select('target_hash')
    .where('complaint_id', '=', complaintId)
    .where('channel', '=', 'push')
    .orderBy('created_at', 'desc')
    .orderBy('target_hash')
    .execute()
  const surplus = devices.slice(pushDevicesMax).map(({ target_hash: hash }) => hash)
  if (surplus.length > 0) await removeDevices(transaction, complaintId, surplus)
}

/** Ends news to some browsers, and what was not sent to them yet. */
async function removeDevices(
  transaction: Transaction<Database>,
  complaintId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('notification_subscriptions')
    .where('complaint_id', '=', complaintId)
    .where('channel', '=', 'push')
    .where('target_hash', 'in', hashes)
    .execute()
  await transaction
    .deleteFrom('notification_deliveries')
    .where('complaint_id', '=', complaintId)
    .where('channel', '=', 'push')
    .where('target_hash', 'in', hashes)
    .where('sent_at', 'is', null)
    .execute()
}

/**
 * Tells a browser from now on; a sixth takes the place of the oldest.
 * @throws Problem VALIDATION_FAILED for an endpoint of no known push service, MOVE_NOT_ALLOWED without keys or reporter
 */
export async function addDevice(
  db: Kysely<Database>,
  complaint: ChoosingComplaint,
  channels: OpenChannels,
  { subscription, locale }: { subscription: PushSubscriptionKeys; locale: Locale },
  now: Date,
): Promise<void> {
  requireReporter(complaint)
  requirePushEndpoint(subscription.endpoint, channels)
  const target = JSON.stringify(subscription)
  await db.transaction().execute(async (transaction) => {
    // One after another, or each of two at once would count without the other.
    const complaints = transaction
      .selectFrom('complaints')
      .select('id')
      .where('id', '=', complaint.id)
      .where('identity_removed_at', 'is', null)
    const locked = await (
      isPostgres(transaction) ? complaints.forUpdate() : complaints
    ).executeTakeFirst()
    if (!locked) throw new Problem('MOVED_MEANWHILE')
    await transaction
      .insertInto('notification_subscriptions')
      .values({
        complaint_id: complaint.id,
        channel: 'push',
        target_hash: endpointHash(subscription.endpoint),
        target,
        locale,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['complaint_id', 'channel', 'target_hash'])
          .doUpdateSet({ target, locale }),
      )
      .execute()
    await dropOldest(transaction, complaint.id)
  })
}

export const dropDevices = (
  db: Kysely<Database>,
  { id }: ChoosingComplaint,
  hashes: readonly string[],
): Promise<void> =>
  db.transaction().execute((transaction) => removeDevices(transaction, id, hashes))

/**
 * Switches messages to the complaint's phone; off also for what was not sent yet.
 * @throws Problem MOVE_NOT_ALLOWED to switch on without a gateway or a phone
 */
export async function choosePhone(
  db: Kysely<Database>,
  complaint: ChoosingComplaint,
  { phone }: OpenChannels,
  { isOn, locale }: { isOn: boolean; locale: Locale },
  now: Date,
): Promise<void> {
  if (!isOn) {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('notification_subscriptions')
        .where('complaint_id', '=', complaint.id)
        .where('channel', '=', 'webhook')
        .execute()
      await deleteUnsentToPhone(transaction, complaint.id)
    })
    return
  }
  requireReporter(complaint)
  if (!phone || complaint.reporter_phone === '') throw new Problem('MOVE_NOT_ALLOWED')
  await db
    .insertInto('notification_subscriptions')
    .values({
      complaint_id: complaint.id,
      channel: 'webhook',
      target_hash: '',
      target: '',
      locale,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
