import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Steps of a complaint are evidence: the database itself refuses to change them, whatever code runs. */
async function forbidChangingHistory(db: Kysely<unknown>) {
  if (!isPostgres(db)) {
    await sql`CREATE TRIGGER complaint_history_is_append_only BEFORE UPDATE ON complaint_history
      BEGIN SELECT RAISE(ABORT, 'complaint_history is append-only'); END`.execute(db)
    return
  }
  await sql`CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'complaint_history is append-only'; END $$`.execute(db)
  await sql`CREATE TRIGGER complaint_history_is_append_only BEFORE UPDATE ON complaint_history
    FOR EACH ROW EXECUTE FUNCTION refuse_history_change()`.execute(db)
}

/** Complaints, their history, photos and category tree, and the counters of the shared rate limits. Column meanings: `complaint-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('complaint_subcategories')
    .addColumn('category_id', 'text', (column) =>
      column.notNull().references('complaint_categories.id'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_subcategories_key', ['category_id', 'id'])
    .execute()

  await db.schema
    .createTable('complaints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('public', 'private')`),
    )
    .addColumn('is_anonymous', 'integer', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) =>
      column.notNull().references('complaint_categories.id'),
    )
    .addColumn('category_other', 'text', (column) => column.notNull())
    .addColumn('subcategory_id', 'text')
    .addColumn('subcategory_other', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reporter_name', 'text', (column) => column.notNull())
    .addColumn('reporter_phone', 'text', (column) => column.notNull())
    .addColumn('reporter_email', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_detail', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('city_code', 'text', (column) => column.notNull())
    .addColumn('city_name', 'text', (column) => column.notNull())
    .addColumn('district_code', 'text', (column) => column.notNull())
    .addColumn('district_name', 'text', (column) => column.notNull())
    .addColumn('village_code', 'text', (column) => column.notNull())
    .addColumn('village_name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'text')
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('secret_salt', 'text', (column) => column.notNull())
    .addColumn('submission_key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('submission_body_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'complaints_subcategory',
      ['category_id', 'subcategory_id'],
      'complaint_subcategories',
      ['category_id', 'id'],
    )
    .execute()
  await db.schema
    .createIndex('complaints_by_status')
    .on('complaints')
    .columns(['status', 'created_at'])
    .execute()

  await db.schema
    .createTable('complaint_history')
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note_id', 'text', (column) => column.notNull())
    .addColumn('note_en', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_history_key', ['complaint_id', 'step'])
    .execute()
  await forbidChangingHistory(db)

  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) =>
      column.notNull().check(sql`content_type in ('image/jpeg', 'image/png')`),
    )
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('form_token_hash', 'text')
    .addColumn('complaint_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('position', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('photos_by_complaint')
    .on('photos')
    .columns(['complaint_id', 'position'])
    .execute()
  await db.schema
    .createIndex('photos_waiting')
    .on('photos')
    .column('created_at')
    .where(sql.ref('complaint_id'), 'is', null)
    .execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('rate_limits_by_end')
    .on('rate_limits')
    .column('window_ends_at')
    .execute()
}
