import 'server-only'
import { weekOf, type Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import type { Locale } from '@/lib/i18n/locales'
import { perPageMax } from '@/lib/schemas/list'
import type { EventItem, EventQuery } from '@/lib/schemas/events'
import { cachedPortal } from './cached-portal'

/** Events on one page of the list. */
const agendaPageSize = 20
/** Most pages of events that one period is read from: nine events a day for half a year. Each event costs a calendar file a millisecond. */
const periodPagesMax = 20

/** Today in Jakarta; pages that depend on it are rendered again after a minute. */
export const currentDay = (): Day => jakartaDay(new Date())

/** All events from one day to another, both included, in the order they take place. @param narrowed which of them, all without it */
export async function listEventsBetween(
  start: Day,
  end: Day,
  locale: Locale,
  narrowed: Pick<Partial<EventQuery>, 'group' | 'cat' | 'district'> = {},
): Promise<EventItem[]> {
  const found: EventItem[] = []
  for (let page = 1; page <= periodPagesMax; page += 1) {
    const { data, meta } = await cachedPortal.events.list(
      {
        ...narrowed,
        start_date: start,
        end_date: end,
        sort_by: 'date',
        sort_order: 'ASC',
        page,
        per_page: perPageMax,
      },
      locale,
    )
    found.push(...data)
    if (page >= meta.total_page) break
  }
  return found
}

/** The current week in Jakarta, for a page that is rendered again when the day changes. */
export async function listThisWeek(locale: Locale): Promise<{ today: Day; events: EventItem[] }> {
  const today = currentDay()
  const week = weekOf(today)
  return { today, events: await listEventsBetween(week[0] ?? today, week[6] ?? today, locale) }
}

/** The regencies and cities that events can be narrowed to. */
export const listEventDistricts = async (locale: Locale) =>
  (await cachedPortal.districts.list({ per_page: perPageMax }, locale)).data

/** Name of a regency or city; null for a code that none has. */
export const districtName = async (code: string, locale: Locale): Promise<string | null> =>
  (await listEventDistricts(locale)).find(({ code_kemendagri: each }) => each === code)?.name ??
  null

/** One page of the list; an empty one past the end. */
export const listEvents = (query: Partial<EventQuery>, locale: Locale) =>
  cachedPortal.events.list({ per_page: agendaPageSize, ...query }, locale)
