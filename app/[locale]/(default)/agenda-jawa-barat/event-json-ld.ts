import { env } from '@/lib/env'
import { eventHref } from '@/lib/agenda/address'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { jakartaTimeOn } from '@/lib/jakarta'
import type { EventDetail } from '@/lib/schemas/events'

const day = (event: EventDetail) => event.date.slice(0, 10)

/** An event as schema.org's Event; null for examples and for days without a place or link, which are no events to a search engine. */
export function eventJsonLd(event: EventDetail, locale: Locale): object | null {
  if (event.is_demo || (event.address === null && event.url === null)) return null
  const place =
    event.address === null
      ? { '@type': 'VirtualLocation', url: event.url }
      : { '@type': 'Place', name: event.address, address: event.address }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.is_all_day ? day(event) : jakartaTimeOn(day(event), event.start_hour),
    endDate: event.is_all_day ? day(event) : jakartaTimeOn(day(event), event.end_hour),
    eventAttendanceMode: `https://schema.org/${event.type === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: place,
    organizer: { '@type': 'Organization', name: event.created_by.unit_name },
    inLanguage: event.lang,
    url: `${env().SITE_ORIGIN}${localePath(locale, eventHref(event).split('#')[0] ?? '')}`,
  }
}
