import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase, openDatabaseForCommands, openDatabaseForJobs } from '@/lib/server/db/open'
import { StartError } from '@/lib/server/db/start-error'
import { explained, openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
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

  it('may compute for longer inside a transaction than visitors, as commands may', async () => {
    const settings = parseEnv(database.settings)
    const visitors = openDatabase(settings)
    const lanes = [
      visitors,
      openDatabaseForJobs(settings, visitors),
      openDatabaseForCommands(settings),
    ]
    const allowed = lanes.map(async (db) => {
      const { rows } = await sql<{
        idle_in_transaction_session_timeout: string
      }>`show idle_in_transaction_session_timeout`.execute(db)
      return rows[0]?.idle_in_transaction_session_timeout
    })
    expect(await Promise.all(allowed)).toEqual(['5s', '1min', '1min'])
    for (const db of lanes) await db.destroy()
  })

  it('names a connection that PostgreSQL ended while a start was computing, in one line', async () => {
    const settings = parseEnv(database.settings)
    const [start, other] = [openDatabaseForCommands(settings), openDatabaseForCommands(settings)]
    const failure = await start
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          transaction,
        )
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other)
        // The driver has heard of it when the next statement is asked.
        await wait(100)
        await sql`select 1`.execute(transaction)
      })
      .catch((error: unknown) => explained(error, settings))
    expect(failure).toBeInstanceOf(StartError)
    expect(String(failure)).toMatch(/PostgreSQL ended the connection during the work/)
    for (const db of [start, other]) await db.destroy()
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
