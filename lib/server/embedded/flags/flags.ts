import type { Kysely } from 'kysely'
import { flagDefaults, flagValues } from '@/lib/flags'
import type { FlagsPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import type { FlagFile } from './flag-file'

/**
 * Brings stored flags in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when a flag is stored under another id
 */
export async function importFlags(
  db: Kysely<Database>,
  flags: (FlagFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('feature_flags')
    .select(['id', 'name', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, id, name, is_on: isOn } of flags) {
    if (rows.some((row) => row.name === name && row.id !== id))
      throw new ContentError(`flags/${name}: is stored under another id`)
    if (!isDue(stored.get(id), `flags/${name}`, hash)) continue
    const values = {
      name,
      is_on: isOn ? 1 : 0,
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('feature_flags')
      .values({ ...values, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}

/** The embedded port of the feature flags. */
export function createFlags(db: Kysely<Database>): FlagsPort {
  return {
    async all() {
      const rows = await db.selectFrom('feature_flags').select(['name', 'is_on']).execute()
      const isOn = new Map(rows.map((row) => [row.name, row.is_on === 1]))
      return flagValues((name) => isOn.get(name) ?? flagDefaults[name])
    },
  }
}
