import { pageParam, textParam, type SearchParams } from '@/app/page-params'
import type { AgendaFilters } from '@/lib/agenda/address'
import { eventCategoriesOf, isEventCategory, isEventGroup, isEventType } from '@/lib/schemas/events'
import { keyword } from '@/lib/schemas/text'

/** Reads the list's address. Values that mean nothing fall back to the default; a category of another group is dropped. */
export async function readAgendaListAddress(searchParams: SearchParams): Promise<AgendaFilters> {
  const { kelompok, kategori, jenis, waktu, q, halaman } = await searchParams
  const [group, category, type] = [textParam(kelompok), textParam(kategori), textParam(jenis)]
  const known = isEventGroup(group) ? group : null
  const fits =
    isEventCategory(category) &&
    (known === null || eventCategoriesOf[known].some((each) => each === category))
  return {
    group: known,
    category: fits ? category : null,
    type: isEventType(type) ? type : null,
    isPast: textParam(waktu) === 'lalu',
    query: keyword.parse(textParam(q)),
    page: pageParam(halaman),
  }
}
