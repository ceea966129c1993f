import type { SearchParams } from '@/app/page-params'
import { lifeEventAddress, type LifeEventFilters } from '@/lib/address/lists/life-event-address'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import type { LifeEventDetail } from '@/lib/schemas/life-events'
import { cachedPortal } from '@/lib/server/queries/cached-portal'

interface LifeEventRequest {
  /** null for an unknown name, and for none. */
  event: LifeEventDetail | null
  /** With the event's name and sector as the page's language writes them. */
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
  const requested = lifeEventAddress.read(await searchParams)
  const event =
    requested.name === '' ? null : await cachedPortal.lifeEvents.byName(requested.name, locale)
  const sector = event && requested.sector !== '' ? sectorOf(event, requested.sector) : null
  return {
    event,
    unknownSector: sector === null ? requested.sector : '',
    filters: { ...requested, name: event?.name ?? requested.name, sector: sector ?? '' },
  }
}
