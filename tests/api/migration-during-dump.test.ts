import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { migrate, migrationState } from '@/lib/server/db/migrate'
import { openDatabaseForCommands } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { postgres, type TestDatabase } from '../support/database'
import { nextMigrations } from '../support/next-migrations'

/** More than the model fills at a time; with what the portal brings along a dump does not fit into a pipe, and holds its locks while nobody reads. */
const complaints = 2_000
const pollMs = 50
/** Longer than a visitor's statement may take. */
const waitedLong = '3 seconds'

const countOf = async (db: Kysely<Database>, table: string, condition = 'true') => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)} where ${sql.raw(condition)}`.execute(db)
  return Number(rows[0]?.count)
}

/** Reads a dump to its end. @returns how many rows of each table it holds */
async function rowsOfDump(dump: Readable): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  let table: string | undefined
  for await (const line of createInterface({ input: dump })) {
    if (table === undefined) table = /^COPY public\.(\w+) \(/.exec(line)?.[1]
    else if (line === '\\.') table = undefined
    else rows.set(table, (rows.get(table) ?? 0) + 1)
  }
  return rows
}

describe('a migration of many complaints on PostgreSQL', () => {
  let database: TestDatabase
  let db: Kysely<Database>
  beforeAll(async () => {
    database = await postgres.open('seeded')
    db = openDatabaseForCommands(parseEnv(database.settings))
    await makeComplaints(db, complaints)
  })
  afterAll(async () => {
    await db.destroy()
    await database.close()
  })

  it('waits for a dump that runs, succeeds after it, and loses nothing in either', async () => {
    const before = [await countOf(db, 'complaints'), await countOf(db, 'complaint_history')]
    expect(before[0]).toBeGreaterThan(complaints)
    const dump = spawn('pg_dump', ['--dbname', database.settings.DATABASE_URL ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // Once it has something to say it holds the locks of all tables; it ends when everything was read.
    await once(dump.stdout, 'readable')
    // With the two seconds of visitors, which the runner has to lift.
    const migrating = migrate(db, { known: nextMigrations })
    const end = new AbortController()
    const abort = () => end.abort()
    migrating.then(abort, abort)
    const hasWaitedLong = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and now() - query_start > ${waitedLong}::interval`.execute(
        db,
      )
      return rows.length > 0
    }
    while (!end.signal.aborted && !(await hasWaitedLong())) await wait(pollMs)
    const hasWaited = !end.signal.aborted
    const dumped = once(dump, 'close')
    const rows = await rowsOfDump(dump.stdout)
    const [code] = (await dumped) as [number | null]
    await migrating

    expect([code, hasWaited]).toEqual([0, true])
    expect([rows.get('complaints'), rows.get('complaint_history')]).toEqual(before)
    expect((await migrationState(db, nextMigrations)).missing).toEqual([])
    expect([await countOf(db, 'complaints'), await countOf(db, 'complaint_history')]).toEqual(
      before,
    )
    expect(await countOf(db, 'complaint_listings', "village_code <> ''")).toBe(before[0])
  })
})
