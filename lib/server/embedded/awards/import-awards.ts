import type { Kysely } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { AwardFile } from './award-file'

/** Brings stored achievements in line with those of a content folder; part of the importer's transaction. */
export async function importAwards(
  db: Kysely<Database>,
  awards: (AwardFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (await db.selectFrom('awards').select(['id', 'content_hash', 'seeded_hash']).execute()).map(
      (row) => [row.id, row],
    ),
  )
  for (const { hash, id, indonesian, english, updated_at: updatedOn, ...facts } of awards) {
    if (!isDue(stored.get(id), `awards/${slugOf(indonesian.title, id)}`, hash)) continue
    const values = {
      ...facts,
      title_id: indonesian.title,
      appreciator_id: indonesian.appreciator,
      description_id: indonesian.description,
      title_en: english?.title ?? null,
      appreciator_en: english?.appreciator ?? null,
      description_en: english?.description ?? null,
      folded_title_id: fold(indonesian.title),
      folded_title_en: fold(english?.title ?? indonesian.title),
      folded: fold(
        [...Object.values(indonesian), ...Object.values(english ?? {}), facts.year].join(' '),
      ),
      updated_at: startOfDay(updatedOn),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('awards')
      .values({ ...values, id, created_at: values.updated_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
