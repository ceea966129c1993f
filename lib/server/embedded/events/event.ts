import type { Selectable } from 'kysely'
import { z } from 'zod'
import { statusAt } from '@/lib/agenda/event-status'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import type { Locale } from '@/lib/i18n/locales'
import {
  groupOfCategory,
  isEventCategory,
  type EventDetail,
  type EventItem,
} from '@/lib/schemas/events'
import type { EventTable } from '@/lib/server/db/event-types'

/** Columns that make an event; folded texts and hashes stay in the database. */
export const eventColumns = [
  'id',
  'date',
  'start_hour',
  'end_hour',
  'is_all_day',
  'priority',
  'type',
  'category',
  'title_id',
  'title_en',
  'address_id',
  'address_en',
  'url',
  'tags',
  'is_demo',
] as const
export const eventDetailColumns = [
  ...eventColumns,
  'description_id',
  'description_en',
  'created_by',
  'unit_name',
  'created_at',
  'updated_at',
] as const

type ItemRow = Pick<Selectable<EventTable>, (typeof eventColumns)[number]>
type DetailRow = Pick<Selectable<EventTable>, (typeof eventDetailColumns)[number]>

const tagList = z.array(z.object({ id: z.string(), en: z.string() }))

/** A stored event in the asked language, or else in Indonesian and marked so (contract 5.1). */
export function eventOf(row: ItemRow, locale: Locale, now: Date): EventItem {
  const isEnglish = locale === 'en' && row.title_en !== null
  const category = isEventCategory(row.category) ? row.category : 'Kegiatan Umum'
  return {
    id: row.id,
    title: (isEnglish ? row.title_en : null) ?? row.title_id,
    date: jakartaTimeOn(row.date),
    start_hour: row.start_hour,
    end_hour: row.end_hour,
    is_all_day: row.is_all_day === 1,
    priority: row.priority,
    type: row.type === 'online' ? 'online' : 'offline',
    status: statusAt(row, now),
    address: (isEnglish ? row.address_en : null) ?? row.address_id,
    url: row.url,
    category,
    group: groupOfCategory(category),
    tags: tagList.parse(JSON.parse(row.tags)).map((tag) => tag[isEnglish ? 'en' : 'id']),
    is_demo: row.is_demo === 1,
    lang: isEnglish ? 'en' : 'id',
  }
}

/** The same with everything its page shows (contract 5.3). */
export function eventDetailOf(row: DetailRow, locale: Locale, now: Date): EventDetail {
  const item = eventOf(row, locale, now)
  return {
    ...item,
    description: (item.lang === 'en' ? row.description_en : null) ?? row.description_id,
    created_by: { name: row.created_by, unit_name: row.unit_name },
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
  }
}
