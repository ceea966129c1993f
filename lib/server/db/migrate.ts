import { type Kysely, Migrator } from 'kysely'
import * as content from './migrations/001-content'
import * as complaints from './migrations/002-complaints'
import type { Database } from './types'

// Named here and not found by looking into a folder: the product is bundled.
const migrations = { '001-content': content, '002-complaints': complaints }

/** Brings the schema up to date, each step in a transaction of its own; does nothing on a current database. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
