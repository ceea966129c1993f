import { createHash, randomBytes } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import type { Insertable } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { resolutionDueOn } from '@/lib/complaints/deadlines'
import type { ComplaintFactsTable } from '@/lib/server/db/complaint-statistics-types'
import type { ComplaintHistoryTable, ComplaintTable } from '@/lib/server/db/complaint-types'
import type {
  ComplaintMessageTable,
  ComplaintSupporterTable,
} from '@/lib/server/db/complaint-handling-types'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { factsOf } from '@/lib/server/complaints/embedded/statistics/facts'
import { isEnd } from '@/lib/complaints/statuses'
import { type TimelinePlan, complaintTimelines, eventsOf } from './timelines'
import { type Topic, topics } from './topics'
import { type DemoLocation, fits, type Locations } from './locations'
import { type SeededRandom, seededRandom } from './random'
import type { DemoEvent } from './timeline'

export interface DemoRows {
  complaints: Insertable<ComplaintTable>[]
  history: Insertable<ComplaintHistoryTable>[]
  messages: Insertable<ComplaintMessageTable>[]
  supporters: Insertable<ComplaintSupporterTable>[]
  facts: ComplaintFactsTable[]
}

const supportersMax = 12
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** A hash whose input is unknown, so that nobody can act as the reporter of an example. */
const randomHash = () => hash(randomBytes(32).toString('hex'))

interface Text {
  topic: Topic
  title: string
  reason: string
}

/** All texts in random order, those that fit few places first so that each finds one. */
function shuffledTexts(random: SeededRandom): Text[] {
  const rank = { coast: 0, villages: 1, anywhere: 2 }
  const texts = topics.flatMap((topic) =>
    topic.texts.map((text) => ({ topic, ...text, order: random.below(1_000_000) })),
  )
  return texts.toSorted((a, b) => rank[a.topic.where] - rank[b.topic.where] || a.order - b.order)
}

/** All timelines in random order, so that no region gets one kind only. */
function shuffledTimelines(random: SeededRandom): TimelinePlan[] {
  const all = complaintTimelines.flatMap((plan) =>
    Array.from({ length: plan.count }, () => ({ plan, order: random.below(1_000_000) })),
  )
  return all.toSorted((a, b) => a.order - b.order).map(({ plan }) => plan)
}

/** Further examples for areas with more inhabitants, beyond two for each. */
const additional: Readonly<Record<string, number>> = {
  '32.73': 10,
  '32.01': 9,
  '32.04': 7,
  '32.16': 7,
  '32.75': 6,
  '32.02': 5,
  '32.05': 5,
  '32.76': 5,
  '32.03': 4,
  '32.09': 4,
  '32.15': 4,
}

/** Each city and regency twice, then the larger ones again. */
function citiesInOrder({ cities }: Locations): Locations['cities'] {
  const most = Math.max(...Object.values(additional))
  const rounds = Array.from({ length: most }, (_, round) =>
    cities.filter(({ code }) => (additional[code] ?? 0) > round),
  )
  return [...cities, ...cities, ...rounds.flat()]
}

