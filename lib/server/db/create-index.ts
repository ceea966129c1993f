import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect'

/**
 * Builds indexes of tables that hold little or nothing yet: PostgreSQL keeps everybody who writes waiting meanwhile.
 * @param definitions by name, what follows ON: `complaints (closed_at) where closed_at is not null`
 */
export async function createIndexes(
  db: Kysely<unknown>,
  definitions: Readonly<Record<string, string>>,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  for (const [name, definition] of Object.entries(definitions))
    await sql`create ${sql.raw(kind)} ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
}

/**
 * Builds an index while others go on writing to its table, for migrations that run outside a transaction; does nothing when it is there.
 * PostgreSQL leaves an index that nobody uses when the build is cut off: it is dropped first. SQLite has one writer anyway.
 * @param definition what follows ON: `complaints (closed_at) where closed_at is not null`
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  definition: string,
): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create index if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
    return
  }
  const { rows: leftovers } =
    await sql`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(
      db,
    )
  if (leftovers.length > 0) await dropIndexConcurrently(db, name)
  await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(
    db,
  )
}

/** Drops an index while others go on reading and writing its table, for migrations that run outside a transaction; does nothing without it. */
export async function dropIndexConcurrently(db: Kysely<unknown>, name: string): Promise<void> {
  const how = isPostgres(db) ? 'drop index concurrently if exists' : 'drop index if exists'
  await sql`${sql.raw(how)} ${sql.id(name)}`.execute(db)
}
