import type { Kysely } from 'kysely'
import { slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { markdownToHtml } from '@/lib/server/rich-text'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { ProgramFile } from './program-file'

const htmlOf = (parts: string[]) => markdownToHtml(parts.join('\n\n'))

/** Brings stored featured programmes in line with those of a content folder; part of the importer's transaction. */
export async function importPrograms(
  db: Kysely<Database>,
  programs: (ProgramFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (
      await db
        .selectFrom('featured_programs')
        .select(['id', 'content_hash', 'seeded_hash'])
        .execute()
    ).map((row) => [row.id, row]),
  )
  for (const { hash, ...program } of programs) {
    const { id, indonesian, english, themes } = program
    if (!isDue(stored.get(id), `programs/${slugOf(indonesian.title, id)}`, hash)) continue
    const values = {
      position: program.position,
      title_id: indonesian.title,
      excerpt_id: indonesian.excerpt,
      description_id: htmlOf(indonesian.description),
      organization_id: indonesian.organization,
      service_type_id: indonesian.service_type,
      note_id: indonesian.note,
      title_en: english?.title ?? null,
      excerpt_en: english?.excerpt ?? null,
      description_en: english ? htmlOf(english.description) : null,
      organization_en: english?.organization ?? null,
      service_type_en: english?.service_type ?? null,
      note_en: english?.note ?? null,
      websites: JSON.stringify(program.websites),
      social_media: JSON.stringify(program.social_media),
      logo: program.logo,
      picture: program.picture,
      link: program.link,
      updated_at: startOfDay(program.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('featured_programs')
      .values({ ...values, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await db.deleteFrom('featured_program_themes').where('program_id', '=', id).execute()
    const rows = [...new Set(themes)].map((theme, position) => ({
      program_id: id,
      theme,
      position,
    }))
    await db.insertInto('featured_program_themes').values(rows).execute()
  }
}
