import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { aboutTexts, type AboutKey, type AboutText } from '@/lib/schemas/about'
import type { AboutPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { localised } from './localised'

/** The embedded port of the texts about the province. */
export function createAbout(db: Kysely<Database>): AboutPort {
  return {
    async text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null> {
      const row = await db
        .selectFrom('about_texts')
        .select('body')
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return null
      // The importer checked the file; parsing again turns stored text back into typed values. The shape is the one of the key.
      return aboutTexts[key].parse(localised(JSON.parse(row.body), locale)) as AboutText<K>
    },
  }
}
