import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'

/** An office of the province that complaints may go to. */
export interface Office {
  /** Official name, as complaints show it. */
  name: string
  nameEn: string
  shortName: string | null
}

/** The offices of the province, some fifty, by name. */
export async function listOffices(db: Kysely<Database>): Promise<Office[]> {
  const rows = await db
    .selectFrom('units')
    .select(['name_id', 'name_en', 'short_name'])
    .orderBy('name_id')
    .execute()
  return rows.map((row) => ({ name: row.name_id, nameEn: row.name_en, shortName: row.short_name }))
}

/** Official name of the office that somebody means by its name in either language or by its short name, however written; null for none. */
export async function findOffice(db: Kysely<Database>, words: string): Promise<string | null> {
  const wanted = fold(words)
  const office = (await listOffices(db)).find(({ name, nameEn, shortName }) =>
    [name, nameEn, shortName ?? ''].some((known) => known !== '' && fold(known) === wanted),
  )
  return office?.name ?? null
}
