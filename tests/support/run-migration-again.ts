import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** Runs one migration on a database from which its changes were taken back, whatever migrations came after it. */
export async function runMigrationAgain(
  db: Kysely<Database>,
  name: string,
  migration: Migration & { isOutsideTransaction?: boolean },
): Promise<void> {
  await sql`delete from kysely_migration where name = ${name}`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = Object.fromEntries(rows.map((row) => [row.name, { up: () => Promise.resolve() }]))
  const migrations: Record<string, Migration> = { ...done, [name]: migration }
  const migrator = new Migrator({
    db,
    disableTransactions: isPostgres(db) && migration.isOutsideTransaction === true,
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
