import { statusAt } from '@/lib/agenda/event-status'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import { type EventDetail, type EventItem, groupOfCategory } from '@/lib/schemas/events'
import { translated } from '../../content-type'
import type { EventFile } from './event-file'

/** One time that an event takes place. */
export interface OccurrenceRow {
  id: number
  date: string
  start_hour: string
  end_hour: string
}

/** A stored event in a language, or else in Indonesian and marked so (contract 5.1). */
export function eventOf(
  occurrence: OccurrenceRow,
  doc: EventFile,
  locale: Locale,
  now: Date,
): EventItem {
  const { title, address, lang } = translated(doc, locale)
  return {
    id: occurrence.id,
    title,
    date: jakartaTimeOn(occurrence.date),
    start_hour: occurrence.start_hour,
    end_hour: occurrence.end_hour,
    is_all_day: doc.hours === null,
    priority: doc.priority,
    type: doc.type,
    status: statusAt(occurrence, now),
    address: address ?? doc.indonesian.address,
    url: doc.url,
    category: doc.category,
    group: groupOfCategory(doc.category),
    tags: doc.tags.map((tag) => tag[lang]),
    is_demo: doc.is_demo,
    lang,
  }
}

/** The same with everything its page shows (contract 5.3). */
export function eventDetailOf(
  occurrence: OccurrenceRow & { updated_at: string },
  doc: EventFile,
  locale: Locale,
  now: Date,
): EventDetail {
  const changedAt = jakartaTime(occurrence.updated_at)
  return {
    ...eventOf(occurrence, doc, locale, now),
    description: translated(doc, locale).description,
    created_by: { name: doc.created_by, unit_name: doc.unit_name },
    created_at: changedAt,
    updated_at: changedAt,
  }
}
