import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase, openDatabaseForJobs } from '@/lib/server/db/open'
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

  it('is the one handle of the process on SQLite', async () => {
    const own = await sqlite.open()
    const db = openDatabase(parseEnv(own.settings))
    expect(openDatabaseForJobs(parseEnv(own.settings), db)).toBe(db)
    await db.destroy()
    await own.close()
  })
})
