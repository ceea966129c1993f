import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Deleting a complaint takes along who was to be told about it. */
async function takeSubscriptionsAlong(db: Kysely<unknown>) {
  const deletion = 'DELETE FROM mail_subscriptions WHERE complaint_id = OLD.id;'
  if (!isPostgres(db)) {
    await sql
      .raw(
        `CREATE TRIGGER complaint_takes_subscriptions BEFORE DELETE ON complaints BEGIN ${deletion} END`,
      )
      .execute(db)
    return
  }
  await sql
    .raw(
      `CREATE FUNCTION take_mail_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${deletion} RETURN OLD; END $$`,
    )
    .execute(db)
  await sql
    .raw(
      'CREATE TRIGGER complaint_takes_subscriptions BEFORE DELETE ON complaints FOR EACH ROW EXECUTE FUNCTION take_mail_subscriptions()',
    )
    .execute(db)
}

async function extendOutbox(db: Kysely<unknown>) {
  const add = (name: string, definition: string) =>
    sql.raw(`ALTER TABLE outbox ADD COLUMN ${name} ${definition}`).execute(db)
  await add('address_hash', "text NOT NULL DEFAULT ''")
  await add('stop_hash', 'text')
  await add('stop_url', "text NOT NULL DEFAULT ''")
  // What waits was written to people who were never asked; they are asked at the complaint's next step.
  await sql`DELETE FROM outbox WHERE sent_at IS NULL`.execute(db)
  await db.schema
    .createIndex('outbox_stop')
    .unique()
    .on('outbox')
    .column('stop_hash')
    .where(sql.ref('stop_hash'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('outbox_unsent_to')
    .on('outbox')
    .column('address_hash')
    .where(sql.ref('sent_at'), 'is', null)
    .execute()
}

/** Who agreed to mail, who wants none, and how much an address got today. Column meanings: `mail-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_recipients')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('confirmed_at', 'text')
    .addColumn('stopped_at', 'text')
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .addColumn('first_mails', 'integer', (column) => column.notNull())
    .addColumn('later_mails', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('mail_recipients_by_end')
    .on('mail_recipients')
    .column('ends_at')
    .execute()

  await db.schema
    .createTable('mail_subscriptions')
    .addColumn('complaint_id', 'text', (column) => column.notNull().references('complaints.id'))
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) =>
      column.notNull().check(sql`audience in ('reporter', 'supporter')`),
    )
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('asked', 'confirmed', 'stopped')`),
    )
    .addColumn('confirm_hash', 'text')
    .addColumn('confirm_ends_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_subscriptions_key', ['complaint_id', 'address_hash'])
    .execute()
  await db.schema
    .createIndex('mail_subscriptions_of_address')
    .on('mail_subscriptions')
    .columns(['address_hash', 'state'])
    .execute()
  await db.schema
    .createIndex('mail_subscriptions_confirm')
    .unique()
    .on('mail_subscriptions')
    .column('confirm_hash')
    .where(sql.ref('confirm_hash'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('mail_subscriptions_by_end')
    .on('mail_subscriptions')
    .column('confirm_ends_at')
    .where(sql.ref('confirm_ends_at'), 'is not', null)
    .execute()
  // Supporters are told in pieces; most leave no address.
  await db.schema
    .createIndex('complaint_supporters_with_mail')
    .on('complaint_supporters')
    .columns(['complaint_id', 'supporter_hash'])
    .where(sql.ref('email'), '!=', sql.lit(''))
    .execute()
  await extendOutbox(db)
  await takeSubscriptionsAlong(db)
}
