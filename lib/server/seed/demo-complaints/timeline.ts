import { addDays, type Day } from '@/lib/days'
import { jakartaDay, noonOf } from '@/lib/jakarta'
import type { ClockEvent } from '@/lib/complaints/clock-events'
import { closesOn } from '@/lib/complaints/deadlines'
import { addWorkingDays } from '@/lib/complaints/working-days'
import type { Chance } from './random'

const minuteMs = 60_000

/** A step as it will be stored. */
export interface DemoStep extends ClockEvent {
  note: { id: string; en: string }
  body: string
  actor: string
  /** Question to the reporter; '' when none. */
  question: string
}

export type PlannedStep = Pick<DemoStep, 'kind' | 'status' | 'note'> & Partial<DemoStep>

/** The steps of one example, each placed after the one before. */
export interface Timeline {
  readonly steps: readonly DemoStep[]
  /** By an officer, in office hours, some working days later; 0 is the same day, a little later. */
  officer(workingDays: number, step: PlannedStep): void
  /** By the reporter, in the evening some calendar days later. */
  reporter(days: number, step: PlannedStep): void
  /** By the portal, when nobody answered a proposed end. */
  silence(step: PlannedStep): void
}

const at = (day: Day, minutes: number) =>
  new Date(noonOf(day).getTime() + (minutes - 12 * 60) * minuteMs)

/** @param received Jakarta day of the receipt */
export function timelineFrom(received: Day, first: PlannedStep, chance: Chance): Timeline {
  const complete = (step: PlannedStep, time: Date): DemoStep => ({
    due_on: null,
    reason_code: '',
    body: '',
    actor: 'contoh',
    question: '',
    ...step,
    at: time.toISOString(),
  })
  const steps = [complete(first, at(received, chance.between(6 * 60, 21 * 60)))]
  const last = () => new Date(steps.at(-1)?.at ?? 0)
  const soon = () => new Date(last().getTime() + chance.between(30, 90) * minuteMs)
  return {
    steps,
    officer(workingDays, step) {
      const time =
        workingDays === 0
          ? soon()
          : at(
              addWorkingDays(jakartaDay(last()), workingDays).day,
              chance.between(8 * 60 + 15, 15 * 60 + 30),
            )
      steps.push(complete(step, time))
    },
    reporter(days, step) {
      steps.push(
        complete(
          step,
          days === 0
            ? soon()
            : at(addDays(jakartaDay(last()), days), chance.between(18 * 60, 21 * 60)),
        ),
      )
    },
    silence(step) {
      steps.push(complete(step, at(addDays(closesOn(jakartaDay(last())), 1), 10)))
    },
  }
}
