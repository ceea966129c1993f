import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { overview } from '@/lib/schemas/overview'
import { superApp } from '@/lib/schemas/super-app'
import type { PageTextsPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { localised } from '../about/localised'

type PageTextKey = 'super-app' | 'overview'

/** Brings the stored text of a page in line with a content folder, which may have none; part of the importer's transaction. */
export async function importPageText(
  db: Kysely<Database>,
  key: PageTextKey,
  texts: (object & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = await db
    .selectFrom('page_texts')
    .select(['content_hash', 'seeded_hash'])
    .where('key', '=', key)
    .executeTakeFirst()
  for (const { hash, ...text } of texts) {
    if (!isDue(stored, key, hash)) continue
    const values = {
      body: JSON.stringify(text),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('page_texts')
      .values({ ...values, key })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute()
  }
}

/** The embedded port of pages that are one text. */
export function createPageTexts(db: Kysely<Database>): PageTextsPort {
  async function text<T extends z.ZodType>(
    key: PageTextKey,
    shape: T,
    locale: Locale,
  ): Promise<z.output<T> | null> {
    const row = await db
      .selectFrom('page_texts')
      .select('body')
      .where('key', '=', key)
      .executeTakeFirst()
    // The importer checked the file; parsing again turns stored text back into typed values.
    return row ? shape.parse(localised(JSON.parse(row.body), locale)) : null
  }
  return {
    superApp: (locale) => text('super-app', superApp, locale),
    overview: (locale) => text('overview', overview, locale),
  }
}
