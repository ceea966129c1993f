import type { Kysely } from 'kysely'
import { jakartaDay, startOfDay } from '@/lib/jakarta'
import { fold, slugOf } from '@/lib/fold'
import { groupOfCategory } from '@/lib/schemas/events'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import type { EventFile } from './event-file'
import { occurrencesOf } from './occurrences'

/** Rows written at once; databases bound the values of a statement. */
const batchSize = 25

function valuesOf(item: EventFile) {
  const { indonesian, english } = item
  const words = [indonesian, english].flatMap((text) =>
    text ? [text.title, text.description, text.address ?? ''] : [],
  )
  return {
    item_id: item.id,
    start_hour: item.hours ? `${item.hours.start}:00` : '00:00:00',
    end_hour: item.hours ? `${item.hours.end}:00` : '23:59:59',
    is_all_day: item.hours ? 0 : 1,
    priority: item.priority,
    type: item.type,
    group: groupOfCategory(item.category),
    category: item.category,
    title_id: indonesian.title,
    title_en: english?.title ?? null,
    description_id: indonesian.description,
    description_en: english?.description ?? null,
    address_id: indonesian.address,
    address_en: english?.address ?? null,
    url: item.url,
    tags: JSON.stringify(item.tags),
    created_by: item.created_by,
    unit_name: item.unit_name,
    is_demo: item.is_demo ? 1 : 0,
    folded: fold([...words, ...item.tags.flatMap(({ id, en }) => [id, en])].join(' ')),
    created_at: startOfDay(item.updated_at),
    updated_at: startOfDay(item.updated_at),
  }
}

/**
 * Brings stored events in line with those of a content folder; part of the importer's transaction. Examples are placed in the weeks around `now`
 * when they are new or changed, and stay where they are otherwise.
 */
export async function importEvents(
  db: Kysely<Database>,
  items: (EventFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
  now = new Date(),
) {
  const rows = await db
    .selectFrom('events')
    .select(['item_id', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.item_id, row]))
  for (const { hash, ...item } of items) {
    const old = stored.get(item.id)
    if (!isDue(old, `events/${slugOf(item.indonesian.title, item.id)}`, hash)) continue
    const values = {
      ...valuesOf(item),
      content_hash: hash,
      seeded_hash: isSeed ? hash : (old?.seeded_hash ?? null),
    }
    const due = occurrencesOf(item, jakartaDay(now)).map(({ id, day }) => ({
      ...values,
      id,
      date: day,
    }))
    await db.deleteFrom('events').where('item_id', '=', item.id).execute()
    for (let start = 0; start < due.length; start += batchSize)
      await db
        .insertInto('events')
        .values(due.slice(start, start + batchSize))
        .execute()
  }
}
