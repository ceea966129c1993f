import type { Kysely } from 'kysely'
import { parseEnv } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import {
  addDevice,
  choosePhone,
  dropDevices,
} from '@/lib/server/notifications/embedded/channels/choices'
import {
  deleteExpiredDeliveries,
  forgetDevice,
} from '@/lib/server/notifications/embedded/channels/end-choices'
import { chooseMail } from '@/lib/server/notifications/embedded/channels/mail-choice'
import { openChannelsOf } from '@/lib/server/notifications/embedded/channels/open-channels'
import { endpointHash } from '@/lib/server/notifications/embedded/channels/push-endpoint'
import { queueDeliveries } from '@/lib/server/notifications/embedded/channels/queue-deliveries'
import { readChannels } from '@/lib/server/notifications/embedded/channels/read-channels'
import { deliveryQueue } from '@/lib/server/notifications/embedded/message-queue'
import { listWaiting, retryWaiting } from '@/lib/server/notifications/embedded/outbox-list'
import { sendDue } from '@/lib/server/notifications/embedded/outbox-worker'
import { pushBrowser } from '../support/push-browser'

const channels = openChannelsOf(
  parseEnv({
    SMTP_URL: 'smtp://127.0.0.1:9',
    VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`,
    VAPID_PRIVATE_KEY: 'A'.repeat(43),
    NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9',
    NOTIFY_WEBHOOK_SECRET: 's'.repeat(32),
  }),
)

/** Chooses every channel for some complaints, tells, fails, and ends it all: each statement of them once. */
export async function useNewsChannels(db: Kysely<Database>, now: Date): Promise<void> {
  const complaints = await db
    .selectFrom('complaints')
    .select(['id', 'number', 'reporter_email', 'reporter_phone', 'identity_removed_at'])
    .where('reporter_email', '!=', '')
    .where('id', '>', '')
    .orderBy('id')
    .limit(5)
    .execute()
  const { subscription } = pushBrowser('https://fcm.googleapis.com/fcm/send/a')
  const on = { isOn: true, locale: 'id' } as const
  for (const complaint of complaints) {
    await choosePhone(db, complaint, channels, on, now)
    await addDevice(db, complaint, channels, { subscription, locale: 'id' }, now)
    await readChannels(db, complaint, channels)
    await db
      .transaction()
      .execute((transaction) => queueDeliveries(transaction, complaint.id, now, channels))
  }
  await sendDue(
    db,
    deliveryQueue('push'),
    {
      send: () => Promise.reject(new Error('not now')),
      failureOf: () => ({ code: 'X', isFinal: false, isChannelDown: true }),
      laneOf: () => '',
    },
    { now: () => now, report: () => undefined },
  )
  await listWaiting(db, 10)
  await retryWaiting(db, null, now)
  await retryWaiting(db, 'push-1', now)
  await sendDue(
    db,
    deliveryQueue('webhook'),
    {
      send: () => Promise.resolve(),
      failureOf: () => ({ code: 'X', isFinal: true, isChannelDown: false }),
    },
    { now: () => now, report: () => undefined },
  )
  for (const complaint of complaints) {
    await dropDevices(db, complaint, [endpointHash(subscription.endpoint)])
    await choosePhone(db, complaint, channels, { ...on, isOn: false }, now)
    // An address that had not enough mail for a day yet.
    const owner = { ...complaint, reporter_email: `${complaint.id}@warga.id` }
    for (const isOn of [false, true, false]) await chooseMail(db, owner, channels, isOn, now)
  }
  await forgetDevice(db, endpointHash(subscription.endpoint))
  await deleteExpiredDeliveries(db, now)
}
