import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/types'
import { type ContentKind, isContentKind } from './content'
import { sideTables } from './store'

/** What leads to an item of a kind alone and goes with it. */
const followers: Partial<Record<ContentKind, string>> = { services: 'popular-services' }

const savedRows = z.array(
  z.object({
    table: z.string(),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  }),
)
type SavedRows = z.output<typeof savedRows>

export interface ItemName {
  kind: ContentKind
  id: number
}

/** Address, title and hash of a live item; null when there is none. */
export async function liveItem(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<{ slug: string; title: string; hash: string } | null> {
  const row = await db
    .selectFrom('content_items')
    .select(['slug', 'title', 'content_hash as hash'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Takes an item out of the tables that lists, pages, search and feeds read, and keeps its rows, counters included. Nothing that reads
 * content has to know of it.
 * @param db in a transaction; the search index is refreshed by the caller
 * @returns false when there is no such live item
 */
export async function withdrawItem(
  db: Kysely<Database>,
  item: ItemName,
  now: Date,
): Promise<boolean> {
  const live = await liveItem(db, item)
  if (!live) return false
  const saved: SavedRows = []
  const follower = followers[item.kind] ?? ''
  const isOwn = sql<boolean>`kind = ${item.kind} and id = ${item.id}`
  const follows = sql<boolean>`kind = ${follower} and parent_id = ${item.id}`
  const goes = sql<boolean>`(${isOwn}) or (${follows})`
  const own = sql<boolean>`kind = ${item.kind} and item_id = ${item.id}`
  // Marks of who has read it are left out: they are to be forgotten after a day.
  for (const [table, chosen] of [
    ['content_items', goes] as const,
    ...sideTables.map((name) => [name, own] as const),
  ]) {
    const { rows } = await sql`select * from ${sql.table(table)} where ${chosen}`.execute(db)
    saved.push(...savedRows.parse([{ table, rows }]))
  }
  await db
    .insertInto('withdrawn_items')
    .values({
      kind: item.kind,
      item_id: item.id,
      slug: live.slug,
      title: live.title,
      rows: JSON.stringify(saved),
      withdrawn_at: now.toISOString(),
    })
    .execute()
  // What belongs to it goes by its foreign keys.
  await db.deleteFrom('content_items').where(goes).execute()
  return true
}

/** Puts a withdrawn item back as it was. @param db in a transaction @returns false when no such item is withdrawn */
export async function restoreItem(db: Kysely<Database>, { kind, id }: ItemName): Promise<boolean> {
  const found = await db
    .selectFrom('withdrawn_items')
    .select('rows')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
  if (!found) return false
  for (const { table, rows } of savedRows.parse(JSON.parse(found.rows))) {
    for (const row of rows) {
      const columns = Object.keys(row)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
        db,
      )
    }
  }
  await db
    .deleteFrom('withdrawn_items')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
  return true
}

/** Every withdrawn item, the latest first. */
export async function withdrawnItems(
  db: Kysely<Database>,
): Promise<(ItemName & { slug: string; title: string; withdrawnAt: string })[]> {
  const rows = await db
    .selectFrom('withdrawn_items')
    .select(['kind', 'item_id', 'slug', 'title', 'withdrawn_at'])
    .orderBy('withdrawn_at', 'desc')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ kind, item_id: id, slug, title, withdrawn_at: withdrawnAt }) =>
    isContentKind(kind) ? [{ kind, id, slug, title, withdrawnAt }] : [],
  )
}

/**
 * Runs an import, or the removal of examples, with the withdrawn items in their places, so that it finds them and whatever names them, and
 * takes them out again. They are not visible meanwhile.
 * @param db the import's transaction
 */
export async function withWithdrawn(
  db: Kysely<Database>,
  work: () => Promise<void>,
): Promise<void> {
  const items = await withdrawnItems(db)
  for (const item of items) await restoreItem(db, item)
  await work()
  // In the order in which they went: of a service and what leads to it, the one that went first stays apart from the other.
  for (const item of items.toReversed()) await withdrawItem(db, item, new Date(item.withdrawnAt))
}
