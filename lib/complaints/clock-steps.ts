import { addDays, type Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import { type ComplaintStatus, isEnd, statuses } from './statuses'
import type { DayRange } from './working-days'

/** What the clocks need of a history step. */
export interface ClockStep {
  kind: EventKind
  /** Status after the step. */
  status: ComplaintStatus
  /** ISO time. */
  at: string
  /** New resolution day of an extension. */
  due_on: string | null
  reason_code: string
}

export const dayOf = (step: ClockStep): Day => jakartaDay(new Date(step.at))

/** Its clocks are over; what waits for the reporter to complete it goes on with the same ones. */
const isOver = (status: ComplaintStatus) => isEnd(status) && !statuses[status].isPaused

/** Ended without being solved by the office, or waiting for the reporter to complete it. */
export const needsNoResolution = (status: ComplaintStatus) =>
  isEnd(status) && statuses[status].end !== 'resolved'

export interface OwnSteps {
  /** Oldest first. */
  steps: ClockStep[]
  /** It is joined to another complaint, whose clock counts from then on. */
  isMerged: boolean
}

/**
 * The steps a complaint took by itself: what was repeated from a main complaint while it was joined to it is left out. Taking it out again
 * counts, with the status it then had.
 */
export function ownSteps(all: readonly ClockStep[]): OwnSteps {
  const steps: ClockStep[] = []
  let isMerged = false
  for (const step of all) {
    if (step.kind === 'merged') isMerged = true
    else if (step.kind === 'unmerged') isMerged = false
    if (!isMerged) steps.push(step)
  }
  return { steps, isMerged }
}

/** Where the present resolution clock began: the receipt, or the step that opened an ended complaint again. */
export function lastRoundStart(steps: readonly ClockStep[]): number {
  return steps.findLastIndex((step, index) => {
    const before = steps[index - 1]
    return before === undefined || (isOver(before.status) && !isOver(step.status))
  })
}

const startsPause = ({ kind, status }: ClockStep) =>
  kind === 'asked' || kind === 'closing_proposed' || statuses[status].isPaused
/** Events after which a running pause goes on. */
const passive: readonly EventKind[] = [
  'asked',
  'answered',
  'added',
  'extended',
  'held',
  'released',
  'identity_removed',
]

export interface Pauses {
  ranges: DayRange[]
  /** Day since which it waits for the reporter; null when it is the office's turn. */
  openSince: Day | null
}

/**
 * Days on which the clocks stand because it is the reporter's turn: a question, an end to be confirmed, a report to be completed. The day it
 * began still counts; the day it ended does not, like a day of receipt. A pause that still lasts is counted up to `today`.
 */
export function pausesOf(steps: readonly ClockStep[], today: Day): Pauses {
  const ranges: DayRange[] = []
  let since: Day | null = null
  for (const step of steps) {
    if (since !== null && !passive.includes(step.kind)) {
      ranges.push({ from: addDays(since, 1), to: dayOf(step) })
      since = null
    }
    if (startsPause(step)) since ??= dayOf(step)
  }
  if (since !== null) ranges.push({ from: addDays(since, 1), to: today })
  return { ranges, openSince: since }
}
