import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { ArticleFile } from '@/lib/server/seed/article-file'
import { type ServiceFile, serviceFile } from '@/lib/server/seed/service-file'
import { readDraft, storedTags } from './draft-content'
import type { ItemName } from './withdrawn'

async function liveArticle(db: Kysely<Database>, id: number): Promise<ArticleFile | null> {
  const files = await db
    .selectFrom('content_sources')
    .innerJoin('news', 'news.content_hash', 'content_sources.content_hash')
    .select(['content_sources.file', 'content_sources.text'])
    .where('content_sources.kind', '=', 'news')
    .where('news.id', '=', id)
    .orderBy('content_sources.file')
    .execute()
  if (files.length === 0) return null
  const { item } = readDraft('news', files, await storedTags(db))
  return 'body' in item ? item : null
}

/** The live version of an item as its editor wrote it; null when there is none, or its words were not kept. */
export async function liveContent(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<ServiceFile | ArticleFile | null> {
  if (kind === 'news') return liveArticle(db, id)
  const row = await db.selectFrom('services').select('body').where('id', '=', id).executeTakeFirst()
  // The importer checked it; parsing again turns stored text back into typed values.
  return row ? serviceFile.parse(JSON.parse(row.body)) : null
}
