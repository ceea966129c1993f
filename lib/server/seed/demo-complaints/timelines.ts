import { millisecondsInDay } from 'date-fns/constants'
import { addDays, type Day } from '@/lib/days'
import { jakartaDay, noonOf } from '@/lib/jakarta'
import { resolutionDays, resolutionDueOn } from '@/lib/complaints/deadlines'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { addWorkingDays } from '@/lib/complaints/working-days'
import type { RejectionReason } from '@/lib/schemas/complaint-handling'
import { automaticNotes } from '@/lib/server/complaints/embedded/history-notes'
import type { Topic } from './topics'
import notes from './notes.json'
import type { SeededRandom } from './random'
import { type Timeline, timelineFrom } from './timeline'

/** One kind of complaint history. */
export interface TimelinePlan {
  /** How many examples have it. */
  count: number
  /** Calendar days between its last event and today, both included. */
  ago: [min: number, max: number]
  run(timeline: Timeline, topic: Topic, random: SeededRandom): void
}

const move = (
  timeline: Timeline,
  days: number,
  status: ComplaintStatus,
  note: { id: string; en: string },
  more = {},
) => timeline.officer(days, { kind: 'moved', status, note, ...more })

const verify = (timeline: Timeline, random: SeededRandom) =>
  move(timeline, random.between(1, 2), 'verified', notes.verified)

function forward(timeline: Timeline, topic: Topic, random: SeededRandom) {
  verify(timeline, random)
  move(timeline, random.between(0, 1), 'coordinated', notes.coordinated, { body: topic.body })
}

function work(timeline: Timeline, topic: Topic, random: SeededRandom) {
  forward(timeline, topic, random)
  move(timeline, 1, 'followup', topic.work)
}

/** Works and proposes closing after a share of the time of its class; more than 1 is late. */
function propose(timeline: Timeline, topic: Topic, random: SeededRandom, share: number) {
  work(timeline, topic, random)
  const rest = Math.round(resolutionDays[topic.service_class] * share) - 4
  timeline.officer(Math.max(1, rest), {
    kind: 'closing_proposed',
    status: 'followup',
    note: topic.done,
  })
}

const confirm = (timeline: Timeline, days: number) =>
  timeline.reporter(days, { kind: 'confirmed', status: 'finished', note: automaticNotes.confirmed })
const reopen = (timeline: Timeline, days: number) =>
  timeline.reporter(days, { kind: 'reopened', status: 'review', note: automaticNotes.reopened })

function extend(timeline: Timeline, topic: Topic, status: ComplaintStatus) {
  const today = jakartaDay(new Date(timeline.events.at(-1)?.at ?? 0))
  const due =
    resolutionDueOn({ events: timeline.events, serviceClass: topic.service_class, today }) ?? today
  timeline.officer(1, {
    kind: 'extended',
    status,
    note: notes.extended,
    reason_code: 'field_check',
    due_on: addWorkingDays(due, 10).day,
  })
}

const refuse =
  (reason: RejectionReason): TimelinePlan['run'] =>
  (timeline, _, random) =>
    move(timeline, random.between(1, 3), 'rejected', notes.rejected, { reason_code: reason })

