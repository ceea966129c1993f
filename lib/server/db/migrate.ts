import { type Kysely, Migrator, sql } from 'kysely'
import { despiteLocks, type LockPatience } from './despite-locks'
import { isPostgres } from './dialect'
import * as baseline from './migrations/001-baseline'
import * as searchQueries from './migrations/002-search-queries'
import * as contentRevisions from './migrations/003-content-revisions'
import * as feedbackMonths from './migrations/004-feedback-months'
import * as feedbackTimes from './migrations/005-feedback-times'
import * as complaintRights from './migrations/006-complaint-rights'
import * as pageFeedback from './migrations/007-page-feedback'
import * as notificationChannels from './migrations/008-notification-channels'
import * as contentVersions from './migrations/009-content-versions'
import * as complaintRatings from './migrations/010-complaint-ratings'
import * as complaintEvents from './migrations/011-complaint-events'
import * as eventReceivers from './migrations/012-event-receivers'
import * as complaintDocuments from './migrations/013-complaint-documents'
import * as complaintGrowth from './migrations/014-complaint-growth'
import * as supporterRemovals from './migrations/015-supporter-removals'
import * as removedIdentities from './migrations/016-removed-identities'
import * as accentedWords from './migrations/017-accented-words'
import * as identityLeftovers from './migrations/018-identity-leftovers'
import * as overdueExamples from './migrations/019-overdue-examples'
import type { Database } from './types'

export interface PortalMigration {
  up: (db: Kysely<unknown>) => Promise<void>
  /**
   * Runs outside a transaction on PostgreSQL, as an index must that is built beside writers (`createIndexConcurrently`). It may be cut off
   * anywhere and has to do nothing twice.
   */
  isOutsideTransaction?: boolean
}

/** By name, in alphabetical order. */
export type Migrations = Readonly<Record<string, PortalMigration>>

// Named here and not found by looking into a folder: the product is bundled.
/** Every migration this version knows, oldest first. */
export const migrations: Migrations = {
  '001-baseline': baseline,
  '002-search-queries': searchQueries,
  '003-content-revisions': contentRevisions,
  '004-feedback-months': feedbackMonths,
  '005-feedback-times': feedbackTimes,
  '006-complaint-rights': complaintRights,
  '007-page-feedback': pageFeedback,
  '008-notification-channels': notificationChannels,
  '009-content-versions': contentVersions,
  '010-complaint-ratings': complaintRatings,
  '011-complaint-events': complaintEvents,
  '012-event-receivers': eventReceivers,
  '013-complaint-documents': complaintDocuments,
  '014-complaint-growth': complaintGrowth,
  '015-supporter-removals': supporterRemovals,
  '016-removed-identities': removedIdentities,
  '017-accented-words': accentedWords,
  '018-identity-leftovers': identityLeftovers,
  '019-overdue-examples': overdueExamples,
}

/** Names of every migration this version knows, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations)

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
const isOutside = (
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  { isOutsideTransaction = false }: PortalMigration,
) => isPostgres(db) && isOutsideTransaction

/** The same migrations without the time limit of visitors. */
const withoutTimeLimits = (known: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(known).map(([name, migration]) => [
      name,
      {
        up: async (db) => {
          if (isOutside(db, migration)) return withoutTimeLimit(db, () => migration.up(db))
          await liftTimeLimit(db)
          await migration.up(db)
        },
      },
    ]),
  )

/**
 * Brings the schema up to date, each step in a transaction of its own unless it says otherwise; does nothing on a current database. A process
 * that dies in the middle leaves whole steps only, or a step that begins again. What somebody holds (a backup, a long query) is asked for
 * again, see `despiteLocks`.
 * @param known all migrations, those that the database has already included
 * @throws PostgreSQL's error 55P03 or SQLite's SQLITE_BUSY when it is held for longer
 */
export async function migrate(
  db: Kysely<Database>,
  { known = migrations, patience }: { known?: Migrations; patience?: LockPatience } = {},
): Promise<void> {
  const unlimited = withoutTimeLimits(known)
  const run = async (name: string, migration: PortalMigration) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(unlimited) },
      disableTransactions: isOutside(db, migration),
    })
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
  }
  const { missing } = await migrationState(db, known)
  for (const [name, migration] of Object.entries(known))
    if (missing.includes(name)) await despiteLocks(db, () => run(name, migration), patience)
}

export interface MigrationState {
  missing: string[]
  /** Those that this version does not know. */
  unknown: string[]
  /** Whether the unknown ones are older than the first of this version, which nothing leads to. */
  isBeforeBaseline: boolean
}

/** What the database lacks, and what it has that this version does not know. Changes nothing. */
export async function migrationState(
  db: Kysely<Database>,
  known: Migrations = migrations,
): Promise<MigrationState> {
  const names = Object.keys(known)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return nothingDone(names)
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !applied.has(name))
  const unknown = [...applied].filter((name) => !names.includes(name))
  return { missing, unknown, isBeforeBaseline: unknown.length > 0 && missing[0] === names[0] }
}

/** The state of a database that holds no portal yet. */
export const nothingDone = (names: readonly string[] = migrationNames): MigrationState => ({
  missing: [...names],
  unknown: [],
  isBeforeBaseline: false,
})
