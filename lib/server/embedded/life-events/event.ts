import type { Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { LifeEvent, LifeEventDetail } from '@/lib/schemas/life-events'
import type { LifeEventSectorTable, LifeEventTable } from '@/lib/server/db/types'

/** Columns that make a life event; folded texts and hashes stay in the database. */
export const eventColumns = [
  'id',
  'name_id',
  'name_en',
  'title_id',
  'title_en',
  'description_id',
  'description_en',
  'logo',
  'light_icon',
] as const

export type EventRow = Pick<Selectable<LifeEventTable>, (typeof eventColumns)[number]>
export type SectorRow = Pick<LifeEventSectorTable, 'life_event_id' | 'name_id' | 'name_en'>

/** A stored life event in one language (contract 2.8). */
export function eventOf(row: EventRow, sectors: SectorRow[], locale: Locale): LifeEvent {
  const isEnglish = locale === 'en'
  return {
    id: row.id,
    name: isEnglish ? row.name_en : row.name_id,
    title: isEnglish ? row.title_en : row.title_id,
    description: isEnglish ? row.description_en : row.description_id,
    logo: row.logo,
    light_icon: row.light_icon,
    sectors: sectors.map((sector) => (isEnglish ? sector.name_en : sector.name_id)),
  }
}

/** The same with its names in both languages. */
export const detailOf = (row: EventRow, sectors: SectorRow[], locale: Locale): LifeEventDetail => ({
  ...eventOf(row, sectors, locale),
  names: { id: row.name_id, en: row.name_en },
  sector_names: sectors.map((sector) => ({ id: sector.name_id, en: sector.name_en })),
})
