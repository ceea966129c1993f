import type { Day } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintDeadline, DeadlineKind } from '@/lib/schemas/complaint-following'
import type { ServiceClass } from '@/lib/schemas/complaint-handling'
import {
  type ClockEvent,
  dayOf,
  lastRoundStart,
  needsNoResolution,
  ownEvents,
  pausesOf,
} from './clock-events'
import { extensionSentence, isExtensionReason } from './reason-sentences'
import { statuses } from './statuses'
import { addWorkingDays, type CountedDay, workingDaysBetween } from './working-days'

/** Working days from the day of receipt (shared complaint practice, "Clocks"). */
const verificationDays = 3
const firstAnswerDays = 5
/** Working days to the resolution (national service standard). */
export const resolutionDays: Record<ServiceClass, number> = {
  information: 5,
  ordinary: 14,
  supervision: 60,
}
/** Working days without a reply after which a proposed end closes automatically. */
export const silenceDays = 10

/** Jakarta day on which a proposed end closes automatically, and whether holidays up to it are known. @param proposedOn Jakarta day of the proposal */
export const closingOf = (proposedOn: Day): Pick<CountedDay, 'day' | 'isProvisional'> =>
  addWorkingDays(proposedOn, silenceDays)

/** The same day alone. */
export const closesOn = (proposedOn: Day): Day => closingOf(proposedOn).day

export interface ClockInput {
  /** All events of the complaint, oldest first. */
  events: readonly ClockEvent[]
  serviceClass: ServiceClass
  /** Jakarta day of the calculation; no event is later. */
  today: Day
  /** Language of the names of holidays and reasons; Indonesian by default. */
  locale?: Locale
}

/** One clock before its deadline is calculated. */
interface Clock {
  kind: DeadlineKind
  workingDays: number
  /** The events during the clock; the first is day zero. */
  events: readonly ClockEvent[]
  /** The event that met the deadline. */
  metBy: ClockEvent | undefined
  isNeeded: boolean
}

/** Whether an event counts as the first answer: forwarding, checking and questions do not. */
const isFirstAnswer = ({ kind, status }: ClockEvent) =>
  kind === 'answered' ||
  kind === 'closing_proposed' ||
  (kind === 'moved' && statuses[status].isAnswer)

/** The confirmed proposal, or the event that resolved the complaint; undefined while it is unresolved. */
function resolvedBy(round: readonly ClockEvent[]): ClockEvent | undefined {
  const end = round.findIndex(({ status }) => status === 'finished')
  return end === -1
    ? undefined
    : (round.slice(0, end).findLast(({ kind }) => kind === 'closing_proposed') ?? round[end])
}

/** The last extension decided while the clock ran, and its day plus the days paused after the decision. */
function extensionOf({ kind, events }: Clock, counted: CountedDay, today: Day, locale: Locale) {
  const at =
    kind === 'resolution'
      ? events.findLastIndex((event) => event.kind === 'extended' && event.due_on !== null)
      : -1
  const event = events[at]
  if (!event || event.due_on === null || !isExtensionReason(event.reason_code)) return null
  const decidedOn = dayOf(event)
  const later = pausesOf(events, today)
    .ranges.filter(({ to }) => to > decidedOn)
    .map(({ from, to }) => ({ from: from > decidedOn ? from : decidedOn, to }))
  const shifted = addWorkingDays(decidedOn, workingDaysBetween(decidedOn, event.due_on), later)
  const isShifted = shifted.skipped.some(({ reason }) => reason === 'paused')
  return {
    dueOn: isShifted && shifted.day > event.due_on ? shifted.day : event.due_on,
    skipped: isShifted ? shifted.skipped.filter(({ date }) => date > counted.day) : [],
    isProvisional: isShifted && shifted.isProvisional,
    shown: {
      counted_due_on: counted.day,
      reason_code: event.reason_code,
      reason: extensionSentence(event.reason_code, locale),
      decided_on: decidedOn,
    },
  }
}

function stateOf(
  { metBy, isNeeded }: Clock,
  dueOn: Day,
  openSince: Day | null,
  today: Day,
): ComplaintDeadline['state'] {
  if (metBy) return dayOf(metBy) <= dueOn ? 'met' : 'met_late'
  if (!isNeeded) return 'not_needed'
  if (openSince !== null && openSince <= dueOn) return 'paused'
  return today > dueOn ? 'late' : 'open'
}

/** @returns null for a clock without events */
function deadlineOf(clock: Clock, today: Day, locale: Locale): ComplaintDeadline | null {
  const start = clock.events[0]
  if (!start) return null
  const from = dayOf(start)
  // Events after the deadline was met do not move it.
  const running = clock.metBy
    ? clock.events.slice(0, clock.events.indexOf(clock.metBy))
    : clock.events
  const pauses = pausesOf(running, clock.metBy ? dayOf(clock.metBy) : today)
  const counted = addWorkingDays(from, clock.workingDays, pauses.ranges)
  const extension = extensionOf({ ...clock, events: running }, counted, today, locale)
  const dueOn = extension?.dueOn ?? counted.day
  return {
    kind: clock.kind,
    from,
    working_days: clock.workingDays,
    due_on: dueOn,
    skipped: [...counted.skipped, ...(extension?.skipped ?? [])].map(({ date, reason, name }) => ({
      date,
      reason,
      name: name?.[locale] ?? null,
    })),
    extension: extension?.shown ?? null,
    met_on: clock.metBy ? dayOf(clock.metBy) : null,
    state: stateOf(clock, dueOn, pauses.openSince, today),
    is_provisional: counted.isProvisional || (extension?.isProvisional ?? false),
  }
}

/**
 * The deadlines of a complaint: check, first answer, resolution, each at most once and in this order. After a reopening the resolution
 * clock is that of the last one. `state` is `not_needed` for a complaint that was refused, withdrawn, handed over or merged.
 */
export function deadlinesOf({
  events: all,
  serviceClass,
  today,
  locale = 'id',
}: ClockInput): ComplaintDeadline[] {
  const { events, isMerged } = ownEvents(all)
  const round = events.slice(lastRoundStart(events))
  const status = events.at(-1)?.status
  const isOpen = !isMerged && status !== undefined && status !== 'canceled'
  const clocks: Clock[] = [
    {
      kind: 'verification',
      workingDays: verificationDays,
      events,
      metBy: events.find((event) => event.status !== 'unverified' && event.status !== 'canceled'),
      isNeeded: isOpen,
    },
    {
      kind: 'first_answer',
      workingDays: firstAnswerDays,
      events,
      metBy: events.find(isFirstAnswer),
      isNeeded: isOpen,
    },
    {
      kind: 'resolution',
      workingDays: resolutionDays[serviceClass],
      events: round,
      metBy: resolvedBy(round),
      isNeeded: isOpen && !needsNoResolution(status),
    },
  ]
  return clocks
    .map((clock) => deadlineOf(clock, today, locale))
    .filter((deadline) => deadline !== null)
}

/** Jakarta day by which a complaint must be resolved, calculated on `today`; null once it is resolved or the deadline is not needed. */
export function resolutionDueOn(input: ClockInput): Day | null {
  const resolution = deadlinesOf(input).find(({ kind }) => kind === 'resolution')
  const isOwed = resolution && ['open', 'paused', 'late'].includes(resolution.state)
  return isOwed ? resolution.due_on : null
}