/** All kinds of history, 120 examples in total. */
export const complaintTimelines: readonly TimelinePlan[] = [
  { count: 8, ago: [0, 1], run: () => undefined },
  { count: 3, ago: [7, 12], run: () => undefined },
  { count: 6, ago: [0, 3], run: (timeline, _, random) => verify(timeline, random) },
  { count: 10, ago: [1, 6], run: forward },
  {
    count: 4,
    ago: [1, 5],
    run(timeline, topic, random) {
      forward(timeline, topic, random)
      timeline.officer(1, {
        kind: 'asked',
        status: 'coordinated',
        note: automaticNotes.asked,
        question: notes.question.id,
      })
    },
  },
  { count: 10, ago: [1, 8], run: work },
  { count: 4, ago: [24, 40], run: work },
  {
    count: 6,
    ago: [1, 8],
    run: (timeline, topic, random) => propose(timeline, topic, random, 0.7),
  },
  {
    count: 28,
    ago: [2, 160],
    run(timeline, topic, random) {
      propose(timeline, topic, random, random.between(40, 95) / 100)
      confirm(timeline, random.between(0, 6))
    },
  },
  {
    count: 6,
    ago: [5, 150],
    run(timeline, topic, random) {
      propose(timeline, topic, random, random.between(120, 180) / 100)
      confirm(timeline, random.between(0, 4))
    },
  },
  {
    count: 8,
    ago: [1, 150],
    run(timeline, topic, random) {
      propose(timeline, topic, random, random.between(50, 90) / 100)
      timeline.silence({
        kind: 'closed_automatically',
        status: 'finished',
        note: automaticNotes.closedAutomatically,
        actor: 'portal',
      })
    },
  },
  {
    count: 4,
    ago: [1, 9],
    run(timeline, topic, random) {
      propose(timeline, topic, random, 0.6)
      confirm(timeline, 1)
      reopen(timeline, random.between(4, 20))
    },
  },
  {
    count: 3,
    ago: [10, 120],
    run(timeline, topic, random) {
      propose(timeline, topic, random, 0.6)
      timeline.reporter(1, { kind: 'reopened', status: 'review', note: automaticNotes.notSolved })
      move(timeline, 2, 'followup', notes.againAtWork)
      timeline.officer(3, { kind: 'closing_proposed', status: 'followup', note: topic.done })
      confirm(timeline, 1)
    },
  },
  { count: 2, ago: [3, 150], run: refuse('incomplete') },
  { count: 2, ago: [6, 160], run: refuse('already_handled') },
  { count: 1, ago: [20, 70], run: refuse('unfounded') },
  { count: 1, ago: [20, 70], run: refuse('in_court') },
  {
    count: 2,
    ago: [2, 20],
    run: (timeline, _, random) => move(timeline, random.between(1, 3), 'failed', notes.failed),
  },
  {
    count: 2,
    ago: [1, 50],
    run: (timeline) =>
      move(timeline, 1, 'directed_to_hotline_jabar', notes.hotline, { body: 'Hotline Jabar' }),
  },
  {
    count: 3,
    ago: [4, 150],
    run(timeline, _, random) {
      verify(timeline, random)
      move(timeline, 1, 'diverted_to_span', notes.span, { body: 'SP4N-LAPOR' })
    },
  },
  {
    count: 1,
    ago: [1, 3],
    run(timeline, _, random) {
      verify(timeline, random)
      move(timeline, 1, 'not_yet_coordinated', notes.notYetCoordinated)
    },
  },
  {
    count: 1,
    ago: [1, 3],
    run(timeline, topic, random) {
      forward(timeline, topic, random)
      move(timeline, 1, 'not_yet_instructed', notes.notYetInstructed)
    },
  },
  {
    count: 2,
    ago: [2, 6],
    run(timeline, topic, random) {
      work(timeline, topic, random)
      extend(timeline, topic, 'followup')
      move(timeline, 1, 'postponed', notes.postponed)
    },
  },
  {
    count: 3,
    ago: [5, 140],
    run(timeline, _, random) {
      verify(timeline, random)
      timeline.reporter(random.between(1, 4), {
        kind: 'withdrawn',
        status: 'canceled',
        note: automaticNotes.withdrawn,
      })
    },
  },
]

const daysFrom = (from: Day, to: Day) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / millisecondsInDay)
/** Weekends and holidays rarely need more than three tries to get close to the wanted day. */
const maxTries = 4
/** Calendar days that supervision cases take; subtracted from their age, so that all examples are from about the last half year. */
const supervisionDays = 90

/**
 * The events of one example: the last one is about as many days ago as its plan says, never in the future.
 * @param random makes a new generator of the same seed for each call
 */
export function eventsOf(
  plan: TimelinePlan,
  topic: Topic,
  now: Date,
  random: () => SeededRandom,
): Timeline['events'] {
  const [min, max] = plan.ago
  const latest = topic.service_class === 'supervision' ? Math.max(min, max - supervisionDays) : max
  const wanted = addDays(jakartaDay(now), -random().between(min, latest))
  const build = (received: Day) => {
    const timeline = timelineFrom(
      received,
      { kind: 'received', status: 'unverified', note: automaticNotes.received, actor: 'portal' },
      random(),
    )
    plan.run(timeline, topic, random())
    return timeline.events
  }
  const end = (events: Timeline['events']) => new Date(events.at(-1)?.at ?? now)
  let received = wanted
  let events = build(received)
  for (let tries = 0; tries < maxTries; tries += 1) {
    received = addDays(received, daysFrom(jakartaDay(end(events)), wanted))
    events = build(received)
  }
  while (end(events) > now) {
    received = addDays(received, -1)
    events = build(received)
  }
  return events
}
