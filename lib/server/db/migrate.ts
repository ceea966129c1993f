import { type Kysely, Migrator, sql } from 'kysely'
import { despiteLocks, type LockPatience } from './despite-locks'
import { isPostgres } from './dialect'
import * as content from './migrations/001-content'
import * as complaints from './migrations/002-complaints'
import * as seedState from './migrations/003-seed-state'
import * as lifeEvents from './migrations/004-life-events'
import * as search from './migrations/005-search'
import * as about from './migrations/006-about'
import * as programs from './migrations/007-programs'
import * as archives from './migrations/008-archives'
import * as events from './migrations/009-events'
import * as popularServices from './migrations/010-popular-services'
import * as visits from './migrations/011-visits'
import * as homeItems from './migrations/012-home-items'
import * as serviceFacets from './migrations/013-service-facets'
import * as contentSources from './migrations/014-content-sources'
import * as complaintHandling from './migrations/015-complaint-handling'
import * as complaintTextHash from './migrations/016-complaint-text-hash'
import * as alerts from './migrations/017-alerts'
import * as drafts from './migrations/018-drafts'
import * as jobRuns from './migrations/019-job-runs'
import * as complaintStatistics from './migrations/020-complaint-statistics'
import * as complaintIndexes from './migrations/021-complaint-indexes'
import * as complaintListings from './migrations/022-complaint-listings'
import * as mailConsent from './migrations/023-mail-consent'
import * as operatorTokens from './migrations/024-operator-tokens'
import * as upkeepIndexes from './migrations/025-upkeep-indexes'
import * as searchGrowth from './migrations/026-search-growth'
import * as stepAnnouncements from './migrations/027-step-announcements'
import * as listingHandlers from './migrations/028-listing-handlers'
import * as complaintAdditions from './migrations/029-complaint-additions'
import * as exampleViews from './migrations/030-example-views'
import * as listingOrders from './migrations/031-listing-orders'
import * as contentItems from './migrations/032-content-items'
import type { Database } from './types'

interface PortalMigration {
  up: (db: Kysely<unknown>) => Promise<void>
  /**
   * Runs outside a transaction on PostgreSQL, as an index must that is built beside writers (`createIndexConcurrently`). It may be cut off
   * anywhere and has to do nothing twice.
   */
  isOutsideTransaction?: boolean
}

// Named here and not found by looking into a folder: the product is bundled.
const migrations: Record<string, PortalMigration> = {
  '001-content': content,
  '002-complaints': complaints,
  '003-seed-state': seedState,
  '004-life-events': lifeEvents,
  '005-search': search,
  '006-about': about,
  '007-programs': programs,
  '008-archives': archives,
  '009-events': events,
  '010-popular-services': popularServices,
  '011-visits': visits,
  '012-home-items': homeItems,
  '013-service-facets': serviceFacets,
  '014-content-sources': contentSources,
  '015-complaint-handling': complaintHandling,
  '016-complaint-text-hash': complaintTextHash,
  '017-alerts': alerts,
  '018-drafts': drafts,
  '019-job-runs': jobRuns,
  '020-complaint-statistics': complaintStatistics,
  '021-complaint-indexes': complaintIndexes,
  '022-complaint-listings': complaintListings,
  '023-mail-consent': mailConsent,
  '024-operator-tokens': operatorTokens,
  '025-upkeep-indexes': upkeepIndexes,
  '026-search-growth': searchGrowth,
  '027-step-announcements': stepAnnouncements,
  '028-listing-handlers': listingHandlers,
  '029-complaint-additions': complaintAdditions,
  '030-example-views': exampleViews,
  '031-listing-orders': listingOrders,
  '032-content-items': contentItems,
}

/**
 * Large tables take longer than the two seconds that a visitor's statement may. A lock that does not come is given up for a moment, because
 * everybody else queues behind whoever waits for it.
 */
async function liftTimeLimit(db: Kysely<unknown>) {
  if (!isPostgres(db)) return
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local lock_timeout = '10s'`.execute(db)
}

/** The same for a migration outside a transaction, where nobody queues behind who waits. */
async function withoutTimeLimit(db: Kysely<unknown>, work: () => Promise<void>) {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`set lock_timeout = '10min'`.execute(db)
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
    await sql`reset lock_timeout`.execute(db)
  }
}

/** SQLite runs every migration in a transaction: it has one writer, and nothing of it needs to be outside. */
const isOutside = (db: Pick<Kysely<unknown>, 'getExecutor'>, name: string) =>
  isPostgres(db) && migrations[name]?.isOutsideTransaction === true

/** The same migrations without the time limit of visitors. */
const unlimited = Object.fromEntries(
  Object.entries(migrations).map(([name, { up }]) => [
    name,
    {
      up: async (db: Kysely<unknown>) => {
        if (isOutside(db, name)) return withoutTimeLimit(db, () => up(db))
        await liftTimeLimit(db)
        await up(db)
      },
    },
  ]),
)

/** Every migration this version knows, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Brings the schema up to date, each step in a transaction of its own unless it says otherwise; does nothing on a current database. A process
 * that dies in the middle leaves whole steps only, or a step that begins again. What somebody holds (a backup, a long query) is asked for
 * again, see `despiteLocks`.
 * @throws PostgreSQL's error 55P03 or SQLite's SQLITE_BUSY when it is held for longer
 */
export async function migrate(db: Kysely<Database>, patience?: LockPatience): Promise<void> {
  const run = async (name: string) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(unlimited) },
      disableTransactions: isOutside(db, name),
    })
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
  }
  const { missing } = await migrationState(db)
  for (const name of missing) await despiteLocks(db, () => run(name), patience)
}

/** Migrations that the database still lacks, and newer ones that this version does not know. Changes nothing. */
export async function migrationState(
  db: Kysely<Database>,
): Promise<{ missing: string[]; unknown: string[] }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration'))
    return { missing: [...migrationNames], unknown: [] }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return {
    missing: migrationNames.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !migrationNames.includes(name)),
  }
}
