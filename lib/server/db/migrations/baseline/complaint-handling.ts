import type { Kysely } from 'kysely'
import { key, oneOf, refersTo, required, startsAs } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'

/** Parts of a complaint that go with it. */
const parts = [
  'complaint_history',
  'complaint_messages',
  'complaint_supporters',
  'complaint_access',
  'complaint_flags',
  'outbox',
]

/** Deleting a complaint (examples, retention) takes its parts along and sets its photos free, so that the job for orphans removes their files. */
async function takePartsAlong(db: Kysely<unknown>) {
  const statements = [
    ...parts.map((table) => `DELETE FROM ${table} WHERE complaint_id = OLD.id;`),
    'UPDATE photos SET complaint_id = NULL, position = NULL WHERE complaint_id = OLD.id;',
    'UPDATE complaints SET merged_into_id = NULL WHERE merged_into_id = OLD.id;',
  ]
  await createTrigger(db, {
    name: 'complaint_takes_parts',
    event: 'BEFORE DELETE ON complaints',
    body: statements.join(' '),
    returns: 'OLD',
    calls: 'take_complaint_parts',
  })
}

/** What officers and reporters say to each other, who supports a complaint, who may look at it for a while, and what is wrong with it. */
export async function createComplaintHandling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_messages')
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('step', 'integer', required)
    .addColumn('author', 'text', oneOf('author', ['officer', 'reporter']))
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('complaint_messages_key', ['complaint_id', 'step'])
    .execute()
  await db.schema
    .createTable('complaint_additions')
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('key_hash', 'text', required)
    .addColumn('body_hash', 'text', required)
    .addColumn('step', 'integer', required)
    .addPrimaryKeyConstraint('complaint_additions_key', ['complaint_id', 'key_hash'])
    .execute()
  await db.schema
    .createTable('complaint_supporters')
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('supporter_hash', 'text', required)
    .addColumn('email', 'text', startsAs(''))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('complaint_supporters_key', ['complaint_id', 'supporter_hash'])
    .execute()
  await db.schema
    .createTable('complaint_access')
    .addColumn('secret_hash', 'text', key)
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('expires_at', 'text', required)
    .execute()
  await db.schema
    .createTable('complaint_flags')
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('flagger_hash', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('complaint_flags_key', ['complaint_id', 'flagger_hash'])
    .execute()
  await createIndexes(db, {
    // Supporters are told in pieces; most leave no address.
    complaint_supporters_with_mail:
      "complaint_supporters (complaint_id, supporter_hash) where email != ''",
    complaint_access_by_end: 'complaint_access (expires_at)',
    complaint_access_of_complaint: 'complaint_access (complaint_id)',
  })
  await takePartsAlong(db)
}
