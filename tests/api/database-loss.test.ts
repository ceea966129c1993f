import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asProblem } from '@/lib/server/api/problem-response'
import { answeredPool } from '@/lib/server/db/answered-pool'
import { openDatabase } from '@/lib/server/db/open'
import { startPostgres } from '../support/postgres'
import { postgres as shared } from '../support/database'
import { startSilencingProxy } from '../support/silencing-proxy'

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

test('connections that fell silent without being closed cost one answer each, also inside a transaction', async () => {
  const database = await shared.open()
  const proxy = await startSilencingProxy(database.settings.DATABASE_URL ?? '')
  const db = openDatabase({ DATABASE_URL: proxy.url, DATA_DIR: '/nowhere' })
  const one = () => sql`select 1`.execute(db).then(() => 'answered', problemCode)
  const both = () =>
    db
      .transaction()
      .execute((transaction) => sql`select 1`.execute(transaction))
      .then(() => 'answered', problemCode)
  try {
    expect(await Promise.all([one(), one(), both()])).toEqual(Array(3).fill('answered'))
    proxy.forget()
    expect(await Promise.all([one(), one(), both()])).toEqual(Array(3).fill('UNAVAILABLE'))
    expect(await Promise.all([one(), one(), both()])).toEqual(Array(3).fill('answered'))
  } finally {
    await db.destroy()
    await proxy.close()
    await database.close()
  }
})

test('an answer that came while the process was busy is read before its connection is given up', async () => {
  const database = await shared.open()
  const { Pool } = await import('pg')
  const pool = answeredPool(new Pool({ connectionString: database.settings.DATABASE_URL }), 200)
  const client = await pool.connect()
  const answer = client.query('select 1 as one', [])
  for (const until = performance.now() + 3_000; performance.now() < until;);
  expect((await answer).rows).toEqual([{ one: 1 }])
  await expect(client.query('select pg_sleep(1)', [])).rejects.toMatchObject({ code: '08006' })
  client.release()
  await pool.end()
  await database.close()
})
