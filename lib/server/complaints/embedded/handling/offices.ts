import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import { contentStore } from '@/lib/server/content/store'
import { units } from '@/lib/server/content/types/units'
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
  const store = contentStore(db, units)
  const rows = await store.all(store.rows(), { sort_title_id: 'asc' })
  return rows.map(({ doc }) => ({
    name: doc.name.id,
    nameEn: doc.name.en,
    shortName: doc.short_name,
  }))
}

/** Official name of the office with this name in either language or this short name, regardless of case and punctuation; null for none. */
export async function findOffice(db: Kysely<Database>, words: string): Promise<string | null> {
  const wanted = fold(words)
  const office = (await listOffices(db)).find(({ name, nameEn, shortName }) =>
    [name, nameEn, shortName ?? ''].some((known) => known !== '' && fold(known) === wanted),
  )
  return office?.name ?? null
}
