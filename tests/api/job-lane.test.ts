import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase, openDatabaseForCommands, openDatabaseForJobs } from '@/lib/server/db/open'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { openNotifications } from '@/lib/server/notifications/embedded/open-notifications'
import { postgres, sqlite, type TestDatabase } from '../support/database'

const poolOfVisitors = 10

describe('the lane of jobs', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgres.open()
  })
  afterAll(() => database.close())

  it('goes on while visitors hold every connection, and its statements may take longer than theirs', async () => {
    const settings = parseEnv(database.settings)
    const visitors = openDatabase(settings)
    const jobs = openDatabaseForJobs(settings, visitors)
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    const holding = Promise.all(
      Array.from({ length: poolOfVisitors }, () => visitors.connection().execute(() => held)),
    )
    await expect(sql`select 1`.execute(visitors)).rejects.toThrow(/timeout/)
    await sql`select pg_sleep(2.5)`.execute(jobs)
    release()
    await holding
    await jobs.destroy()
    await visitors.destroy()
  })

  it('is not that of a start nor of commands, whose statements may take longer than those of visitors too', async () => {
    const empty = await postgres.open('migrated')
    const settings = parseEnv(empty.settings)
    // The seed's last word takes longer than a visitor's statement may.
    const owner = openDatabaseForCommands(settings)
    await sql`create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(2.5); return new; end $$`.execute(owner)
    await sql`create trigger linger before insert on seed_state for each row execute function linger()`.execute(
      owner,
    )
    const visitors = await openPreparedDatabase(settings, 'visitors')
    expect(await owner.selectFrom('seed_state').select('name').execute()).toContainEqual({
      name: 'product',
    })
    await expect(sql`select pg_sleep(2.5)`.execute(visitors)).rejects.toMatchObject({
      code: '57014',
    })
    const command = await openPreparedDatabase(settings)
    await sql`select pg_sleep(2.5)`.execute(command)
    for (const db of [owner, visitors, command]) await db.destroy()
    await empty.close()
  })

  it('takes what looks after mail', async () => {
    const settings = parseEnv(database.settings)
    const visitors = openDatabase(settings)
    await migrate(visitors)
    const jobs = openDatabaseForJobs(settings, visitors)
    await visitors.connection().execute(async (holder) => {
      await sql`begin`.execute(holder)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
      await sql`lock table outbox, step_announcements in access exclusive mode`.execute(holder)
      const mail = openNotifications(
        visitors,
        { ...settings, SMTP_URL: 'smtp://127.0.0.1:9' },
        { jobs, now: () => new Date(), note: () => undefined, noteFailure: () => undefined },
      )
      // Not asked by the holder: one transaction sees one moment of it.
      const waiting = () =>
        sql<{ by: string }>`select application_name as by from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(visitors)
      await expect
        .poll(async () => (await waiting()).rows.map(({ by }) => by))
        .toEqual(['portal-jabar-jobs', 'portal-jabar-jobs'])
      await sql`rollback`.execute(holder)
      await mail.close()
    })
    await jobs.destroy()
    await visitors.destroy()
  })

  it('is the one handle of the process on SQLite', async () => {
    const own = await sqlite.open()
    const db = openDatabase(parseEnv(own.settings))
    expect(openDatabaseForJobs(parseEnv(own.settings), db)).toBe(db)
    await db.destroy()
    await own.close()
  })
})
