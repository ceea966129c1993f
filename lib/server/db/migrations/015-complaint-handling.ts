import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Parts of a complaint that go with it when its row is deleted; earlier tables cannot be given a cascade on SQLite. */
const parts = [
  'complaint_history',
  'complaint_messages',
  'complaint_supporters',
  'complaint_access',
  'complaint_flags',
  'outbox',
] as const

/**
 * Deleting a complaint (examples, retention) takes its parts along and sets its photos free, so that the job for orphans removes their files.
 */
async function takePartsAlong(db: Kysely<unknown>) {
  const deletions = parts
    .map((table) => `DELETE FROM ${table} WHERE complaint_id = OLD.id;`)
    .join(' ')
  const photos = `UPDATE photos SET complaint_id = NULL, position = NULL WHERE complaint_id = OLD.id;`
  const merged = `UPDATE complaints SET merged_into_id = NULL WHERE merged_into_id = OLD.id;`
  if (!isPostgres(db)) {
    await sql
      .raw(
        `CREATE TRIGGER complaint_takes_parts BEFORE DELETE ON complaints BEGIN ${deletions} ${photos} ${merged} END`,
      )
      .execute(db)
    return
  }
  await sql
    .raw(
      `CREATE FUNCTION take_complaint_parts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${deletions} ${photos} ${merged} RETURN OLD; END $$`,
    )
    .execute(db)
  await sql
    .raw(
      'CREATE TRIGGER complaint_takes_parts BEFORE DELETE ON complaints FOR EACH ROW EXECUTE FUNCTION take_complaint_parts()',
    )
    .execute(db)
}

/** Adding a constraint along with a column is a statement of its own on both databases. */
async function extendComplaints(db: Kysely<unknown>) {
  const add = (name: string, definition: string) =>
    sql.raw(`ALTER TABLE complaints ADD COLUMN ${name} ${definition}`).execute(db)
  await add('step', 'integer NOT NULL DEFAULT 1')
  await add('handling_body', "text NOT NULL DEFAULT ''")
  await add('service_class', "text NOT NULL DEFAULT 'ordinary'")
  await add('awaits', 'text')
  await add('awaits_since', 'text')
  await add('resolve_due_on', 'text')
  await add('held_reason', 'text')
  await add('merged_into_id', 'text REFERENCES complaints (id)')
  await add('closed_at', 'text')
  await add('identity_removed_at', 'text')
  await add('is_demo', 'integer NOT NULL DEFAULT 0')
  await sql`UPDATE complaints SET step = coalesce((SELECT max(step) FROM complaint_history WHERE complaint_id = complaints.id), 1)`.execute(
    db,
  )
  // Complaints that ended before there was such a column ended at their last step.
  await sql`UPDATE complaints SET closed_at = updated_at WHERE status IN ('finished', 'failed', 'rejected', 'canceled')`.execute(
    db,
  )
}

async function extendHistory(db: Kysely<unknown>) {
  const add = (name: string, definition: string) =>
    sql.raw(`ALTER TABLE complaint_history ADD COLUMN ${name} ${definition}`).execute(db)
  await add('kind', "text NOT NULL DEFAULT 'moved'")
  await add('reason_code', "text NOT NULL DEFAULT ''")
  await add('body', "text NOT NULL DEFAULT ''")
  await add('due_on', 'text')
  await add('is_public', 'integer NOT NULL DEFAULT 1')
}

async function extendPhotos(db: Kysely<unknown>) {
  const add = (name: string, definition: string) =>
    sql.raw(`ALTER TABLE photos ADD COLUMN ${name} ${definition}`).execute(db)
  await add('purpose', "text NOT NULL DEFAULT 'complaint'")
  await add('step', 'integer')
  await add('perceptual_hash', 'text')
  await add('held_reason', 'text')
  await add('uploaded_by', "text NOT NULL DEFAULT ''")
  await add('reviewed_by', 'text')
}

/** Who handles a complaint, whose turn it is, what was asked and answered, who supports it, and messages to send. Column meanings: `complaint-handling-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendComplaints(db)
  await extendHistory(db)
  await extendPhotos(db)

  await db.schema
    .createTable('complaint_messages')
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) =>
      column.notNull().check(sql`author in ('officer', 'reporter')`),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_messages_key', ['complaint_id', 'step'])
    .execute()

  await db.schema
    .createTable('complaint_supporters')
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('supporter_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_supporters_key', ['complaint_id', 'supporter_hash'])
    .execute()

  await db.schema
    .createTable('complaint_access')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('complaint_access_by_end')
    .on('complaint_access')
    .column('expires_at')
    .execute()

  await db.schema
    .createTable('complaint_flags')
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('flagger_hash', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_flags_key', ['complaint_id', 'flagger_hash'])
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('complaint_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('mail')`))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_failure', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute()

  await db.schema
    .createIndex('complaints_public')
    .on('complaints')
    .columns(['type', 'created_at'])
    .execute()
  await db.schema
    .createIndex('complaints_by_area')
    .on('complaints')
    .columns(['city_code', 'created_at'])
    .execute()
  await db.schema
    .createIndex('complaints_nearby')
    .on('complaints')
    .columns(['category_id', 'latitude'])
    .execute()
  await db.schema
    .createIndex('complaints_awaiting')
    .on('complaints')
    .columns(['awaits', 'awaits_since'])
    .execute()
  await db.schema.createIndex('photos_by_look').on('photos').column('perceptual_hash').execute()
  await takePartsAlong(db)
}
