import type { Locale } from '@/lib/i18n/locales'
import type { EventCategory, EventGroup, EventType } from '@/lib/schemas/events'
import type { Day } from '@/lib/days'

export const agendaPath = '/agenda-jawa-barat'
export const agendaListPath = '/agenda-jawa-barat-v2'
/** Fragment of an event's details on the agenda page. */
export const eventDetailAnchor = 'rincian'

export const agendaViews = ['hari', 'minggu', 'bulan'] as const
export type AgendaView = (typeof agendaViews)[number]
export const defaultAgendaView: AgendaView = 'bulan'

export interface AgendaPlace {
  view: AgendaView
  /** null for today. */
  day: Day | null
  /** The event whose details are shown. */
  event: number | null
}

/** The filters of the list's address; all of them can be combined. */
export interface AgendaFilters {
  group: EventGroup | null
  category: EventCategory | null
  type: EventType | null
  isPast: boolean
  query: string
  page: number
}

export const noAgendaFilters: AgendaFilters = {
  group: null,
  category: null,
  type: null,
  isPast: false,
  query: '',
  page: 1,
}

function address(path: string, query: Record<string, string | null>) {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** Path of the agenda in a view; defaults are omitted. */
export const agendaHref = ({
  view = defaultAgendaView,
  day = null,
  event = null,
}: Partial<AgendaPlace> = {}) =>
  address(agendaPath, {
    tampilan: view === defaultAgendaView ? null : view,
    tanggal: day,
    id: event === null ? null : String(event),
  })

/** The details of an event, in the month it belongs to unless another view is open. */
export const eventHref = (
  event: { id: number; date: string },
  view: AgendaView = defaultAgendaView,
) => `${agendaHref({ view, day: event.date.slice(0, 10), event: event.id })}#${eventDetailAnchor}`

/** Path of the list with filters; defaults are omitted. */
export const agendaListHref = ({
  group,
  category,
  type,
  isPast,
  query,
  page,
}: AgendaFilters = noAgendaFilters) =>
  address(agendaListPath, {
    kelompok: group,
    kategori: category,
    jenis: type,
    waktu: isPast ? 'lalu' : null,
    q: query,
    halaman: page > 1 ? String(page) : null,
  })

/** Address of the iCalendar file of one event, or of the whole agenda. */
export const calendarFileHref = (locale: Locale, event: number | null = null) =>
  `/kalender/${locale}/${event ?? 'agenda'}.ics`
