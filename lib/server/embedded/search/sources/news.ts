import { plainText } from '../plain-text'
import type { SearchSource } from '../source'

export const newsSource: SearchSource = {
  name: 'news',
  domain: 'news',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('news')
      .select(['id', 'content_hash', 'slug', 'end_at'])
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
        .selectFrom('news')
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const rows = await db.selectFrom('news').selectAll().where('id', 'in', ids).execute()
    const tags = await db
      .selectFrom('news_tags')
      .innerJoin('tags', 'tags.id', 'news_tags.tag_id')
      .select(['news_tags.news_id', 'tags.name_id', 'tags.name_en'])
      .where('news_tags.news_id', 'in', ids)
      .orderBy('news_tags.position')
      .execute()
    return rows.map((row) => {
      const own = tags.filter((tag) => tag.news_id === row.id)
      const [indonesian, english] = [own.map((tag) => tag.name_id), own.map((tag) => tag.name_en)]
      return {
        id: row.id,
        path: `/berita/${row.slug}`,
        slug: row.slug,
        category: row.category,
        unit: null,
        thumbnail: row.image,
        texts: {
          id: {
            title: row.title_id,
            summary: row.excerpt_id,
            body: plainText(row.content_id),
            keywords: [...indonesian, row.category],
          },
          en:
            row.title_en === null
              ? null
              : {
                  title: row.title_en,
                  summary: row.excerpt_en ?? '',
                  body: plainText(row.content_en ?? ''),
                  keywords: english,
                },
        },
        phrases: { id: indonesian, en: english },
        publishedAt: row.published_at,
        createdAt: row.created_at,
        endAt: row.end_at,
      }
    })
  },
}
