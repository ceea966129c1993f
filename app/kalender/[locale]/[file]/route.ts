import { createTranslator } from 'next-intl'
import { categoryKeys, groupKeys } from '@/components/content/agenda/agenda-keys'
import { eventTitle } from '@/lib/agenda/event-title'
import { env } from '@/lib/env'
import { agendaAddress, calendarAddress } from '@/lib/address/lists/agenda-address'
import { addDays } from '@/lib/days'
import { calendarFile } from '@/lib/ical/calendar'
import { isLocale, localePath, type Locale } from '@/lib/i18n/locales'
import type { EventDetail, EventItem } from '@/lib/schemas/events'
import { itemId } from '@/lib/schemas/item-id'
import { currentDay, districtName, listEventsBetween } from '@/lib/server/queries/agenda'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { messagesOf } from '@/messages'

/** What the whole agenda's file holds, days around today. */
const [pastDays, futureDays] = [31, 183]

const translatorIn = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'agenda' })

const nowhere = () => new Response(null, { status: 404 })

interface Calendar {
  events: (EventItem | EventDetail)[]
  /** Names of what it is narrowed to, as its subscribers see them. */
  names: string[]
}

/** The agenda around today, narrowed as the address says; null when it names a group, category or place that there is not. */
async function agendaCalendar(given: URLSearchParams, locale: Locale): Promise<Calendar | null> {
  const address = calendarAddress(locale)
  const filters = address.read(Object.fromEntries(given))
  const understood = address.write(filters).flatMap(({ fields }) => fields.map(([name]) => name))
  // Nobody shall subscribe to everything by a slip of the pen.
  if (address.names.some((name) => given.has(name) && !understood.includes(name))) return null
  const { group, category, district } = filters
  const t = translatorIn(locale)
  const place = district === null ? null : await districtName(district, locale)
  if (district !== null && place === null) return null
  const today = currentDay()
  return {
    events: await listEventsBetween(addDays(today, -pastDays), addDays(today, futureDays), locale, {
      ...(group !== null && { group: [group] }),
      ...(category !== null && { cat: [category] }),
      ...(district !== null && { district: [district] }),
    }),
    names: [
      ...(group === null ? [] : [t(`groups.${groupKeys[group]}`)]),
      ...(category === null ? [] : [t(`categories.${categoryKeys[category]}`)]),
      ...(place === null ? [] : [place]),
    ],
  }
}

/** What the file holds: `agenda` the agenda, a number one event; null for anything else. */
async function calendarOf(
  name: string,
  given: URLSearchParams,
  locale: Locale,
): Promise<Calendar | null> {
  if (name === 'agenda') return agendaCalendar(given, locale)
  const id = itemId(name)
  const event = id === null ? null : await cachedPortal.events.byId(id, locale)
  return event && { events: [event], names: [] }
}

/**
 * `/kalender/{language}/agenda.ics` and `/kalender/{language}/{event}.ics`: the agenda for calendar programs (RFC 5545). What it is narrowed
 * to stands in `calendarAddress`.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
) {
  const { locale, file } = await params
  const name = /^([a-z0-9]{1,12})\.ics$/.exec(file)?.[1]
  if (!isLocale(locale) || name === undefined) return nowhere()
  const calendar = await calendarOf(name, new URL(request.url).searchParams, locale)
  if (!calendar) return nowhere()
  const t = translatorIn(locale)
  const { SITE_ORIGIN: siteOrigin } = env()
  const body = calendarFile(calendar.events, {
    name: [t('title'), ...calendar.names].join(', '),
    siteOrigin,
    writtenAtMs: Date.now(),
    titleOf: (event) => eventTitle(event, t),
    categoryOf: ({ category }) => t(`categories.${categoryKeys[category]}`),
    addressOf: ({ id }) => `${siteOrigin}${localePath(locale, agendaAddress.href({ event: id }))}`,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="agenda-jawa-barat${name === 'agenda' ? '' : `-${name}`}.ics"`,
      'Content-Language': locale,
    },
  })
}
