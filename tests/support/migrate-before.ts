import { type Kysely, type Migration, Migrator } from 'kysely'
import { migrationNames } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/types'

/** Leaves a database as an older version did, whose newest migration comes before the given one. */
export async function migrateBefore(db: Kysely<Database>, first: string): Promise<void> {
  const earlier = migrationNames.filter((name) => name < first)
  const modules = await Promise.all(
    earlier.map(
      async (name) =>
        [name, (await import(`../../lib/server/db/migrations/${name}.ts`)) as Migration] as const,
    ),
  )
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(modules)) },
  }).migrateToLatest()
  if (error) throw error
}
