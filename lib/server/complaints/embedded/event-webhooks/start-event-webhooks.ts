import type { Kysely } from 'kysely'
import type { EventReceiver } from '@/lib/settings/event-receivers'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { provideGauge } from '@/lib/server/observability/gauges'
import { jobFailure } from '@/lib/server/observability/job-failures'
import { logEvent } from '@/lib/server/observability/log-event'
import { deliverEvents } from './deliver-events'
import { oldestWaiting } from './receiver-status'

/** Pause between two rounds of a receiver, milliseconds. */
const roundMs = 10_000

async function oldestSeconds(db: Kysely<Database>, name: string, now: Date): Promise<number> {
  const at = await oldestWaiting(db, name)
  return at === null ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1_000)
}

/**
 * Tells the systems of the settings about steps of complaints, each in rounds of its own, so that a slow one holds up no other.
 * @returns a function that stops it, after the current calls
 */
export function startEventWebhooks(
  jobs: Kysely<Database>,
  receivers: readonly EventReceiver[],
  now: () => Date,
): () => Promise<void> {
  let hasEnded = false
  const settings = { now, log: logEvent, isStopping: () => hasEnded }
  if (receivers.length > 0)
    provideGauge({
      name: 'portal_events_oldest_seconds',
      help: 'Age of the oldest step of a complaint that a receiver of events has not taken',
      label: 'receiver',
      read: async () =>
        Object.fromEntries(
          await Promise.all(
            receivers.map(async ({ name }) => [name, await oldestSeconds(jobs, name, now())]),
          ),
        ),
    })
  const stops = receivers.map((receiver) =>
    repeat(() => deliverEvents(jobs, receiver, settings), roundMs, jobFailure('event webhooks')),
  )
  return async () => {
    hasEnded = true
    await Promise.all(stops.map((stop) => stop()))
  }
}
