import type { Locale } from '@/lib/i18n/locales'

export const agendaPath = '/agenda-jawa-barat'
export const agendaListPath = '/agenda-jawa-barat-v2'
/** Fragment of an event's details on the agenda page. */
export const eventDetailAnchor = 'rincian'

/** Address of the iCalendar file of one event; that of the agenda is `calendarAddress`. */
export const calendarFileHref = (locale: Locale, event: number) =>
  `/kalender/${locale}/${event}.ics`
