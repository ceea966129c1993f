import type { Kysely } from 'kysely'

/** Drafts, links to previews and withdrawn items. Column meanings: `draft-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['kind', 'item_id'])
    .execute()

  await db.schema
    .createTable('preview_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('service_id', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute()

  await db.schema
    .createTable('withdrawn_items')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('withdrawn_items_key', ['kind', 'item_id'])
    .execute()
}
