import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { migrate, migrationState } from '@/lib/server/db/migrate'
import { openDatabaseForCommands } from '@/lib/server/db/open'
import { StartError } from '@/lib/server/db/start-error'
import { withStartLock } from '@/lib/server/db/start-lock'
import type { Database } from '@/lib/server/db/types'
import { explained } from '@/lib/server/embedded/prepare-database'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { backends, postgres } from '../support/database'
import { followedBy, nextMigrations, nextWithoutOrders } from '../support/next-migrations'
import { storeComplaint } from './stored-complaints'

/** More than the model fills at a time. */
const complaints = 1_200

/** Listings without the village of their complaint. */
const wrongListings = async (db: Kysely<Database>) =>
  (
    await sql`select 1 from complaint_listings join complaints on id = complaint_id
      where complaint_listings.village_code <> complaints.village_code`.execute(db)
  ).rows.length

describe.each(backends)(
  'the next version of a portal that holds complaints, on $name',
  ({ open }) => {
    it('fills what is new for earlier complaints and for later ones, and takes up what was cut off', async () => {
      const database = await open('seeded')
      const db = openDatabaseForCommands(parseEnv(database.settings))
      await makeComplaints(db, complaints)
      await migrate(db, { known: nextMigrations })
      expect((await migrationState(db, nextMigrations)).missing).toEqual([])
      expect(await wrongListings(db)).toBe(0)

      // As if the last two had been done and nobody had noted it.
      await sql`delete from kysely_migration where name >= '901'`.execute(db)
      await sql`update complaint_listings set village_code = '' where position % 3 = 0`.execute(db)
      expect(await wrongListings(db)).toBeGreaterThan(complaints / 4)
      await migrate(db, { known: nextMigrations })
      expect(await wrongListings(db)).toBe(0)

      await storeComplaint(
        db,
        [{ kind: 'received', status: 'unverified', at: '2026-06-01T03:00:00.000Z' }],
        { village_code: '32.73.01.1002' },
      )
      const { rows } = await sql<{ village: string }>`
      select village_code as village from complaint_listings order by position desc limit 1`.execute(
        db,
      )
      expect(rows).toEqual([{ village: '32.73.01.1002' }])
      await db.destroy()
      await database.close()
    })
  },
)

describe.each(backends)('a migration that finds its table held on $name', ({ name, open }) => {
  /** What the runner lets a migration wait for on PostgreSQL: a lock, and a statement. */
  const limits: unknown[] = []
  const known = followedBy({
    '900-one': {
      up: async (db) => void (await sql`create table next_one (id integer)`.execute(db)),
    },
    '901-two': {
      async up(db) {
        if (name === 'PostgreSQL') {
          const setting = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
          limits.push(...(await setting.execute(db)).rows)
          // Nobody waits here for all of it.
          await sql`set local lock_timeout = '500ms'`.execute(db)
        }
        await sql`create table next_two (id integer)`.execute(db)
        await sql`alter table visit_days add column rides integer`.execute(db)
      },
    },
  })

  it('asks again, says in one line what to do when it does not come, and leaves whole steps', async () => {
    const database = await open('migrated')
    const settings = parseEnv(database.settings)
    const db = openDatabaseForCommands(settings)
    const other = openDatabaseForCommands(settings)
    const newTables = async () =>
      (await db.introspection.getTables())
        .map((table) => table.name)
        .filter((table) => table.startsWith('next_'))
    let pauses = 0
    await other.connection().execute(async (holder) => {
      await sql.raw(name === 'SQLite' ? 'begin immediate' : 'begin').execute(holder)
      if (name === 'PostgreSQL') {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
        await sql`lock table visit_days in row exclusive mode`.execute(holder)
      }
      const refusal = await migrate(db, {
        known,
        patience: { tries: 1, pause: async () => (pauses += 1) },
      }).catch((error: unknown) => explained(error, settings))
      expect(pauses).toBe(0)
      expect(refusal).toBeInstanceOf(StartError)
      expect((refusal as StartError).message).toMatch(
        name === 'SQLite'
          ? /^Another program has been writing to the database file .*\(SQLITE_BUSY\)/
          : /^Another program holds a table that the update has to change.*\(55P03\)/,
      )
      const { missing } = await migrationState(db, known)
      // SQLite has one lock for all tables.
      expect(missing).toEqual(name === 'SQLite' ? ['900-one', '901-two'] : ['901-two'])
      expect(await newTables()).toEqual(name === 'SQLite' ? [] : ['next_one'])
      // Free before the second try.
      await migrate(db, {
        known,
        patience: { tries: 2, pause: () => sql`rollback`.execute(holder) },
      })
    })
    expect((await migrationState(db, known)).missing).toEqual([])
    expect(await newTables()).toEqual(['next_one', 'next_two'])
    expect(limits).toEqual(
      name === 'SQLite' ? [] : Array.from({ length: 3 }, () => ({ lock: '10s', statement: '0' })),
    )
    await other.destroy()
    await db.destroy()
    await database.close()
  })
})

describe('an index that a migration builds on PostgreSQL', () => {
  it('keeps no writer waiting, is not held up by who waits to start, and takes the place of one whose build was cut off', async () => {
    const database = await postgres.open('migrated')
    const settings = parseEnv(database.settings)
    const db = openDatabaseForCommands(settings)
    await migrate(db, { known: nextWithoutOrders })
    const name = 'complaint_listings_village'
    await sql`create index ${sql.id(name)} on complaint_listings (position)`.execute(db)
    await sql`update pg_index set indisvalid = false where indexrelid = to_regclass(${name})`.execute(
      db,
    )
    const write = sql`update complaint_listings set supporters = 0`
    const building = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~* '(create|drop) index'`.execute(
        db,
      )
    const start = <T>(work: () => Promise<T>) => withStartLock(db, settings.DATA_DIR, work)
    let starts: Promise<unknown> = Promise.resolve()
    await db.connection().execute(async (writer) => {
      await sql`begin`.execute(writer)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(writer)
      await write.execute(writer)
      const first = start(() => migrate(db, { known: nextMigrations }))
      await expect.poll(async () => (await building()).rows.length).toBeGreaterThan(0)
      // Another process starts, and another writer comes, while the build waits for the first.
      starts = Promise.all([first, start(() => Promise.resolve())])
      await write.execute(db)
      await sql`commit`.execute(writer)
    })
    await starts
    const { rows } = await sql<{ indexdef: string; indisvalid: boolean }>`
      select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = to_regclass(indexname)
      where indexname in (${name}, 'complaint_listings_village_due')`.execute(db)
    expect(rows).toHaveLength(2)
    expect(rows.every(({ indisvalid }) => indisvalid)).toBe(true)
    expect(rows.map(({ indexdef }) => indexdef).join()).toContain('(village_code, created_at')
    await db.destroy()
    await database.close()
  })
})
