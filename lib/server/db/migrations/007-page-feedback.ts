import type { Kysely } from 'kysely'
import { counter, key, oneOf, required, startsAs } from '../columns'
import { createIndexes } from '../create-index'

/** What readers say about pages: sums by version, reports, and who has said something today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const locale = oneOf('locale', ['id', 'en'])
  await db.schema
    .createTable('page_feedback')
    .addColumn('path', 'text', required)
    .addColumn('locale', 'text', locale)
    .addColumn('version', 'text', required)
    .addColumn('helpful', 'integer', startsAs(0))
    .addColumn('unhelpful', 'integer', startsAs(0))
    .addColumn('reports', 'integer', startsAs(0))
    .addPrimaryKeyConstraint('page_feedback_key', ['path', 'locale', 'version'])
    .execute()
  await db.schema
    .createTable('page_reports')
    .addColumn('id', ...counter(db))
    .addColumn('path', 'text', required)
    .addColumn('locale', 'text', locale)
    .addColumn('version', 'text', required)
    .addColumn('problem', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('page_feedback_marks')
    .addColumn('reader_hash', 'text', key)
    .addColumn('address_hash', 'text', required)
    .addColumn('day', 'text', required)
    .execute()
  await createIndexes(db, {
    page_reports_page: 'page_reports (path, locale, id)',
    page_reports_created: 'page_reports (created_at)',
    page_feedback_marks_address: 'page_feedback_marks (address_hash)',
    page_feedback_marks_day: 'page_feedback_marks (day)',
  })
}
