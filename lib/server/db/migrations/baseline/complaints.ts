import type { Kysely } from 'kysely'
import { key, oneOf, refersTo, required, startsAs } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'
import { isPostgres } from '../../dialect'

async function createCategories(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaint_categories')
    .addColumn('id', 'text', key)
    .addColumn('name_id', 'text', required)
    .addColumn('name_en', 'text', required)
    .addColumn('position', 'integer', required)
    .execute()
  await db.schema
    .createTable('complaint_subcategories')
    .addColumn('category_id', 'text', refersTo('complaint_categories.id'))
    .addColumn('id', 'text', required)
    .addColumn('name_id', 'text', required)
    .addColumn('name_en', 'text', required)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('complaint_subcategories_key', ['category_id', 'id'])
    .execute()
}

async function createComplaintTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaints')
    .addColumn('id', 'text', key)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    // What was reported, by whom and where.
    .addColumn('type', 'text', oneOf('type', ['public', 'private']))
    .addColumn('is_anonymous', 'integer', required)
    .addColumn('category_id', 'text', refersTo('complaint_categories.id'))
    .addColumn('category_other', 'text', required)
    .addColumn('subcategory_id', 'text')
    .addColumn('subcategory_other', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('reporter_name', 'text', required)
    .addColumn('reporter_phone', 'text', required)
    .addColumn('reporter_email', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('address_detail', 'text', required)
    .addColumn('latitude', 'double precision', required)
    .addColumn('longitude', 'double precision', required)
    .addColumn('city_code', 'text', required)
    .addColumn('city_name', 'text', required)
    .addColumn('district_code', 'text', required)
    .addColumn('district_name', 'text', required)
    .addColumn('village_code', 'text', required)
    .addColumn('village_name', 'text', required)
    // How it was received.
    .addColumn('status', 'text', required)
    .addColumn('verified_at', 'text')
    .addColumn('secret_hash', 'text', required)
    .addColumn('secret_salt', 'text', required)
    .addColumn('submission_key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('submission_body_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    // How it is handled.
    .addColumn('step', 'integer', startsAs(1))
    .addColumn('handling_body', 'text', startsAs(''))
    .addColumn('service_class', 'text', startsAs('ordinary'))
    .addColumn('awaits', 'text')
    .addColumn('awaits_since', 'text')
    .addColumn('resolve_due_on', 'text')
    .addColumn('held_reason', 'text')
    .addColumn('merged_into_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('closed_at', 'text')
    .addColumn('identity_removed_at', 'text')
    .addColumn('is_demo', 'integer', startsAs(0))
    .addColumn('text_hash', 'text', startsAs(''))
    .addForeignKeyConstraint(
      'complaints_subcategory',
      ['category_id', 'subcategory_id'],
      'complaint_subcategories',
      ['category_id', 'id'],
    )
    .execute()
  await createIndexes(db, {
    complaints_nearby: 'complaints (category_id, latitude)',
    complaints_awaiting: 'complaints (awaits, awaits_since)',
    complaints_by_text: 'complaints (text_hash, created_at)',
    complaints_merged: 'complaints (merged_into_id) where merged_into_id is not null',
    complaints_closed: 'complaints (closed_at) where closed_at is not null',
    // Only complaints that still say who sent them; the daily job does not walk over the others.
    complaints_known_ended:
      'complaints (closed_at) where identity_removed_at is null and closed_at is not null',
    complaints_known_open:
      'complaints (updated_at) where identity_removed_at is null and closed_at is null',
  })
}

/** Steps of a complaint are evidence: the database itself refuses to change them, whatever code runs. */
async function createHistory(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaint_history')
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('step', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('note_id', 'text', required)
    .addColumn('note_en', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', startsAs('moved'))
    .addColumn('reason_code', 'text', startsAs(''))
    .addColumn('body', 'text', startsAs(''))
    .addColumn('due_on', 'text')
    .addColumn('is_public', 'integer', startsAs(1))
    .addPrimaryKeyConstraint('complaint_history_key', ['complaint_id', 'step'])
    .execute()
  const refusal = 'complaint_history is append-only'
  await createTrigger(db, {
    name: 'complaint_history_is_append_only',
    event: 'BEFORE UPDATE ON complaint_history',
    body: isPostgres(db) ? `RAISE EXCEPTION '${refusal}';` : `SELECT RAISE(ABORT, '${refusal}');`,
    calls: 'refuse_history_change',
  })
}

/** Complaints with their categories and their steps. */
export async function createComplaints(db: Kysely<unknown>): Promise<void> {
  await createCategories(db)
  await createComplaintTable(db)
  await createHistory(db)
}
