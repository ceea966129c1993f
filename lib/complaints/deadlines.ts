import type { Day } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintDeadline, DeadlineKind } from '@/lib/schemas/complaint-following'
import type { ServiceClass } from '@/lib/schemas/complaint-handling'
import {
  type ClockStep,
  dayOf,
  lastRoundStart,
  needsNoResolution,
  ownSteps,
  pausesOf,
} from './clock-steps'
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
/** Working days of silence after which a proposed end closes by itself. */
export const silenceDays = 10

/** Jakarta day on which a proposed end closes automatically. @param proposedOn Jakarta day of the proposal */
export const closesOn = (proposedOn: Day): Day => addWorkingDays(proposedOn, silenceDays).day

export interface ClockInput {
  /** All steps of the complaint, oldest first. */
  steps: readonly ClockStep[]
  serviceClass: ServiceClass
  /** Jakarta day on which it is asked; no step lies after it. */
  today: Day
  /** Language of the names of holidays and reasons; Indonesian when left out. */
  locale?: Locale
}

/** One clock before it is written down. */
interface Clock {
  kind: DeadlineKind
  workingDays: number
  /** The steps it runs over, the first being day zero. */
  steps: readonly ClockStep[]
  /** The step that kept the promise. */
  metBy: ClockStep | undefined
  isNeeded: boolean
}

/** Forwarding and checking tell the reporter nothing about the matter yet, and a question is not an answer. */
const saysSomething = ({ kind, status }: ClockStep) =>
  kind === 'answered' ||
  kind === 'closing_proposed' ||
  (kind === 'moved' && statuses[status].isAnswer)

/** The proposal that was agreed to, or the move that ended it; undefined while it is not resolved. */
function resolvedBy(round: readonly ClockStep[]): ClockStep | undefined {
  const end = round.findIndex(({ status }) => status === 'finished')
  return end === -1
    ? undefined
    : (round.slice(0, end).findLast(({ kind }) => kind === 'closing_proposed') ?? round[end])
}

/** The last extension decided while the clock ran, with the day it gives: days on which the clock stood after the decision come on top. */
function extensionOf({ kind, steps }: Clock, counted: CountedDay, today: Day, locale: Locale) {
  const at =
    kind === 'resolution'
      ? steps.findLastIndex((step) => step.kind === 'extended' && step.due_on !== null)
      : -1
  const step = steps[at]
  if (!step || step.due_on === null || !isExtensionReason(step.reason_code)) return null
  const decidedOn = dayOf(step)
  const later = pausesOf(steps, today)
    .ranges.filter(({ to }) => to > decidedOn)
    .map(({ from, to }) => ({ from: from > decidedOn ? from : decidedOn, to }))
  const shifted = addWorkingDays(decidedOn, workingDaysBetween(decidedOn, step.due_on), later)
  const isShifted = shifted.skipped.some(({ reason }) => reason === 'paused')
  return {
    dueOn: isShifted && shifted.day > step.due_on ? shifted.day : step.due_on,
    skipped: isShifted ? shifted.skipped.filter(({ date }) => date > counted.day) : [],
    isProvisional: isShifted && shifted.isProvisional,
    shown: {
      counted_due_on: counted.day,
      reason_code: step.reason_code,
      reason: extensionSentence(step.reason_code, locale),
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

/** @returns null for a clock without a single step */
function deadlineOf(clock: Clock, today: Day, locale: Locale): ComplaintDeadline | null {
  const start = clock.steps[0]
  if (!start) return null
  const from = dayOf(start)
  // What came after the promise was kept does not move its day any more.
  const running = clock.metBy ? clock.steps.slice(0, clock.steps.indexOf(clock.metBy)) : clock.steps
  const pauses = pausesOf(running, clock.metBy ? dayOf(clock.metBy) : today)
  const counted = addWorkingDays(from, clock.workingDays, pauses.ranges)
  const extension = extensionOf({ ...clock, steps: running }, counted, today, locale)
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
 * The promised days of a complaint: check, first answer, resolution, each at most once and in this order. Of a complaint that was opened again
 * the resolution clock is that of the last opening. What became needless (refused, withdrawn, handed over, joined to another) says so.
 */
export function deadlinesOf({
  steps: all,
  serviceClass,
  today,
  locale = 'id',
}: ClockInput): ComplaintDeadline[] {
  const { steps, isMerged } = ownSteps(all)
  const round = steps.slice(lastRoundStart(steps))
  const status = steps.at(-1)?.status
  const isOpen = !isMerged && status !== undefined && status !== 'canceled'
  const clocks: Clock[] = [
    {
      kind: 'verification',
      workingDays: verificationDays,
      steps,
      metBy: steps.find((step) => step.status !== 'unverified' && step.status !== 'canceled'),
      isNeeded: isOpen,
    },
    {
      kind: 'first_answer',
      workingDays: firstAnswerDays,
      steps,
      metBy: steps.find(saysSomething),
      isNeeded: isOpen,
    },
    {
      kind: 'resolution',
      workingDays: resolutionDays[serviceClass],
      steps: round,
      metBy: resolvedBy(round),
      isNeeded: isOpen && !needsNoResolution(status),
    },
  ]
  return clocks
    .map((clock) => deadlineOf(clock, today, locale))
    .filter((deadline) => deadline !== null)
}

/** Jakarta day by which a complaint must be resolved as counted on `today`; null once it is resolved or that became needless. */
export function resolutionDueOn(input: ClockInput): Day | null {
  const resolution = deadlinesOf(input).find(({ kind }) => kind === 'resolution')
  const isOwed = resolution && ['open', 'paused', 'late'].includes(resolution.state)
  return isOwed ? resolution.due_on : null
}
