import type { Kysely } from 'kysely'
import { key, required, startsAs } from '../columns'
import { createIndexes } from '../create-index'
import { createTrigger } from '../create-trigger'

/** Documents that officers attach to steps; their bytes lie in the store of photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_documents')
    .addColumn('id', 'text', key)
    .addColumn('content_hash', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('complaint_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('step', 'integer')
    .addColumn('position', 'integer')
    .addColumn('title_id', 'text', required)
    .addColumn('title_en', 'text', startsAs(''))
    .addColumn('uploaded_by', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, {
    complaint_documents_of_step: 'complaint_documents (complaint_id, step, position)',
    complaint_documents_waiting: 'complaint_documents (created_at) where step is null',
  })
  // As photos: deleting a complaint sets them free, and the job for orphans removes row and file.
  await createTrigger(db, {
    name: 'complaint_frees_documents',
    event: 'BEFORE DELETE ON complaints',
    body: 'UPDATE complaint_documents SET complaint_id = NULL, step = NULL WHERE complaint_id = OLD.id;',
    returns: 'OLD',
  })
}
