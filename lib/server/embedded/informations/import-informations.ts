import type { Kysely } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { markdownToHtml } from '@/lib/server/rich-text'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import type { InformationFile } from './information-file'

const htmlOf = (parts: string[]) => markdownToHtml(parts.join('\n\n'))

/** Brings stored informations and announcements in line with those of a content folder; part of the importer's transaction. */
export async function importInformations(
  db: Kysely<Database>,
  items: (InformationFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('informations')
    .select(['id', 'slug', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, ...item } of items) {
    const { indonesian, english } = item
    const old = stored.get(item.id)
    // A published address stays, whatever happens to the title.
    const slug = old?.slug ?? slugOf(indonesian.title, item.id)
    if (!isDue(old, `informations/${slug}`, hash)) continue
    const values = {
      slug,
      kind: item.kind,
      category: item.category,
      image: item.image,
      author: item.author,
      title_id: indonesian.title,
      excerpt_id: indonesian.excerpt,
      content_id: htmlOf(indonesian.content),
      title_en: english?.title ?? null,
      excerpt_en: english?.excerpt ?? null,
      content_en: english ? htmlOf(english.content) : null,
      folded: fold(
        [indonesian.title, indonesian.excerpt, english?.title ?? '', english?.excerpt ?? ''].join(
          ' ',
        ),
      ),
      show_at: startOfDay(item.show_date),
      end_at: item.end_date === null ? null : endOfDay(item.end_date),
      updated_at: startOfDay(item.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('informations')
      .values({ ...values, id: item.id, created_at: values.show_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
