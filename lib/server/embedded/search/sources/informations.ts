import type { Locale } from '@/lib/i18n/locales'
import { type InformationKind, informationKinds } from '@/lib/schemas/informations'
import { categoryOf } from '../../informations/category'
import { plainText } from '../plain-text'
import type { SearchSource } from '../source'

const sourceOf = (kind: InformationKind): SearchSource => ({
  name: kind,
  domain: kind,

  async versions(db, ids) {
    const rows = await db
      .selectFrom('informations')
      .select(['id', 'content_hash', 'slug', 'end_at'])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, content_hash: hash, slug, end_at: end }) => ({
      id,
      version: `${hash} ${slug} ${end ?? ''}`,
    }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('informations')
        .select('id')
        .where('kind', '=', kind)
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const subject = (category: string, locale: Locale) => [categoryOf(category, kind, locale).title]
    const rows = await db.selectFrom('informations').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) => ({
      id: row.id,
      path: `/pencarian/${kind}/${row.slug}`,
      slug: row.slug,
      category: row.category,
      unit: null,
      thumbnail: row.image,
      texts: {
        id: {
          title: row.title_id,
          summary: row.excerpt_id,
          body: plainText(row.content_id),
          keywords: subject(row.category, 'id'),
        },
        en:
          row.title_en === null
            ? null
            : {
                title: row.title_en,
                summary: row.excerpt_en ?? '',
                body: plainText(row.content_en ?? ''),
                keywords: subject(row.category, 'en'),
              },
      },
      phrases: { id: [], en: [] },
      publishedAt: row.show_at,
      createdAt: row.created_at,
      endAt: row.end_at,
    }))
  },
})

export const informationSources: readonly SearchSource[] = informationKinds.map(sourceOf)
