import { env } from '@/lib/env'
import { jakartaTime } from '@/lib/jakarta'
import {
  countWaiting,
  readReceivers,
  type ReceiverStatus,
  replayEvents,
  waitingMax,
} from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import { lastPosition } from '@/lib/server/complaints/embedded/handling/list-events'
import { tableLines } from './complaints/table'
import { CommandFailure, type Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const namesOf = () => (env().EVENT_WEBHOOKS ?? []).map(({ name }) => name)

const countOf = (waiting: number) => (waiting > waitingMax ? `over ${waitingMax}` : String(waiting))
const timeOf = (moment: string | null) => (moment === null ? '-' : jakartaTime(moment))

const head = ['RECEIVER', 'STATE', 'POSITION', 'WAITING', 'OLDEST', 'LAST ANSWER', 'AT', 'NEXT']

const rowOf = (receiver: ReceiverStatus) => [
  receiver.name,
  receiver.state,
  String(receiver.position ?? '-'),
  countOf(receiver.waiting),
  receiver.oldestAt ?? '-',
  receiver.lastOutcome || '-',
  timeOf(receiver.lastAttemptAt),
  receiver.state === 'retrying' ? timeOf(receiver.nextAttemptAt) : '-',
]

/** Lists how far each receiver of events is. @throws StartError */
export async function showReceivers(given: ParsedArguments, { print }: Output): Promise<void> {
  const receivers = await withDatabase((db) => readReceivers(db, namesOf(), new Date()))
  if (given.isSet('json')) return print(JSON.stringify(receivers, null, 2))
  if (receivers.length === 0) return print('EVENT_WEBHOOKS names no receiver.')
  for (const line of tableLines(head, receivers.map(rowOf))) print(line)
}

/** Sets the position of a receiver. @throws CommandFailure, StartError */
export async function replay(given: ParsedArguments, { print }: Output): Promise<void> {
  const [name = ''] = given.positionals
  const from = given.number('from') ?? 1
  if (!namesOf().includes(name))
    throw new CommandFailure(
      `EVENT_WEBHOOKS names no receiver "${name}" (${namesOf().join(', ') || 'none'})`,
    )
  const waiting = await withDatabase(async (db) => {
    if (!(await replayEvents(db, name, from, new Date())))
      throw new CommandFailure(`The last position is ${await lastPosition(db)}`)
    return countWaiting(db, from - 1)
  })
  print(
    `"${name}" goes on from position ${from}: ${countOf(waiting)} events. The running server sends them.`,
  )
}
