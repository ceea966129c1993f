import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/env'
import { deliverEvents } from '@/lib/server/complaints/embedded/event-webhooks/deliver-events'
import { openDatabase } from '@/lib/server/db/open'

const pauseMs = 20

/** Tells the receivers of the settings in a process of its own, round after round, until it is killed. */
async function main(): Promise<never> {
  const db = openDatabase(env())
  const settings = { now: () => new Date(), log: () => undefined, isStopping: () => false }
  for (;;) {
    for (const receiver of env().EVENT_WEBHOOKS ?? []) await deliverEvents(db, receiver, settings)
    await wait(pauseMs)
  }
}

await main()
