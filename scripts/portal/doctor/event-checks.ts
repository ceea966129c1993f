import type { Kysely } from 'kysely'
import type { EventReceiver } from '@/lib/settings/event-receivers'
import {
  readReceivers,
  type ReceiverStatus,
} from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import type { Database } from '@/lib/server/db/types'
import { checked, type Finding } from './finding'

const waitingText = (waiting: number) =>
  waiting === 0 ? 'none waits' : waiting === 1 ? '1 event waits' : `${waiting} events wait`

function findingOf({ name, state, position, waiting, lastOutcome }: ReceiverStatus): Finding[] {
  const { ok, warn } = checked(`Events: ${name}`)
  if (state === 'removed') return []
  if (state === 'not begun') return [ok('has not begun')]
  if (state === 'stopped')
    return [
      warn(
        `wants no more, ${waitingText(waiting)}`,
        `It answered 410. Take it out of EVENT_WEBHOOKS, or go on with "events replay ${name}".`,
      ),
    ]
  return [
    state === 'retrying'
      ? warn(`${lastOutcome}, ${waitingText(waiting)}`, 'They are sent again; see "events status".')
      : ok(`position ${position}, ${waitingText(waiting)}`),
  ]
}

/** How far each system is that is told about steps of complaints; no finding where there is none. */
export async function checkEventReceivers(
  db: Kysely<Database>,
  receivers: readonly EventReceiver[],
): Promise<Finding[]> {
  if (receivers.length === 0) return []
  const names = receivers.map(({ name }) => name)
  return (await readReceivers(db, names, new Date())).flatMap(findingOf)
}
