import type { SearchParams } from '@/app/page-params'
import { agendaAddress, type AgendaView } from '@/lib/address/lists/agenda-address'
import { addDays, firstOfMonth, weekOf, weeksOfMonth, type Day } from '@/lib/days'
import { currentDay } from '@/lib/server/queries/agenda'

/** How far from today the agenda goes, in months; links to neighbours end there, so that crawlers do not follow them forever. */
const reachMonths = 24

interface AgendaRequest {
  view: AgendaView
  day: Day
  today: Day
  /** Whether the address names a day. */
  isDayGiven: boolean
  event: number | null
}

/** Reads the agenda's address. Invalid values fall back to the default, days out of reach to the nearest within. */
export async function readAgendaAddress(searchParams: SearchParams): Promise<AgendaRequest> {
  const { view, day: requested, event } = agendaAddress.read(await searchParams)
  const today = currentDay()
  const [first, last] = reach(today)
  const day =
    requested === null ? today : requested < first ? first : requested > last ? last : requested
  return { view, day, today, isDayGiven: requested !== null, event }
}

const reach = (today: Day): readonly [Day, Day] => [
  firstOfMonth(today, -reachMonths),
  addDays(firstOfMonth(today, reachMonths + 1), -1),
]

/** The same view one step back and one step on; null where the agenda ends. */
export function neighbours(
  view: AgendaView,
  day: Day,
  today: Day,
): { previous: Day | null; next: Day | null } {
  const [previous, next] = {
    hari: [addDays(day, -1), addDays(day, 1)],
    minggu: [addDays(day, -7), addDays(day, 7)],
    bulan: [firstOfMonth(day, -1), firstOfMonth(day, 1)],
  }[view]
  const [first, last] = reach(today)
  const within = (each: Day | undefined) =>
    each !== undefined && each >= first && each <= last ? each : null
  return { previous: within(previous), next: within(next) }
}

/** First and last day that a view draws: whole weeks, so that the strip knows its days too. */
export function drawnDays(view: AgendaView, day: Day): readonly [Day, Day] {
  const weeks = view === 'bulan' ? weeksOfMonth(day) : [weekOf(day)]
  return [weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day]
}
