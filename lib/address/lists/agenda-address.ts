import { agendaListPath, agendaPath, eventDetailAnchor } from '@/lib/agenda/paths'
import type { Locale } from '@/lib/i18n/locales'
import {
  eventCategories,
  eventCategoriesOf,
  eventDistrictCode,
  eventGroups,
  eventTypes,
} from '@/lib/schemas/events'
import { itemId } from '@/lib/schemas/item-id'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, dayParam, flagParam, pageParam, parsedParam, queryParam } from '../params'

export const agendaViews = ['hari', 'minggu', 'bulan'] as const
export type AgendaView = (typeof agendaViews)[number]

/** The agenda as a calendar. */
export const agendaAddress = listAddress(agendaPath, {
  view: choiceParam('tampilan', agendaViews, 'bulan'),
  /** null for today. */
  day: dayParam('tanggal'),
  /** The event whose details are shown. */
  event: parsedParam('id', itemId),
})

/** The details of an event, in the month it belongs to unless another view is open. */
export const eventHref = (event: { id: number; date: string }, view?: AgendaView) =>
  `${agendaAddress.href({ view, day: event.date.slice(0, 10), event: event.id })}#${eventDetailAnchor}`

const districtParam = parsedParam('wilayah', (text) => (eventDistrictCode.test(text) ? text : null))

/** The agenda as a list; all filters can be combined, and a category of another group is dropped. */
export const agendaListAddress = listAddress(
  agendaListPath,
  {
    group: choiceParam('kelompok', eventGroups, null),
    category: choiceParam('kategori', eventCategories, null),
    type: choiceParam('jenis', eventTypes, null),
    /** Code of a regency or city. */
    district: districtParam,
    isPast: flagParam('waktu', 'lalu'),
    query: queryParam,
    page: pageParam,
  },
  (filters) => {
    const { group, category } = filters
    const fits = group === null || eventCategoriesOf[group].some((each) => each === category)
    return fits ? filters : { ...filters, category: null }
  },
)
export type AgendaFilters = AddressFilters<typeof agendaListAddress>

/** The agenda as an iCalendar file to subscribe to: all of it, or a group, a category and a regency or city. */
export const calendarAddress = (locale: Locale) =>
  listAddress(`/kalender/${locale}/agenda.ics`, {
    group: agendaListAddress.params.group,
    category: agendaListAddress.params.category,
    district: agendaListAddress.params.district,
  })
export type CalendarFilters = AddressFilters<ReturnType<typeof calendarAddress>>
