import { isProgramTheme } from '@/lib/schemas/programs'
import { themeName } from '@/lib/programs/program-themes'
import { plainText } from '../plain-text'
import type { SearchSource } from '../source'

export const programsSource: SearchSource = {
  name: 'programs',
  domain: 'featured_program',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('featured_programs')
      .select(['id', 'content_hash'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, content_hash: version }) => ({ id, version }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('featured_programs')
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const rows = await db
      .selectFrom('featured_programs')
      .selectAll()
      .where('id', 'in', ids)
      .execute()
    const links = await db
      .selectFrom('featured_program_themes')
      .select(['program_id', 'theme'])
      .where('program_id', 'in', ids)
      .orderBy('position')
      .execute()
    return rows.map((row) => {
      const themes = links.flatMap(({ program_id: id, theme }) =>
        id === row.id && isProgramTheme(theme) ? [theme] : [],
      )
      return {
        id: row.id,
        path: `/tentang-jawa-barat/program-unggulan?id=${row.id}`,
        slug: String(row.id),
        category: themes[0] ?? null,
        unit: { id: row.organization_id, en: row.organization_en ?? row.organization_id },
        thumbnail: null,
        texts: {
          id: {
            title: row.title_id,
            summary: row.excerpt_id,
            body: `${plainText(row.description_id)} ${row.organization_id} ${row.service_type_id}`,
            keywords: themes.map((theme) => themeName(theme, 'id')),
          },
          en:
            row.title_en === null
              ? null
              : {
                  title: row.title_en,
                  summary: row.excerpt_en ?? '',
                  body: `${plainText(row.description_en ?? '')} ${row.organization_en ?? ''} ${row.service_type_en ?? ''}`,
                  keywords: themes.map((theme) => themeName(theme, 'en')),
                },
        },
        phrases: { id: [], en: [] },
        publishedAt: row.updated_at,
        createdAt: row.updated_at,
        endAt: null,
      }
    })
  },
}
