import type { Kysely } from 'kysely'
import { counter, key, required, startsAs } from '../columns'
import { createIndexes } from '../create-index'

/** What items said before they changed, what was taken from the folder of editors, and whose preview a link opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', ...counter(db))
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('slug', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('files', 'text', required)
    .addColumn('replaced_at', 'text', required)
    .addColumn('replaced_by', 'text', required)
    .addColumn('replaced_how', 'text', required)
    .execute()
  await createIndexes(
    db,
    { content_versions_of_item: 'content_versions (kind, item_id, version)' },
    'unique index',
  )
  await createIndexes(db, { content_versions_replaced: 'content_versions (replaced_at)' })
  await db.schema
    .createTable('content_source_files')
    .addColumn('path', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('ids', 'text', required)
    .execute()
  await db.schema
    .alterTable('preview_tokens')
    .addColumn('kind', 'text', startsAs('services'))
    .execute()
}
