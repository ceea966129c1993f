import { isRecord } from '@/lib/json'
import { archiveTopicNames, archiveTopics } from '@/lib/schemas/archives'
import { groupOfCategory, isEventCategory } from '@/lib/schemas/events'
import { awardCategoryOf } from '@/lib/awards/award-categories'
import { statusAt } from '@/lib/agenda/event-status'
import { themeOf } from '@/lib/programs/program-themes'
import { fold } from '@/lib/fold'
import type { CollectionKind } from '@/lib/server/content/collections'
import type { Shape } from './envelope'
import { asText } from './lenient-text'

type Item = Record<string, unknown>

const shaping =
  (shape: (item: Item) => Item) =>
  (value: unknown): unknown =>
    isRecord(value) ? { ...value, ...shape(value) } : value

const yearOf = (value: unknown) => /^\d{4}/.exec(asText(value) ?? '')?.[0]

/** Awards and their categories had a name and no key (contract 7.2). */
const shapedAward = shaping((item) => {
  const key = awardCategoryOf(asText(item['category']) ?? '')
  return {
    category_key: item['category_key'] ?? key,
    key: item['key'] ?? key,
    year: item['year'] ?? yearOf(item['created_at']),
  }
})

interface Legacy {
  /** Stand in for fields that older answers do not have. */
  defaults?: Record<string, unknown>
  shape?: Shape
}

/** What older answers of collections need to be read; districts said neither kind nor size, and without them none can be listed. */
export const legacyCollections: Partial<Record<CollectionKind, Legacy>> = {
  awards: { shape: shapedAward },
  units: { defaults: { group: 'dinas' } },
  home: { defaults: { sequence: 0, duration: 1, status: 'ACTIVE', is_live: 1 } },
}

/** Programmes named their themes in `categories` (contract 7.3). */
export const shapedProgram = shaping((item) => {
  const names: unknown = item['categories']
  const themes = Array.isArray(names)
    ? names.flatMap((name: unknown) => themeOf(asText(name) ?? '') ?? [])
    : []
  return {
    themes: item['themes'] ?? themes,
    picture: item['picture'] ?? themes[0] ?? 'inovasi-pelayanan-publik',
  }
})

/** The address made for a document of an API that has none. */
export const madeSlug = /^dokumen-\d{1,9}$/

/** Documents had neither year nor address of their own (contract 7.1). */
export const shapedDocument = shaping((item) => {
  const category = fold(asText(item['category']) ?? '')
  return {
    year: item['year'] ?? yearOf(item['created_at']),
    slug: item['slug'] ?? `dokumen-${asText(item['id']) ?? ''}`,
    category_slug:
      item['category_slug'] ??
      archiveTopics.find(
        (topic) =>
          fold(archiveTopicNames[topic].id) === category ||
          fold(archiveTopicNames[topic].en) === category,
      ),
  }
})

/** Whether an event is under way is told by the clock: nobody maintained it, and a response may be from memory (contract 5.1). */
export const shapedEvent = shaping((item) => {
  const stated = asText(item['category']) ?? ''
  const category = isEventCategory(stated) ? stated : 'Kegiatan Umum'
  const hour = (value: unknown, whole: string) => asText(value) || whole
  const [start, end] = [hour(item['start_hour'], '00:00:00'), hour(item['end_hour'], '23:59:59')]
  return {
    category,
    group: groupOfCategory(category),
    type: item['type'] === 'online' ? 'online' : 'offline',
    status: statusAt(
      { date: (asText(item['date']) ?? '').slice(0, 10), start_hour: start, end_hour: end },
      new Date(),
    ),
  }
})
