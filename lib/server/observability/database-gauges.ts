import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { provideGauge } from './gauges'

/** Seconds that the database takes to answer the smallest question; not a number while it does not. */
async function pingSeconds(db: Kysely<Database>): Promise<number> {
  const started = performance.now()
  await sql`select 1`.execute(db)
  return (performance.now() - started) / 1_000
}

async function outboxMessages(db: Kysely<Database>): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [fn.countAll().as('rows'), eb('next_attempt_at', 'is', null).as('is_given_up')])
    .where('sent_at', 'is', null)
    .groupBy(({ eb }) => eb('next_attempt_at', 'is', null))
    .execute()
  const of = (isGivenUp: boolean) => Number(rows.find(({ is_given_up: flag }) => Boolean(flag) === isGivenUp)?.rows ?? 0)
  return { waiting: of(false), given_up: of(true) }
}

/** Offers what only the database knows to the measurements. */
export function provideDatabaseGauges(db: Kysely<Database>) {
  provideGauge({ name: 'portal_database_ping_seconds', help: 'Time of the smallest question to the database', read: () => pingSeconds(db) })
  provideGauge({ name: 'portal_outbox_messages', help: 'Messages to reporters that were not sent yet', label: 'state', read: () => outboxMessages(db) })
}
