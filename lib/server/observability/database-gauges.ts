import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Env } from '@/lib/env'
import { jakartaDay } from '@/lib/jakarta'
import type { Database } from '@/lib/server/db/types'
import { provideGauge } from './gauges'

/** Seconds that the database takes for `select 1`; NaN while it does not respond. */
async function pingSeconds(db: Kysely<Database>): Promise<number> {
  const started = performance.now()
  await sql`select 1`.execute(db)
  return (performance.now() - started) / 1_000
}

/** Unsent messages of a table by whether they were given up. */
async function unsent(db: Kysely<Database>, table: 'outbox' | 'notification_deliveries') {
  const rows = await db
    .selectFrom(table)
    .select(({ fn, eb }) => [
      'channel',
      fn.countAll().as('rows'),
      eb('next_attempt_at', 'is', null).as('is_given_up'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('channel')
    .groupBy(({ eb }) => eb('next_attempt_at', 'is', null))
    .execute()
  return rows.map(({ channel, rows: count, is_given_up: flag }) => ({
    channel,
    count: Number(count),
    state: flag ? ('given_up' as const) : ('waiting' as const),
  }))
}

async function outboxMessages(db: Kysely<Database>): Promise<Record<string, number>> {
  const sums = { waiting: 0, given_up: 0 }
  for (const { state, count } of await unsent(db, 'outbox')) sums[state] += count
  return sums
}

/** Unsent messages to browsers and phones, such as `push_waiting`. */
async function deliveries(db: Kysely<Database>): Promise<Record<string, number>> {
  const sums: Record<string, number> = {
    push_waiting: 0,
    push_given_up: 0,
    webhook_waiting: 0,
    webhook_given_up: 0,
  }
  for (const { channel, state, count } of await unsent(db, 'notification_deliveries'))
    sums[`${channel}_${state}`] = count
  return sums
}

const secondsSince = (moment: string, nowMs: number) =>
  Math.max(0, (nowMs - Date.parse(moment)) / 1_000)

/** Age of the oldest waiting message, or of the oldest event that not all supporters were notified of; 0 without any. */
async function oldestMessageSeconds(db: Kysely<Database>): Promise<number> {
  const oldestOf = (table: 'outbox' | 'notification_deliveries') =>
    db
      .selectFrom(table)
      .select('created_at')
      .where('sent_at', 'is', null)
      .where('next_attempt_at', 'is not', null)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
  const message = await oldestOf('outbox')
  const delivery = await oldestOf('notification_deliveries')
  const step = await db
    .selectFrom('step_announcements')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return Math.max(
    0,
    ...[message, delivery, step].flatMap((oldest) =>
      oldest ? [secondsSince(oldest.created_at, Date.now())] : [],
    ),
  )
}

/** Seconds since each job last ran, in any process; failed runs do not count. */
async function jobAges(db: Kysely<Database>): Promise<Record<string, number>> {
  const runs = await db.selectFrom('job_runs').select(['name', 'started_at']).execute()
  return Object.fromEntries(
    runs.map(({ name, started_at: at }) => [name, secondsSince(at, Date.now())]),
  )
}

async function overdueComplaints(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('complaint_facts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owed_on', '<', jakartaDay(new Date()))
    .where('is_example', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

async function rightsRequests(db: Kysely<Database>): Promise<Record<string, number>> {
  const now = new Date().toISOString()
  const { all, late } = await db
    .selectFrom('complaint_rights')
    .where('state', '=', 'requested')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>(eb.case().when('due_at', '<', now).then(1).end()).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: all - late, late }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Provides the metrics that come from the database and its disk. */
export function provideDatabaseGauges(
  db: Kysely<Database>,
  { DATA_DIR: folder }: Pick<Env, 'DATA_DIR'>,
) {
  provideGauge({
    name: 'portal_database_ping_seconds',
    help: 'Time of the smallest question to the database',
    read: () => pingSeconds(db),
  })
  provideGauge({
    name: 'portal_outbox_messages',
    help: 'Mails to reporters and supporters that were not sent yet',
    label: 'state',
    read: () => outboxMessages(db),
  })
  provideGauge({
    name: 'portal_notification_deliveries',
    help: 'Messages to browsers (push) and phones (webhook) that were not sent yet',
    label: 'state',
    read: () => deliveries(db),
  })
  provideGauge({
    name: 'portal_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent',
    read: () => oldestMessageSeconds(db),
  })
  provideGauge({
    name: 'portal_job_age_seconds',
    help: 'Time since a job last had its turn and did not fail; backup: since the last whole one; rehearsal: since a restore last went well',
    label: 'task',
    read: () => jobAges(db),
  })
  provideGauge({
    name: 'portal_complaints_overdue',
    help: 'Complaints whose day of resolution has passed while an office has them, without examples',
    read: () => overdueComplaints(db),
  })
  provideGauge({
    name: 'portal_rights_requests',
    help: 'Requests of reporters about their own data that an officer has to decide; late after 3 x 24 hours',
    label: 'state',
    read: () => rightsRequests(db),
  })
  provideGauge({
    name: 'portal_disk_free_bytes',
    help: 'Room on the disk of the data folder',
    read: () => freeBytes(folder),
  })
}
