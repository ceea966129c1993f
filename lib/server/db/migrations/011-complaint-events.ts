import { type Kysely, sql } from 'kysely'
import { counter, required } from '../columns'
import { createIndexes } from '../create-index'
import { createTrigger } from '../create-trigger'
import { isPostgres } from '../dialect'

/** Earlier steps are added beside writers; PostgreSQL keeps them waiting only while the trigger is made. */
export const isOutsideTransaction = true

/** Class of the advisory locks by which PostgreSQL's writers of steps say which positions they may still take. */
export const eventLockClass = 427_492

/**
 * PostgreSQL gives a position before its transaction commits, so a later one can be seen earlier. Each transaction therefore says, before its
 * first, which position was the last one given: what it takes lies behind. Once a transaction, whatever it writes: locks are few.
 */
const announce = `IF coalesce(current_setting('portal.writes_steps', true), '') = '' THEN
    PERFORM pg_advisory_xact_lock_shared(${eventLockClass},
      (SELECT least(CASE WHEN is_called THEN last_value ELSE 0 END, 2147483647) FROM complaint_events_position_seq)::integer);
    PERFORM set_config('portal.writes_steps', 'yes', true);
  END IF;`

async function create(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaint_events')
    .addColumn('position', ...counter(db))
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('step', 'integer', required)
    .execute()
  await createIndexes(
    db,
    { complaint_events_step: 'complaint_events (complaint_id, step)' },
    'unique index',
  )
  await createTrigger(db, {
    name: 'complaint_history_is_followed',
    event: 'AFTER INSERT ON complaint_history',
    body: `${isPostgres(db) ? announce : ''}
      INSERT INTO complaint_events (complaint_id, step) VALUES (NEW.complaint_id, NEW.step);`,
    returns: 'NULL',
  })
}

async function isThere(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{
    name: string | null
  }>`select to_regclass('complaint_events')::text as name`.execute(db)
  return rows[0]?.name != null
}

/** The steps of all complaints in one growing order, which other systems follow from a cursor; steps themselves have no common key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) await create(db)
  else if (!(await isThere(db))) await db.transaction().execute(create)
  await sql`insert into complaint_events (complaint_id, step)
    select complaint_id, step from complaint_history where true order by at, complaint_id, step
    on conflict (complaint_id, step) do nothing`.execute(db)
}
