import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { deliveryQueue } from '../message-queue'
import { sendDue, type WorkerSettings } from '../outbox-worker'
import { deleteExpiredDeliveries, forgetDevice } from './end-choices'
import type { ChannelSettings, OpenChannels } from './open-channels'
import { openPushSender } from './push-sender'
import { openWebhookSender } from './webhook-sender'

/** Pause between two rounds of a channel, milliseconds. */
const roundMs = 10_000

/** Sends what waits for browsers and for the gateway, apart from each other. @returns a function that stops it, after the current messages */
export function startDelivering(
  jobs: Kysely<Database>,
  { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secrets }: ChannelSettings,
  { push }: OpenChannels,
  worker: WorkerSettings,
  report: (error: unknown) => void,
): () => Promise<void> {
  const { now } = worker
  // Also without channels: rows may be left from when there were some.
  const stops = [repeat(() => deleteExpiredDeliveries(jobs, now()), millisecondsInDay, report)]
  if (push) {
    const sender = openPushSender({ keys: push, forget: (hash) => forgetDevice(jobs, hash) })
    stops.push(repeat(() => sendDue(jobs, deliveryQueue('push'), sender, worker), roundMs, report))
  }
  if (url !== undefined && secrets !== undefined) {
    const sender = openWebhookSender({ url, secrets, now })
    stops.push(
      repeat(() => sendDue(jobs, deliveryQueue('webhook'), sender, worker), roundMs, report),
    )
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
