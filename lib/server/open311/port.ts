import type { Locale } from '@/lib/i18n/locales'
import type { OpenRequest, OpenStatus } from '@/lib/schemas/open311'

export interface ServiceChoice {
  categoryId: string
  /** null: all of the category. */
  subcategoryId: string | null
}

export interface OpenRequestFilter {
  /** Numbers as stored; when given, all other filters are ignored. */
  numbers?: readonly string[]
  services?: readonly ServiceChoice[]
  /** UTC ISO text, both inclusive. */
  from?: string
  until?: string
  statuses?: readonly OpenStatus[]
  /** Code of a regency, city or district. */
  area?: string
  page: number
  pageSize: number
}

/** The place of a position, named as the areas are. */
export interface VillagePlace {
  city: { code: string; name: string }
  district: { code: string; name: string }
  village: { code: string; name: string }
}

/** Complaints as other systems read them through Open311: public ones that are not held, nothing of the reporter. */
export interface OpenRequestsPort {
  /** The newest first. `isLast` is false when a further page exists. */
  list(
    filter: OpenRequestFilter,
    locale: Locale,
  ): Promise<{ requests: OpenRequest[]; isLast: boolean }>
  /** The village a position belongs to; null outside the province. */
  placeAt(position: { lat: number; long: number }): Promise<VillagePlace | null>
}
