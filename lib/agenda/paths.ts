import type { Locale } from '@/lib/i18n/locales'

export const agendaPath = '/agenda-jawa-barat'
export const agendaListPath = '/agenda-jawa-barat-v2'
/** Fragment of an event's details on the agenda page. */
export const eventDetailAnchor = 'rincian'

/** Address of the iCalendar file of one event, or of the whole agenda. */
export const calendarFileHref = (locale: Locale, event: number | null = null) =>
  `/kalender/${locale}/${event ?? 'agenda'}.ics`
