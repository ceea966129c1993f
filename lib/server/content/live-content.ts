import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { readDraft, storedTags } from './draft-content'
import type { ArticleFile } from './types/news/article-file'
import type { ServiceFile } from '@/lib/schemas/service-file'
import type { ItemName } from './withdrawn'

/** The live version of an item as its editor wrote it; null when there is none, or its source was not stored. */
export async function liveContent(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<ServiceFile | ArticleFile | null> {
  const files = await db
    .selectFrom('content_sources')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.kind', '=', 'content_sources.kind')
        .onRef('content_items.content_hash', '=', 'content_sources.content_hash'),
    )
    .select(['content_sources.file', 'content_sources.text'])
    .where('content_items.kind', '=', kind)
    .where('content_items.id', '=', id)
    .orderBy('content_sources.file')
    .execute()
  return files.length === 0 ? null : readDraft(kind, files, await storedTags(db)).item
}
