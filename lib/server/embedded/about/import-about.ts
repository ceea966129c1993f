import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { AboutFile } from './about-file'

/**
 * Brings the stored texts about the province in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when two items are the same text
 */
export async function importAbout(
  db: Kysely<Database>,
  texts: (AboutFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('about_texts')
    .select(['id', 'key', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, ...text } of texts) {
    if (rows.some(({ id, key }) => key === text.key && id !== text.id))
      throw new ContentError(`about/${text.key}: is stored under another id`)
    if (!isDue(stored.get(text.id), `about/${text.key}`, hash)) continue
    const values = {
      key: text.key,
      body: JSON.stringify(text),
      updated_at: startOfDay(text.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('about_texts')
      .values({ ...values, id: text.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
