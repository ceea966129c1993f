import type { Kysely } from 'kysely'
import { slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { HomeItemFile } from './home-item-file'

/** Brings stored banners and links of the home page in line with those of a content folder; part of the importer's transaction. */
export async function importHomeItems(
  db: Kysely<Database>,
  items: (HomeItemFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (await db.selectFrom('home_items').select(['id', 'content_hash', 'seeded_hash']).execute()).map(
      (row) => [row.id, row],
    ),
  )
  for (const { hash, ...item } of items) {
    if (!isDue(stored.get(item.id), `home/${slugOf(item.title.id, item.id)}`, hash)) continue
    const values = {
      kind: item.kind,
      position: item.position,
      is_active: 'is_active' in item && !item.is_active ? 0 : 1,
      starts_on: item.kind === 'pop-up-banner' ? item.start_date : null,
      ends_on: item.kind === 'pop-up-banner' ? item.end_date : null,
      body: JSON.stringify(item),
      updated_at: startOfDay(item.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('home_items')
      .values({ ...values, id: item.id, created_at: values.updated_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
