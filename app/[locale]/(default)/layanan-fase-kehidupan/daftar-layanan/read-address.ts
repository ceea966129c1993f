import { pageParam, textParam, type SearchParams } from '@/app/page-params'
import type { LifeEventFilters } from '@/components/content/life-events/life-event-filters'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { lifeEventNameMax, type LifeEventDetail } from '@/lib/schemas/life-events'
import { keyword } from '@/lib/schemas/text'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface LifeEventRequest {
  /** Empty when the address names no life event. */
  name: string
  /** null for an unknown name. */
  event: LifeEventDetail | null
  filters: LifeEventFilters
  /** What `sektor` says when the life event has no such sector, else empty. */
  unknownSector: string
}

/** The sector with this name in either language, as the page's language writes it; null when there is none. */
function sectorOf(event: LifeEventDetail, requested: string): string | null {
  const at = event.sector_names.findIndex(
    (names) => fold(names.id) === fold(requested) || fold(names.en) === fold(requested),
  )
  return event.sectors[at] ?? null
}

/** Reads the address of a life event's services. Invalid values fall back to the default. */
export async function readLifeEventAddress(
  searchParams: SearchParams,
  locale: Locale,
): Promise<LifeEventRequest> {
  const { kategori, sektor, q, halaman } = await searchParams
  const name = keyword.parse(textParam(kategori, lifeEventNameMax))
  const event = name === '' ? null : await cachedPortal.lifeEvents.byName(name, locale)
  const requested = keyword.parse(textParam(sektor, lifeEventNameMax))
  const sector = event && requested !== '' ? sectorOf(event, requested) : null
  return {
    name,
    event,
    unknownSector: sector === null ? requested : '',
    filters: { query: keyword.parse(textParam(q)), sector, page: pageParam(halaman) },
  }
}
