import { type Kysely, sql } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import { documentTypes } from '@/lib/schemas/archives'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { ArchiveFile, DocumentVersion } from './archive-file'
import { documentSize } from './document-size'

function sizeOf(version: DocumentVersion): number | null {
  const size = documentSize(version)
  if (size === undefined)
    throw new ContentError(`archives: ${version.source} is missing in the folder public`)
  return size
}

/**
 * Brings stored documents in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when a file of the product is missing
 */
export async function importArchives(
  db: Kysely<Database>,
  items: (ArchiveFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('document_archives')
    .select(['id', 'slug', 'content_hash', 'seeded_hash'])
    .where(
      among(
        db,
        sql.ref('id'),
        items.map(({ id }) => id),
      ),
    )
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, ...item } of items) {
    const { indonesian, english } = item
    const old = stored.get(item.id)
    // A published address stays, whatever happens to the title.
    const slug = old?.slug ?? slugOf(indonesian.title, item.id)
    if (!isDue(old, `archives/${slug}`, hash)) continue
    const values = {
      slug,
      category: item.category,
      mimetype: documentTypes[item.format],
      year: item.year,
      title_id: indonesian.title,
      title_en: english?.title ?? null,
      description_id: indonesian.description,
      description_en: english?.description ?? null,
      source_id: indonesian.source,
      source_en: english?.source ?? null,
      size_id: sizeOf(indonesian),
      size_en: english ? sizeOf(english) : null,
      body: JSON.stringify(item),
      folded_title: fold(indonesian.title),
      folded: fold(
        [
          indonesian.title,
          indonesian.description,
          english?.title ?? '',
          english?.description ?? '',
          item.year,
        ].join(' '),
      ),
      is_demo: item.is_demo ? 1 : 0,
      updated_at: startOfDay(item.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('document_archives')
      .values({ ...values, id: item.id, created_at: startOfDay(item.created_at) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
