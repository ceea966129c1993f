import type { Kysely } from 'kysely'
import { key, required } from '../../columns'

/** Drafts, links to previews and withdrawn items. */
export async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'integer', required)
    .addColumn('slug', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('files', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addPrimaryKeyConstraint('drafts_key', ['kind', 'item_id'])
    .execute()
  await db.schema
    .createTable('preview_tokens')
    .addColumn('id', 'text', key)
    .addColumn('service_id', 'integer', required)
    .addColumn('token_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema
    .createTable('withdrawn_items')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'integer', required)
    .addColumn('slug', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('rows', 'text', required)
    .addColumn('withdrawn_at', 'text', required)
    .addPrimaryKeyConstraint('withdrawn_items_key', ['kind', 'item_id'])
    .execute()
}
