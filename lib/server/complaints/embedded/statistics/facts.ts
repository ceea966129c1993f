import type { Selectable } from 'kysely'
import type { Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { type ClockEvent, dayOf } from '@/lib/complaints/clock-events'
import { deadlinesOf } from '@/lib/complaints/deadlines'
import { workingDaysBetween } from '@/lib/complaints/working-days'
import type { ComplaintFactsTable } from '@/lib/server/db/complaint-statistics-types'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'

/** Columns of a complaint that its facts are calculated from, besides its history. */
export const factColumns = [
  'id',
  'created_at',
  'status',
  'category_id',
  'city_code',
  'service_class',
  'closed_at',
  'is_demo',
] as const satisfies readonly (keyof ComplaintTable)[]
export type FactSource = Pick<Selectable<ComplaintTable>, (typeof factColumns)[number]>

/** Columns of the facts besides the complaint's id. */
export const factNames = [
  'received_on',
  'status',
  'category_id',
  'city_code',
  'is_example',
  'first_answer_days',
  'resolution_days',
  'paused_days',
  'is_on_time',
  'owed_on',
  'finished_in',
  'rejected_for',
  'is_reopened',
  'is_closed_automatically',
] as const satisfies readonly (keyof ComplaintFactsTable)[]

/** Columns of the history that the facts are calculated from. */
export const eventColumns = ['kind', 'status', 'at', 'due_on', 'reason_code'] as const

/**
 * Statistics facts of a complaint, by the same clocks that its page shows. The time to the resolution is the reporter's: pauses count, and
 * it begins with the receipt even after a reopening. Whether it was on time is the office's: pauses and extensions move the
 * day. No fact depends on the current day: `owed_on` is the day after which a running clock is late; a paused one has none.
 * @param events the whole history, oldest first
 */
export function factsOf(complaint: FactSource, events: readonly ClockEvent[]): ComplaintFactsTable {
  const receivedOn = jakartaDay(new Date(complaint.created_at))
  const lastEventOn = events.map(dayOf).toSorted().at(-1) ?? receivedOn
  const deadlines = deadlinesOf({
    events,
    serviceClass: complaint.service_class,
    today: lastEventOn,
  })
  const [answer, resolution] = (['first_answer', 'resolution'] as const).map((kind) =>
    deadlines.find((deadline) => deadline.kind === kind),
  )
  const daysUntil = (day: Day | null | undefined) =>
    day ? workingDaysBetween(receivedOn, day) : null
  const has = (kind: ClockEvent['kind']) => (events.some((event) => event.kind === kind) ? 1 : 0)
  const refusal = events.findLast(
    ({ status, reason_code: reason }) => status === 'rejected' && reason !== '',
  )
  return {
    complaint_id: complaint.id,
    received_on: receivedOn,
    status: complaint.status,
    category_id: complaint.category_id,
    city_code: complaint.city_code,
    is_example: complaint.is_demo,
    first_answer_days: daysUntil(answer?.met_on),
    resolution_days: daysUntil(resolution?.met_on),
    paused_days: resolution?.skipped.filter(({ reason }) => reason === 'paused').length ?? 0,
    is_on_time: resolution?.state === 'met' ? 1 : resolution?.state === 'met_late' ? 0 : null,
    owed_on:
      resolution?.state === 'open' || resolution?.state === 'late' ? resolution.due_on : null,
    finished_in:
      complaint.status === 'finished' && complaint.closed_at !== null
        ? jakartaDay(new Date(complaint.closed_at)).slice(0, 7)
        : null,
    rejected_for: complaint.status === 'rejected' ? (refusal?.reason_code ?? null) : null,
    // A report that is completed goes on in its first round.
    is_reopened: events.some(({ kind, status }) => kind === 'reopened' && status !== 'unverified')
      ? 1
      : 0,
    is_closed_automatically: has('closed_automatically'),
  }
}
