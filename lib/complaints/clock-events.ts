import { addDays, type Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import { type ComplaintStatus, isEnd, statuses } from './statuses'
import type { DayRange } from './working-days'

/** The fields of a history event that the clocks read. */
export interface ClockEvent {
  kind: EventKind
  /** Status after the event. */
  status: ComplaintStatus
  /** ISO time. */
  at: string
  /** New resolution day of an extension. */
  due_on: string | null
  reason_code: string
}

export const dayOf = (event: ClockEvent): Day => jakartaDay(new Date(event.at))

/** The clocks have ended; a complaint that waits for the reporter to complete it continues with the same ones. */
const isOver = (status: ComplaintStatus) => isEnd(status) && !statuses[status].isPaused

/** Ended without a resolution by the office, or waiting for the reporter to complete it. */
export const needsNoResolution = (status: ComplaintStatus) =>
  isEnd(status) && statuses[status].end !== 'resolved'

export interface OwnEvents {
  /** Oldest first. */
  events: ClockEvent[]
  /** Merged into another complaint, whose clocks apply from then on. */
  isMerged: boolean
}

/**
 * The complaint's own events: those copied from a main complaint while it was merged into it are left out. The event that unmerges it
 * is its own, with the status it had then.
 */
export function ownEvents(all: readonly ClockEvent[]): OwnEvents {
  const events: ClockEvent[] = []
  let isMerged = false
  for (const event of all) {
    if (event.kind === 'merged') isMerged = true
    else if (event.kind === 'unmerged') isMerged = false
    if (!isMerged) events.push(event)
  }
  return { events, isMerged }
}

/** Index of the event that started the current resolution clock: the receipt, or the last reopening. */
export function lastRoundStart(events: readonly ClockEvent[]): number {
  return events.findLastIndex((event, index) => {
    const before = events[index - 1]
    return before === undefined || (isOver(before.status) && !isOver(event.status))
  })
}

const startsPause = ({ kind, status }: ClockEvent) =>
  kind === 'asked' || kind === 'closing_proposed' || statuses[status].isPaused
/** Kinds of events that do not end a pause. */
const passive: readonly EventKind[] = [
  'asked',
  'answered',
  'added',
  'extended',
  'held',
  'released',
  'identity_removed',
  'contact_corrected',
  'name_hidden',
  'made_private',
  'erasure_requested',
  'erasure_refused',
]

export interface Pauses {
  ranges: DayRange[]
  /** Day since which the complaint waits for the reporter; null when it does not. */
  openSince: Day | null
}

/**
 * Days on which the clocks are paused because the reporter has to act: a question, a proposed end, an incomplete report. The first
 * day still counts as a working day; the last does not, like the day of receipt. An open pause lasts until `today`.
 */
export function pausesOf(events: readonly ClockEvent[], today: Day): Pauses {
  const ranges: DayRange[] = []
  let since: Day | null = null
  for (const event of events) {
    if (since !== null && !passive.includes(event.kind)) {
      ranges.push({ from: addDays(since, 1), to: dayOf(event) })
      since = null
    }
    if (startsPause(event)) since ??= dayOf(event)
  }
  if (since !== null) ranges.push({ from: addDays(since, 1), to: today })
  return { ranges, openSince: since }
}
