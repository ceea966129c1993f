import type { Locale } from '@/lib/i18n/locales'
import { archiveTopicNames, type ArchiveTopic } from '@/lib/schemas/archives'
import { archiveFile, type DocumentVersion } from '../../archives/archive-file'
import { everyText } from '../every-text'
import type { SearchSource } from '../source'

const textOf = (
  { title, description, blocks }: DocumentVersion,
  topic: ArchiveTopic,
  year: number,
  locale: Locale,
) => ({
  title,
  summary: description,
  body: everyText(blocks).join(' '),
  keywords: [
    archiveTopicNames[topic][locale],
    locale === 'id' ? 'dokumen' : 'document',
    String(year),
  ],
})

export const archivesSource: SearchSource = {
  name: 'archives',
  domain: 'information',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('document_archives')
      .select(['id', 'content_hash', 'slug'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, content_hash: hash, slug }) => ({ id, version: `${hash} ${slug}` }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('document_archives')
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const rows = await db
      .selectFrom('document_archives')
      .select(['id', 'slug', 'body', 'created_at'])
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => {
      const { category, year, indonesian, english } = archiveFile.parse(JSON.parse(row.body))
      return {
        id: row.id,
        path: `/arsip-dan-dokumen/${row.slug}`,
        slug: row.slug,
        category,
        unit: null,
        thumbnail: null,
        texts: {
          id: textOf(indonesian, category, year, 'id'),
          en: english && textOf(english, category, year, 'en'),
        },
        phrases: { id: [], en: [] },
        publishedAt: row.created_at,
        createdAt: row.created_at,
        endAt: null,
      }
    })
  },
}
