import { type Kysely, type Migration, Migrator } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import { migrationNames } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/types'

type StoredMigration = Migration & { isOutsideTransaction?: boolean }

/** Leaves a database as an older version did, whose newest migration comes before the given one. */
export async function migrateBefore(db: Kysely<Database>, first: string): Promise<void> {
  const earlier = migrationNames.filter((name) => name < first)
  const migrations: Record<string, StoredMigration> = Object.fromEntries(
    await Promise.all(
      earlier.map(
        async (name) =>
          [
            name,
            (await import(`../../lib/server/db/migrations/${name}.ts`)) as StoredMigration,
          ] as const,
      ),
    ),
  )
  for (const name of earlier) {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      disableTransactions: isPostgres(db) && migrations[name]?.isOutsideTransaction === true,
    }).migrateTo(name)
    if (error) throw error
  }
}
