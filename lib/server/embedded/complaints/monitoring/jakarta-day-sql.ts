import { type Expression, type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'

/**
 * The Jakarta day (`YYYY-MM-DD`) of a stored moment (UTC ISO text) inside a query; null stays null. The offset is the same all year, so no
 * database needs a table of time zones.
 */
export const jakartaDayOf = (
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  moment: Expression<unknown>,
) =>
  isPostgres(db)
    ? sql<string>`to_char(cast(${moment} as timestamp) + interval '7 hours', 'YYYY-MM-DD')`
    : sql<string>`date(${moment}, '+7 hours')`
