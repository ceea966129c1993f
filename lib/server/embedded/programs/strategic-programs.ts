import type { Kysely } from 'kysely'
import { slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import type { StrategicProgram } from '@/lib/schemas/programs'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { strategicProgramFile, type StrategicProgramFile } from './strategic-program-file'

/** Brings stored strategic programmes in line with those of a content folder; part of the importer's transaction. */
export async function importStrategicPrograms(
  db: Kysely<Database>,
  programs: (StrategicProgramFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (
      await db
        .selectFrom('strategic_programs')
        .select(['id', 'content_hash', 'seeded_hash'])
        .execute()
    ).map((row) => [row.id, row]),
  )
  for (const { hash, ...program } of programs) {
    if (
      !isDue(
        stored.get(program.id),
        `strategic-programs/${slugOf(program.indonesian.title, program.id)}`,
        hash,
      )
    )
      continue
    const values = {
      position: program.position,
      body: JSON.stringify(program),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('strategic_programs')
      .values({ ...values, id: program.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}

/** Three at most, in the editor's order, in the asked language or else in Indonesian and marked so. */
export async function listStrategicPrograms(
  db: Kysely<Database>,
  locale: Locale,
): Promise<StrategicProgram[]> {
  const rows = await db
    .selectFrom('strategic_programs')
    .select('body')
    .orderBy('position')
    .orderBy('id')
    .limit(strategicMax)
    .execute()
  return rows.map(({ body }) => {
    const { id, image, link, indonesian, english } = strategicProgramFile.parse(JSON.parse(body))
    const isEnglish = locale === 'en' && english !== null
    return {
      id,
      image,
      link,
      ...(isEnglish ? english : indonesian),
      lang: isEnglish ? ('en' as const) : ('id' as const),
    }
  })
}

const strategicMax = 3
