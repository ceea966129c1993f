import type { Kysely } from 'kysely'
import { key, oneOf, refersTo, required, startsAs } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'

async function createOutbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('complaint_id', 'text', (column) => column.references('complaints.id'))
    .addColumn('channel', 'text', oneOf('channel', ['mail']))
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('attempts', 'integer', startsAs(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_failure', 'text', startsAs(''))
    .addColumn('address_hash', 'text', startsAs(''))
    .addColumn('stop_hash', 'text')
    .addColumn('stop_url', 'text', startsAs(''))
    .execute()
  await createIndexes(db, {
    outbox_due: 'outbox (next_attempt_at) where sent_at is null',
    outbox_of_complaint: 'outbox (complaint_id)',
    outbox_sent: 'outbox (sent_at) where sent_at is not null',
    outbox_unsent_to: 'outbox (address_hash) where sent_at is null',
  })
  await createIndexes(
    db,
    { outbox_stop: 'outbox (stop_hash) where stop_hash is not null' },
    'unique index',
  )
}

/** Who agreed to mail, who wants none, and how much an address got today. */
async function createConsent(db: Kysely<unknown>) {
  await db.schema
    .createTable('mail_recipients')
    .addColumn('address_hash', 'text', key)
    .addColumn('confirmed_at', 'text')
    .addColumn('stopped_at', 'text')
    .addColumn('window_ends_at', 'text', required)
    .addColumn('first_mails', 'integer', required)
    .addColumn('later_mails', 'integer', required)
    .addColumn('ends_at', 'text', required)
    .execute()
  await db.schema
    .createTable('mail_subscriptions')
    .addColumn('complaint_id', 'text', refersTo('complaints.id'))
    .addColumn('address_hash', 'text', required)
    .addColumn('audience', 'text', oneOf('audience', ['reporter', 'supporter']))
    .addColumn('state', 'text', oneOf('state', ['asked', 'confirmed', 'stopped']))
    .addColumn('confirm_hash', 'text')
    .addColumn('confirm_ends_at', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('mail_subscriptions_key', ['complaint_id', 'address_hash'])
    .execute()
  await createIndexes(db, {
    mail_recipients_by_end: 'mail_recipients (ends_at)',
    mail_subscriptions_of_address: 'mail_subscriptions (address_hash, state)',
    mail_subscriptions_by_end:
      'mail_subscriptions (confirm_ends_at) where confirm_ends_at is not null',
  })
  await createIndexes(
    db,
    {
      mail_subscriptions_confirm:
        'mail_subscriptions (confirm_hash) where confirm_hash is not null',
    },
    'unique index',
  )
  await createTrigger(db, {
    name: 'complaint_takes_subscriptions',
    event: 'BEFORE DELETE ON complaints',
    body: 'DELETE FROM mail_subscriptions WHERE complaint_id = OLD.id;',
    returns: 'OLD',
    calls: 'take_mail_subscriptions',
  })
}

/** Steps of which not all supporters were told yet. */
async function createAnnouncements(db: Kysely<unknown>) {
  await db.schema
    .createTable('step_announcements')
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('step', 'integer', required)
    .addColumn('told_until', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('step_announcements_key', ['complaint_id', 'step'])
    .execute()
  await createIndexes(db, {
    step_announcements_by_age: 'step_announcements (created_at, complaint_id, step)',
  })
}

export async function createMail(db: Kysely<unknown>): Promise<void> {
  await createOutbox(db)
  await createConsent(db)
  await createAnnouncements(db)
}
