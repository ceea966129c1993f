import type { Locale } from '@/lib/i18n/locales'
import { isAwardCategory } from '@/lib/schemas/awards'
import { awardCategoryName } from '@/lib/awards/award-categories'
import type { SearchSource } from '../source'

const nameOf = (category: string, locale: Locale) =>
  isAwardCategory(category) ? awardCategoryName(category, locale) : category

/** Achievements; each leads to the list that shows it alone. */
export const awardsSource: SearchSource = {
  name: 'awards',
  domain: 'about',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('awards')
      .select(['id', 'content_hash'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, content_hash: version }) => ({ id, version }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('awards')
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const rows = await db.selectFrom('awards').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) => ({
      id: row.id,
      path: `/selayang-pandang/prestasi-jawa-barat?${new URLSearchParams({ q: row.title_id }).toString()}`,
      slug: String(row.id),
      category: row.category,
      unit: null,
      thumbnail: null,
      texts: {
        id: {
          title: row.title_id,
          summary: row.description_id,
          body: `${row.appreciator_id} ${row.year}`,
          keywords: ['penghargaan', 'prestasi', nameOf(row.category, 'id')],
        },
        en:
          row.title_en === null
            ? null
            : {
                title: row.title_en,
                summary: row.description_en ?? '',
                body: `${row.appreciator_en ?? row.appreciator_id} ${row.year}`,
                keywords: ['award', 'achievement', nameOf(row.category, 'en')],
              },
      },
      phrases: { id: [], en: [] },
      publishedAt: row.updated_at,
      createdAt: row.created_at,
      endAt: null,
    }))
  },
}
