import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** The value of a column that most examples have. */
export async function mostFrequent(
  db: Kysely<Database>,
  column: 'handling_body' | 'district_code',
): Promise<string> {
  const { value } = await db
    .selectFrom('complaints')
    .select(sql.ref<string>(column).as('value'))
    .where('is_demo', '=', 1)
    .where(column, '!=', '')
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(column)
    .limit(1)
    .executeTakeFirstOrThrow()
  return value
}
