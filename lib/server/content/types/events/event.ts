import { statusAt } from '@/lib/agenda/event-status'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import { type EventDetail, type EventItem, groupOfCategory } from '@/lib/schemas/events'
import { translated } from '../../content-type'
import type { EventFile } from './event-file'

/** What the item of an event says besides its document. */
export interface StoredEvent {
  doc: EventFile
  /** UTC ISO text. */
  updated_at: string
  revision: number
  /** Name of its regency or city. */
  district: string | null
}

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
  { doc, updated_at: updatedAt, revision, district: name }: StoredEvent,
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
    is_cancelled: doc.cancelled?.includes(occurrence.date) ?? false,
    district: doc.district && name !== null ? { code_kemendagri: doc.district, name } : null,
    updated_at: jakartaTime(updatedAt),
    sequence: revision,
    lang,
  }
}

/** The same with everything its page shows (contract 5.3). */
export function eventDetailOf(
  occurrence: OccurrenceRow,
  stored: StoredEvent,
  locale: Locale,
  now: Date,
): EventDetail {
  const { doc } = stored
  const changedAt = jakartaTime(stored.updated_at)
  return {
    ...eventOf(occurrence, stored, locale, now),
    description: translated(doc, locale).description,
    created_by: { name: doc.created_by, unit_name: doc.unit_name },
    created_at: changedAt,
    updated_at: changedAt,
  }
}
