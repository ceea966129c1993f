import { type Kysely, type Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import {
  isProgramTheme,
  program as programShape,
  programsMax,
  type Program,
  type ProgramTheme,
} from '@/lib/schemas/programs'
import type { ProgramsPort } from '@/lib/server/contract'
import type { FeaturedProgramTable } from '@/lib/server/db/program-types'
import type { Database } from '@/lib/server/db/types'
import { sanitise } from '@/lib/server/rich-text'
import { jakartaTime } from '@/lib/jakarta'
import { themeName, themeNames, themeOf } from '@/lib/programs/program-themes'
import { listStrategicPrograms } from './strategic-programs'

type ProgramRow = Selectable<FeaturedProgramTable>

const { websites: websitesShape, social_media: socialMediaShape } = programShape.shape

/** In the asked language, or else in Indonesian and marked so. */
function programOf(row: ProgramRow, themes: ProgramTheme[], locale: Locale): Program {
  const isEnglish = locale === 'en' && row.title_en !== null
  const said = (english: string | null, indonesian: string) =>
    (isEnglish ? english : null) ?? indonesian
  return {
    id: row.id,
    title: said(row.title_en, row.title_id),
    excerpt: said(row.excerpt_en, row.excerpt_id),
    description: sanitise(said(row.description_en, row.description_id), locale),
    organization: said(row.organization_en, row.organization_id),
    categories: themes.map((theme) => themeName(theme, locale)),
    service_type: said(row.service_type_en, row.service_type_id),
    // The importer checked the file; parsing again turns stored text back into typed values.
    websites: websitesShape.parse(JSON.parse(row.websites)),
    social_media: socialMediaShape.parse(JSON.parse(row.social_media)),
    logo: row.logo,
    themes,
    picture: isProgramTheme(row.picture) ? row.picture : 'inovasi-pelayanan-publik',
    link: row.link,
    note: said(row.note_en, row.note_id),
    updated_at: jakartaTime(row.updated_at),
    lang: isEnglish ? 'en' : 'id',
  }
}

/** The embedded port of featured and strategic programmes. */
export function createPrograms(db: Kysely<Database>): ProgramsPort {
  async function withThemes(rows: ProgramRow[], locale: Locale): Promise<Program[]> {
    if (rows.length === 0) return []
    const found = await db
      .selectFrom('featured_program_themes')
      .select(['program_id', 'theme'])
      .where(
        'program_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('position')
      .execute()
    return rows.map((row) => {
      const themes = found.flatMap(({ program_id: id, theme }) =>
        id === row.id && isProgramTheme(theme) ? [theme] : [],
      )
      return programOf(row, themes, locale)
    })
  }

  return {
    async list({ cat = [] }, locale) {
      let rows = db.selectFrom('featured_programs')
      const themes = cat.map(themeOf).filter((key) => key !== null)
      if (cat.length > 0) {
        rows =
          themes.length > 0
            ? rows.where('id', 'in', (select) =>
                select
                  .selectFrom('featured_program_themes')
                  .select('program_id')
                  .where('theme', 'in', themes),
              )
            : rows.where('id', '=', 0)
      }
      const { count, updated } = await rows
        .select((select) => [
          select.fn.countAll<number>().as('count'),
          select.fn.max<string | null>('updated_at').as('updated'),
        ])
        .executeTakeFirstOrThrow()
      const found = await rows
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .limit(programsMax)
        .execute()
      return {
        data: await withThemes(found, locale),
        meta: { total_count: count, last_updated: updated === null ? null : jakartaTime(updated) },
      }
    },

    async byId(id, locale) {
      const rows = await db
        .selectFrom('featured_programs')
        .selectAll()
        .where('id', '=', id)
        .execute()
      return (await withThemes(rows, locale))[0] ?? null
    },

    themes: (locale) => Promise.resolve(themeNames(locale)),

    strategic: (locale) => listStrategicPrograms(db, locale),
  }
}
