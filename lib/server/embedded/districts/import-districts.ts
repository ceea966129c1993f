import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { DistrictFile } from './district-file'

/**
 * Brings stored regencies and cities in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when a code is stored under another id
 */
export async function importDistricts(
  db: Kysely<Database>,
  districts: (DistrictFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('districts')
    .select(['id', 'code_kemendagri', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, ...item } of districts) {
    const address = `districts/${item.code_kemendagri}`
    if (rows.some((row) => row.code_kemendagri === item.code_kemendagri && row.id !== item.id))
      throw new ContentError(`${address}: is stored under another id`)
    if (!isDue(stored.get(item.id), address, hash)) continue
    const { name, updated_at: updatedOn, ...facts } = item
    const values = {
      ...facts,
      name_id: name.id,
      name_en: name.en,
      folded_name: fold(name.id),
      folded: fold([name.id, name.en, item.capital ?? '', item.code_kemendagri].join(' ')),
      updated_at: startOfDay(updatedOn),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('districts')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
