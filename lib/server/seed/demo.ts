import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { removeDemoSources } from '@/lib/server/content/sources'
import { countDemoViews, removeDemoViews } from '@/lib/server/content/types/news/demo-views'
import { withWithdrawn } from '@/lib/server/content/withdrawn'

const stateName = 'demo'
const removed = 'removed'

export interface DemoCount {
  /** A table, or the kind of content. */
  table: string
  rows: number
}

/** Whether the operator removed the examples; seeding does not bring them back. */
export async function isDemoRemoved(db: Kysely<Database>): Promise<boolean> {
  const state = await db
    .selectFrom('seed_state')
    .select('hash')
    .where('name', '=', stateName)
    .executeTakeFirst()
  return state?.hash === removed
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isExample = (item: unknown) =>
  typeof item === 'object' && item !== null && 'is_demo' in item && item.is_demo === true

/** The same content without its examples, whatever their kind. */
export function withoutDemo<T extends object>(content: T): T {
  const remaining = Object.entries(content).map(([kind, items]: [string, unknown]) => [
    kind,
    isList(items) ? items.filter((item) => !isExample(item)) : items,
  ])
  return { ...content, ...(Object.fromEntries(remaining) as Partial<T>) }
}

/** The tables with a column `is_demo`, in alphabetical order. */
async function demoTables(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ isView, columns }) => !isView && columns.some(({ name }) => name === 'is_demo'))
    .map(({ name }) => name)
    .toSorted()
}

/** How many examples of each kind of content and how many in other tables there are, and how many articles have example views. */
export async function countDemo(db: Kysely<Database>): Promise<DemoCount[]> {
  const counts: DemoCount[] = await db
    .selectFrom('content_items')
    .select(({ fn }) => ['kind as table', fn.countAll<number>().as('rows')])
    .where('is_demo', '=', 1)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  for (const table of await demoTables(db)) {
    if (table === 'content_items') continue
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as count from ${sql.table(table)} where is_demo = 1`.execute(db)
    counts.push({ table, rows: Number(rows[0]?.count ?? 0) })
  }
  counts.push({ table: 'news (views)', rows: await countDemoViews(db) })
  return counts
}

/**
 * Deletes every row marked as an example (`is_demo` = 1) in all tables with that column, subtracts example views and keeps later seeds from
 * bringing them back. Rows of other tables that belong to an example must go with it by their foreign key. Running it again changes
 * nothing.
 * @param db in a transaction, so that all go or none
 * @returns what was deleted
 */
export async function removeDemo(db: Kysely<Database>): Promise<DemoCount[]> {
  let counts: DemoCount[] = []
  // Those that were taken out are put in their places, or they could be published again.
  await withWithdrawn(db, async () => {
    counts = await countDemo(db)
    await removeDemoSources(db)
    for (const table of await demoTables(db))
      await sql`delete from ${sql.table(table)} where is_demo = 1`.execute(db)
    await removeDemoViews(db)
  })
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash: removed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash: removed }))
    .execute()
  return counts
}