function complaintRow(
  index: number,
  text: Text,
  place: DemoLocation,
  events: readonly DemoEvent[],
  now: Date,
  random: SeededRandom,
) {
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last) throw new Error('an example without steps')
  const { topic } = text
  const changes = events.filter((event, at) => event.status !== events[at - 1]?.status)
  const awaits =
    last.kind === 'asked' ? 'answer' : last.kind === 'closing_proposed' ? 'confirmation' : null
  const isPrivate = topic.type === 'private' || random.below(18) === 0
  const mark = String(index + 1).padStart(3, '0')
  return {
    ...place,
    id: hash(`example complaint ${mark}`).slice(0, 32),
    number: newComplaintNumber(new Date(first.at), (limit) => random.below(limit)),
    type: isPrivate ? 'private' : 'public',
    is_anonymous: !isPrivate && random.below(5) === 0 ? 1 : 0,
    category_id: topic.category,
    category_other: '',
    subcategory_id: topic.subcategory,
    subcategory_other: '',
    title: text.title,
    reason: text.reason,
    reporter_name: random.below(2) === 0 ? 'Contoh Warga' : 'Contoh Pelapor',
    reporter_phone: `08000000${mark}`,
    reporter_email: `contoh-${mark}@contoh.invalid`,
    address: '',
    address_detail: '',
    status: last.status,
    verified_at: events.find(({ status }) => status === 'verified')?.at ?? null,
    secret_hash: randomHash(),
    secret_salt: randomBytes(16).toString('hex'),
    submission_key_hash: randomHash(),
    submission_body_hash: randomHash(),
    created_at: first.at,
    updated_at: last.at,
    step: events.length,
    handling_body: events.findLast(({ body }) => body !== '')?.body ?? '',
    service_class: topic.service_class,
    awaits,
    awaits_since: awaits === null ? null : last.at,
    resolve_due_on: resolutionDueOn({
      events,
      serviceClass: topic.service_class,
      // As the last event would have stored it.
      today: jakartaDay(new Date(last.at)),
    }),
    held_reason: null,
    merged_into_id: null,
    closed_at: isEnd(last.status) ? (changes.at(-1)?.at ?? last.at) : null,
    identity_removed_at: null,
    is_demo: 1,
  } satisfies Insertable<ComplaintTable>
}

function partsOf(
  row: Insertable<ComplaintTable>,
  events: readonly DemoEvent[],
  now: Date,
  random: SeededRandom,
): Omit<DemoRows, 'complaints' | 'facts'> {
  const numbered = events.map((event, at) => ({ event, number: at + 1 }))
  const received = Date.parse(row.created_at)
  // At most one supporter per day, or new complaints would look unlikely.
  const mostPeople = Math.min(
    supportersMax,
    Math.floor((now.getTime() - received) / millisecondsInDay),
  )
  const people = row.type === 'private' ? 0 : random.below(mostPeople + 1)
  return {
    history: numbered.map(({ event, number }) => ({
      complaint_id: row.id,
      step: number,
      status: event.status,
      kind: event.kind,
      note_id: event.note.id,
      note_en: event.note.en,
      reason_code: event.reason_code,
      body: event.body,
      due_on: event.due_on,
      is_public: 1,
      actor: event.actor,
      at: event.at,
    })),
    messages: numbered
      .filter(({ event }) => event.question !== '')
      .map(({ event, number }) => ({
        complaint_id: row.id,
        step: number,
        author: 'officer',
        text: event.question,
      })),
    supporters: Array.from({ length: people }, () => ({
      complaint_id: row.id,
      supporter_hash: randomHash(),
      email: '',
      created_at: new Date(
        received + random.below(Math.max(1, now.getTime() - received)),
      ).toISOString(),
    })),
  }
}

/** All examples as of a moment, with every city, regency and status; the same for the same moment except for hashes. */
export function demoRows(locations: Locations, now: Date): DemoRows {
  const rows: DemoRows = { complaints: [], history: [], messages: [], supporters: [], facts: [] }
  const random = seededRandom(32)
  const texts = shuffledTexts(random)
  const order = citiesInOrder(locations)
  for (const [index, plan] of shuffledTimelines(random).entries()) {
    const random = seededRandom(1000 + index)
    const city = order[index % order.length]
    const at = texts.findIndex(({ topic }) => city !== undefined && fits(city.code, topic.where))
    const text = texts[at]
    if (!city || !text) throw new Error('too few topics for the examples')
    texts.splice(at, 1)
    const place = locations.placeIn(city, text.topic.where, random)
    const events = eventsOf(plan, text.topic, now, () => seededRandom(2000 + index))
    const row = complaintRow(index, text, place, events, now, random)
    const parts = partsOf(row, events, now, random)
    rows.complaints.push(row)
    rows.history.push(...parts.history)
    rows.messages.push(...parts.messages)
    rows.supporters.push(...parts.supporters)
    rows.facts.push(factsOf(row, events))
  }
  return rows
}
