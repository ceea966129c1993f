import { addDays, type Day } from '@/lib/days'
import { jakartaDay, noonOf } from '@/lib/jakarta'
import type { ClockEvent } from '@/lib/complaints/clock-events'
import { closesOn } from '@/lib/complaints/deadlines'
import { addWorkingDays } from '@/lib/complaints/working-days'
import type { SeededRandom } from './random'

const minuteMs = 60_000

/** An event as it will be stored. */
export interface DemoEvent extends ClockEvent {
  note: { id: string; en: string }
  body: string
  actor: string
  /** Question to the reporter; '' when none. */
  question: string
}

export type PlannedEvent = Pick<DemoEvent, 'kind' | 'status' | 'note'> & Partial<DemoEvent>

/** Builds the events of one example, each after the one before. */
export interface Timeline {
  readonly events: readonly DemoEvent[]
  /** By an officer, in office hours, some working days later; 0 is the same day, a little later. */
  officer(workingDays: number, event: PlannedEvent): void
  /** By the reporter, in the evening some calendar days later. */
  reporter(days: number, event: PlannedEvent): void
  /** By the portal, when the reporter did not respond to a proposed closing. */
  silence(event: PlannedEvent): void
}

const at = (day: Day, minutes: number) =>
  new Date(noonOf(day).getTime() + (minutes - 12 * 60) * minuteMs)

/** @param received Jakarta day of the receipt */
export function timelineFrom(received: Day, first: PlannedEvent, random: SeededRandom): Timeline {
  const complete = (event: PlannedEvent, time: Date): DemoEvent => ({
    due_on: null,
    reason_code: '',
    body: '',
    actor: 'contoh',
    question: '',
    ...event,
    at: time.toISOString(),
  })
  const events = [complete(first, at(received, random.between(6 * 60, 21 * 60)))]
  const last = () => new Date(events.at(-1)?.at ?? 0)
  const soon = () => new Date(last().getTime() + random.between(30, 90) * minuteMs)
  return {
    events,
    officer(workingDays, event) {
      const time =
        workingDays === 0
          ? soon()
          : at(
              addWorkingDays(jakartaDay(last()), workingDays).day,
              random.between(8 * 60 + 15, 15 * 60 + 30),
            )
      events.push(complete(event, time))
    },
    reporter(days, event) {
      events.push(
        complete(
          event,
          days === 0
            ? soon()
            : at(addDays(jakartaDay(last()), days), random.between(18 * 60, 21 * 60)),
        ),
      )
    },
    silence(event) {
      events.push(complete(event, at(addDays(closesOn(jakartaDay(last())), 1), 10)))
    },
  }
}
