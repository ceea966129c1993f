import { type Kysely, sql } from 'kysely'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import type { ContentChange } from '../change'

/** Items whose versions are read and written at once; texts of articles are long. */
const batchSize = 100
/** Rows of a statement; SQLite bounds the values of one. */
const rowsAtOnce = 50

async function keepSome(
  db: Kysely<Database>,
  kind: string,
  ids: readonly number[],
  { how, by, now, versionsMax }: ContentChange,
): Promise<void> {
  const items = await db
    .selectFrom('content_items')
    .select(['id', 'slug', 'title', 'content_hash', 'revision'])
    .where('kind', '=', kind)
    .where(among(db, sql.ref('id'), ids))
    .execute()
  if (items.length === 0) return
  const sources = await db
    .selectFrom('content_sources')
    .select(['content_hash', 'file', 'position', 'text'])
    .where('kind', '=', kind)
    .where(
      'content_hash',
      'in',
      items.map((item) => item.content_hash),
    )
    .orderBy('file')
    .execute()
  const rows = items.map(({ id, slug, title, content_hash: hash, revision }) => ({
    kind,
    item_id: id,
    version: revision + 1,
    slug,
    title,
    content_hash: hash,
    files: JSON.stringify(
      sources
        .filter((source) => source.content_hash === hash)
        .map(({ file, position, text }) => ({ file, position, text })),
    ),
    replaced_at: now.toISOString(),
    replaced_by: by,
    replaced_how: how,
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('content_versions')
      .values(rows.slice(start, start + rowsAtOnce))
      // An item that was taken out has its line already.
      .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'version']).doNothing())
      .execute()
  await db
    .deleteFrom('content_versions')
    .where('kind', '=', kind)
    .where(among(db, sql.ref('item_id'), ids))
    .where('version', '<=', (select) =>
      select
        .selectFrom('content_items')
        .whereRef('content_items.kind', '=', 'content_versions.kind')
        .whereRef('content_items.id', '=', 'content_versions.item_id')
        .select(sql<number>`content_items.revision + 1 - ${sql.lit(versionsMax)}`.as('oldest')),
    )
    .execute()
}

/**
 * Keeps what live items say, before they are changed or taken out, and lets go of what is beyond the number that an item keeps.
 * @param db in the transaction of the change
 */
export async function keepVersions(
  db: Kysely<Database>,
  kind: string,
  ids: readonly number[],
  change: ContentChange,
): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await keepSome(db, kind, ids.slice(start, start + batchSize), change)
}

/** The last version of items that had been there before, so that their numbers go on when they come again. */
export async function lastVersions(
  db: Kysely<Database>,
  kind: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content_versions')
    .select((row) => ['item_id', row.fn.max('version').as('version')])
    .where('kind', '=', kind)
    .where(among(db, sql.ref('item_id'), ids))
    .groupBy('item_id')
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.version]))
}
