import type { Kysely } from 'kysely'
import { deliverEvents } from '@/lib/server/complaints/embedded/event-webhooks/deliver-events'
import {
  readReceivers,
  replayEvents,
} from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import type { Database } from '@/lib/server/db/types'
import { startMessageReceiver } from '../support/message-receiver'

/** Begins a receiver, replays, lets it fail and take: each statement about receivers once. */
export async function useEventReceivers(db: Kysely<Database>, now: Date): Promise<void> {
  const receiver = await startMessageReceiver()
  const target = { name: 'tiket', url: receiver.url, secrets: ['s'.repeat(32)] }
  const settings = { log: () => undefined, isStopping: () => false }
  await deliverEvents(db, target, { ...settings, now: () => now })
  await replayEvents(db, target.name, 1, now)
  receiver.setMood({ status: 500 })
  await deliverEvents(db, target, { ...settings, now: () => now })
  receiver.setMood({ status: 204 })
  await deliverEvents(db, target, { ...settings, now: () => new Date(now.getTime() + 60_000) })
  await readReceivers(db, [target.name], now)
  await receiver.close()
}
