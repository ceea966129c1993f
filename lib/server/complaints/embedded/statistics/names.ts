import { type Kysely, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/types'

export async function categoryNames(
  db: Kysely<Database>,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('complaint_categories')
    .select(['id', 'name_id', 'name_en'])
    .execute()
  return new Map(rows.map(({ id, name_id, name_en }) => [id, locale === 'en' ? name_en : name_id]))
}

/** Names of cities by code, from the latest complaint of each city; one index look-up for each. */
export async function cityNames(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const requested = sql.join(
    codes.map((code) => sql`select cast(${code} as text) as code`),
    sql` union all `,
  )
  const { rows } = await sql<{ code: string; name: string | null }>`
    select code, (select city_name from complaints where id =
      (select complaint_id from complaint_listings where city_code = code order by created_at desc limit 1)) as name
    from (${requested}) as asked`.execute(db)
  return new Map(rows.map(({ code, name }) => [code, name ?? code]))
}
