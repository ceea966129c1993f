import { type Kysely, Migrator } from 'kysely'
import * as content from './migrations/001-content'
import * as complaints from './migrations/002-complaints'
import * as seedState from './migrations/003-seed-state'
import * as lifeEvents from './migrations/004-life-events'
import * as search from './migrations/005-search'
import * as about from './migrations/006-about'
import type { Database } from './types'

// Named here and not found by looking into a folder: the product is bundled.
const migrations = {
  '001-content': content,
  '002-complaints': complaints,
  '003-seed-state': seedState,
  '004-life-events': lifeEvents,
  '005-search': search,
  '006-about': about,
}

/**
 * Brings the schema up to date, each step in a transaction of its own; does nothing on a current database. A process that dies in the
 * middle leaves whole steps only.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  for (;;) {
    const { error, results } = await migrator.migrateUp()
    if (error) throw error
    if (!results?.length) return
  }
}
