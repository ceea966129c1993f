import { getTranslations } from 'next-intl/server'
import { categoryKeys } from '@/components/content/agenda/agenda-keys'
import { env } from '@/lib/env'
import { agendaAddress } from '@/lib/address/lists/agenda-address'
import { addDays } from '@/lib/days'
import { calendarFile } from '@/lib/ical/calendar'
import { isLocale, localePath, type Locale } from '@/lib/i18n/locales'
import type { EventDetail, EventItem } from '@/lib/schemas/events'
import { itemId } from '@/lib/schemas/item-id'
import { currentDay, listEventsBetween } from '@/lib/server/queries/agenda'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

/** What the whole agenda's file holds, days around today. */
const [pastDays, futureDays] = [31, 183]

const nowhere = () => new Response(null, { status: 404 })

/** The events of a file's name: `agenda` for all, else the number of one; null for anything else. */
async function eventsOf(name: string, locale: Locale): Promise<(EventItem | EventDetail)[] | null> {
  if (name === 'agenda') {
    const today = currentDay()
    return listEventsBetween(addDays(today, -pastDays), addDays(today, futureDays), locale)
  }
  const id = itemId(name)
  const event = id === null ? null : await cachedPortal.events.byId(id, locale)
  return event && [event]
}

/** `/kalender/{language}/agenda.ics` and `/kalender/{language}/{event}.ics`: the agenda for calendar programs (RFC 5545). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
) {
  const { locale, file } = await params
  const name = /^([a-z0-9]{1,12})\.ics$/.exec(file)?.[1]
  if (!isLocale(locale) || name === undefined) return nowhere()
  const events = await eventsOf(name, locale)
  if (!events) return nowhere()
  const t = await getTranslations({ locale, namespace: 'agenda' })
  const { SITE_ORIGIN: siteOrigin } = env()
  const body = calendarFile(events, {
    name: t('title'),
    siteOrigin,
    writtenAtMs: Date.now(),
    titleOf: (event) => (event.is_demo ? t('exampleTitle', { title: event.title }) : event.title),
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
