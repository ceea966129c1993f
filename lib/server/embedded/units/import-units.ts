import type { Kysely } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { UnitFile } from './unit-file'

const addressOf = (unit: UnitFile) => `units/${slugOf(unit.name.id, unit.id)}`

/**
 * Brings stored units in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when a unit belongs to one that is neither stored nor in the folder
 */
export async function importUnits(
  db: Kysely<Database>,
  units: (UnitFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (await db.selectFrom('units').select(['id', 'content_hash', 'seeded_hash']).execute()).map(
      (row) => [row.id, row],
    ),
  )
  const known = new Set([...stored.keys(), ...units.map(({ id }) => id)])
  for (const { hash, ...unit } of units) {
    if (!isDue(stored.get(unit.id), addressOf(unit), hash)) continue
    if (unit.parent_id !== null && (unit.parent_id === unit.id || !known.has(unit.parent_id))) {
      throw new ContentError(
        `${addressOf(unit)}: parent_id names unit ${unit.parent_id}, which it cannot belong to`,
      )
    }
    const { id, name, description, updated_at: updatedOn, ...facts } = unit
    const values = {
      ...facts,
      name_id: name.id,
      name_en: name.en,
      description_id: description.id,
      description_en: description.en,
      folded: fold(
        [name.id, name.en, unit.short_name ?? '', description.id, description.en].join(' '),
      ),
      updated_at: startOfDay(updatedOn),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('units')
      .values({ ...values, id, created_at: values.updated_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
