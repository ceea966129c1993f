import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asProblem } from '@/lib/server/api/problem-response'
import { openDatabase } from '@/lib/server/db/open'
import { startPostgres } from '../support/postgres'

/** The error that a caller of the API gets. */
const problemCode = (error: unknown) => asProblem(error, { id: '-', route: '-' }).code

test('a PostgreSQL that dies under a statement, a transaction and an idle connection costs their answers only, which say that it passes', async () => {
  const postgres = await startPostgres()
  const db = openDatabase({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: '/nowhere' })
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  try {
    await Promise.all([1, 2, 3].map((number) => sql`select ${number}::int`.execute(db)))
    let begun = () => {}
    const isBegun = new Promise<void>((resolve) => (begun = resolve))
    let goOn = () => {}
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
    const statement = sql`select pg_sleep(1.5)`.execute(db).then(() => 'answered', problemCode)
    // Between two statements no response could carry the failure.
    const transaction = db
      .transaction()
      .execute(async (connection) => {
        await sql`select 1`.execute(connection)
        begun()
        await mayGoOn
        await sql`select 1`.execute(connection)
      })
      .then(() => 'answered', problemCode)
    await isBegun
    await postgres.interrupt(0)
    goOn()
    expect([await statement, await transaction]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(uncaught).toEqual([])
  } finally {
    process.removeListener('uncaughtException', note)
    await db.destroy()
    await postgres.stop()
  }
})
