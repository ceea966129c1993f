import { type Kysely, sql } from 'kysely'
import { jakartaTime } from '@/lib/jakarta'
import type { ComplaintEvent, EventPage, EventsQuery } from '@/lib/schemas/complaint-events'
import { isPostgres } from '@/lib/server/db/dialect'
import { eventLockClass } from '@/lib/server/db/migrations/011-complaint-events'
import type { Database } from '@/lib/server/db/types'
import { portalActor, reporterActor } from '../history-notes'

/**
 * The last position that no running transaction can come before. SQLite has one writer, so every position that is seen is. On PostgreSQL the
 * sequence is asked before the locks: whoever takes no lock until then gets a later position.
 */
async function settledPosition(db: Kysely<Database>): Promise<number> {
  if (!isPostgres(db)) return Number.MAX_SAFE_INTEGER
  const given = await sql<{
    position: number | string
  }>`select case when is_called then last_value else 0 end as position from complaint_events_position_seq`.execute(
    db,
  )
  const running = await sql<{
    position: number | string | null
  }>`select min(objid::bigint) as position from pg_locks where locktype = 'advisory' and classid = ${sql.lit(eventLockClass)}
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  const last = Number(given.rows[0]?.position ?? 0)
  const first = running.rows[0]?.position ?? null
  return first === null ? last : Math.min(last, Number(first))
}

/** The last position so far: what is stored from now on lies behind it. 0 without any. */
export async function lastPosition(db: Kysely<Database>): Promise<number> {
  if (isPostgres(db)) return settledPosition(db)
  const { position } = await db
    .selectFrom('complaint_events')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .executeTakeFirstOrThrow()
  return position ?? 0
}

/** More than are given between a backup and the loss after it; some two thousand restores fit into what a lock can name. */
const restoredGap = 1_000_000

/**
 * Leaves a gap behind the last position of a restored database. Those that were given after the backup are known to whoever follows the steps:
 * a step that took one of them again would be passed over.
 */
export async function leaveGap(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await sql`select setval('complaint_events_position_seq', last_value + ${sql.lit(restoredGap)}) from complaint_events_position_seq`.execute(
      db,
    )
    return
  }
  await db.transaction().execute(async (transaction) => {
    await sql`insert into sqlite_sequence (name, seq) select 'complaint_events', 0
      where not exists (select 1 from sqlite_sequence where name = 'complaint_events')`.execute(
      transaction,
    )
    await sql`update sqlite_sequence set seq = seq + ${sql.lit(restoredGap)} where name = 'complaint_events'`.execute(
      transaction,
    )
  })
}

const eventRows = (db: Kysely<Database>, after: number, until: number, limit: number) =>
  db
    .selectFrom('complaint_events as event')
    .innerJoin('complaint_history as history', (join) =>
      join
        .onRef('history.complaint_id', '=', 'event.complaint_id')
        .onRef('history.step', '=', 'event.step'),
    )
    .innerJoin('complaints', 'complaints.id', 'event.complaint_id')
    .select([
      'event.position',
      'history.step',
      'history.at',
      'history.kind',
      'history.status',
      'history.actor',
      'history.body',
      'history.is_public',
      'complaints.number',
      'complaints.handling_body',
      'complaints.is_demo',
    ])
    .where('event.position', '>', after)
    .where('event.position', '<=', until)
    .orderBy('event.position')
    .limit(limit)
    .execute()

const actorKind = (actor: string): ComplaintEvent['actor_kind'] =>
  actor === portalActor ? 'portal' : actor === reporterActor ? 'reporter' : 'officer'

/** Steps of all complaints behind a cursor; see `HandlingPort.events`. */
export async function listEvents(
  db: Kysely<Database>,
  { after, limit }: EventsQuery,
): Promise<EventPage> {
  const rows = await eventRows(db, after, await settledPosition(db), limit + 1)
  const data = rows.slice(0, limit).map((row) => ({
    cursor: String(row.position),
    id: `${row.number}-${row.step}`,
    at: jakartaTime(row.at),
    type: row.kind,
    status: row.status,
    complaint_number: row.number,
    step: row.step,
    actor_kind: actorKind(row.actor),
    body: row.body,
    handling_body: row.handling_body,
    is_public: row.is_public === 1,
    is_demo: row.is_demo === 1,
  }))
  return {
    data,
    meta: { cursor: data.at(-1)?.cursor ?? String(after), is_last: rows.length <= limit },
  }
}
