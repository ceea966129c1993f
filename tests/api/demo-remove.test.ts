import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { publishItem, unpublishItem } from '@/lib/server/content/publish'
import type { ItemName } from '@/lib/server/content/withdrawn'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { countDemo, removeDemo } from '@/lib/server/seed/demo'
import { seedDemoViews } from '@/lib/server/content/types/news/demo-views'
import { seed } from '@/lib/server/seed/seed'
import { backends, type TestDatabase } from '../support/database'

const product = join('lib', 'server', 'seed', 'content')

describe.each(backends)('removing the examples on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  beforeEach(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
  })
  afterEach(async () => {
    await db.destroy()
    await backend.close()
  })

  const remove = () => db.transaction().execute((transaction) => removeDemo(transaction))
  const total = (counts: { rows: number }[]) => counts.reduce((sum, { rows }) => sum + rows, 0)
  const facts = () =>
    db
      .selectFrom('content_items')
      .select(['kind', 'id'])
      .where('is_demo', '=', 0)
      .orderBy('kind')
      .orderBy('id')
      .execute()

  it('deletes what is marked, says how much, and leaves facts alone', async () => {
    const before = await facts()
    const counted = await countDemo(db)
    expect(counted.find(({ table }) => table === 'events')?.rows).toBeGreaterThan(10)
    expect(await remove()).toEqual(counted)
    expect(total(await countDemo(db))).toBe(0)
    expect(await facts()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    const words = await db.selectFrom('content_sources').select('text').execute()
    expect(words.filter(({ text }) => /"is_demo": ?true/.test(text))).toEqual([])
    expect(words.length).toBeGreaterThan(0)
  })

  it('gives the most read another order than the newest, once, and takes only its own views off', async () => {
    const idsBy = async (column: 'published_at' | 'views') =>
      (
        await db
          .selectFrom('content_items')
          .select('id')
          .where('kind', '=', 'news')
          .orderBy(column, 'desc')
          .orderBy('id', 'desc')
          .limit(5)
          .execute()
      ).map(({ id }) => id)
    expect(await idsBy('views')).not.toEqual(await idsBy('published_at'))
    const [read] = await idsBy('published_at')
    await db
      .updateTable('content_items')
      .where('kind', '=', 'news')
      .set(({ eb }) => ({ views: eb('views', '+', 3) }))
      .where('id', '=', Number(read))
      .execute()
    await remove()
    await seedDemoViews(db)
    const isLeft = ({ views, demo_views: examples }: { views: number; demo_views: number }) =>
      views > 0 || examples > 0
    const left = (
      await db
        .selectFrom('content_items')
        .select(['id', 'views', 'demo_views'])
        .where('kind', '=', 'news')
        .execute()
    ).filter(isLeft)
    expect(left).toEqual([{ id: read, views: 3, demo_views: 0 }])
  })

  it('finds examples that were taken out, too, and leaves facts among what was taken out', async () => {
    const { kind, id } = await db
      .selectFrom('content_items')
      .select(['kind', 'id'])
      .where('kind', '=', 'events')
      .where('is_demo', '=', 1)
      .executeTakeFirstOrThrow()
    const [example, fact] = [{ kind, id } as ItemName, { kind: 'services', id: 1 } as const]
    for (const item of [example, fact]) await unpublishItem(db, item)
    await remove()
    expect(await publishItem(db, example)).toBe('nothing')
    expect(total(await countDemo(db))).toBe(0)
    expect(await publishItem(db, fact)).toBe('restored')
  })

  it('may run again', async () => {
    await remove()
    expect(total(await remove())).toBe(0)
  })

  it('keeps a later seed from bringing them back', async () => {
    await remove()
    // As a new version of the product with other content would.
    await db.deleteFrom('seed_state').where('name', '=', 'product').execute()
    await seed(db, product)
    expect(total(await countDemo(db))).toBe(0)
  })
})
