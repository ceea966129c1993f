import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'libsql'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { isBusy } from './dialect'
import { migrate } from './migrate'
import { databaseFile, openDatabase } from './open'
import type { Database } from './types'

const day = (name: string) => ({ day: name, visits: 1, visitors: 1, is_demo: 0 })

describe('SQLite beside another process that writes', () => {
  let folder: string
  let db: Kysely<Database>
  let other: Sqlite.Database
  const store = (name: string) =>
    db.insertInto('visit_days').values(day(name)).returning('day').execute()
  const storeTwice = (name: string) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('visit_days').values(day(name)).execute()
      await transaction
        .updateTable('visit_days')
        .set({ visits: 2 })
        .where('day', '=', name)
        .execute()
    })
  const days = async () =>
    (await db.selectFrom('visit_days').select('day').orderBy('day').execute()).map((row) => row.day)

  let template: string
  beforeAll(async () => {
    template = mkdtempSync(join(tmpdir(), 'portal-sqlite-'))
    const made = openDatabase(parseEnv({ DATA_DIR: template }))
    await migrate(made)
    await made.destroy()
  })
  afterAll(() => rmSync(template, { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'))
    cpSync(template, folder, { recursive: true })
    db = openDatabase(parseEnv({ DATA_DIR: folder }))
    other = new Sqlite(join(folder, databaseFile))
  })
  afterEach(async () => {
    await db.destroy()
    other.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('waits outside the thread: the loop turns meanwhile, and every write comes after', async () => {
    // Neither handle waits by SQLite's own means: that one would hold the whole process for as long.
    const waiting = sql<{ timeout: number }>`pragma busy_timeout`
    const own = [
      await waiting.execute(db),
      await db.transaction().execute((transaction) => waiting.execute(transaction)),
    ]
    expect(own.map(({ rows }) => rows)).toEqual([[{ timeout: 0 }], [{ timeout: 0 }]])
    const order: string[] = []
    other.exec('begin immediate')
    const writes = [
      store('2026-11-01'),
      storeTwice('2026-11-02'),
      store('2026-11-03'),
      storeTwice('2026-11-04'),
      store('2026-11-05'),
      store('2026-11-06'),
    ]
    const written = Promise.all(writes.map((write) => write.then(() => order.push('written'))))
    await wait(100)
    order.push('let go')
    other.exec('rollback')
    await written
    expect(order).toEqual(['let go', ...writes.map(() => 'written')])
    expect(await days()).toHaveLength(6)
  })

  it('answers readers while writes wait', async () => {
    other.exec('begin immediate')
    const writes = Array.from({ length: 9 }, (_, nth) => store(`2026-11-0${nth + 1}`))
    // Behind the writes a reader would wait until they have failed.
    for (let count = 0; count < 20; count += 1) expect(await days()).toEqual([])
    other.exec('rollback')
    await Promise.all(writes)
    expect(await days()).toHaveLength(9)
  })

  it('fails in the end, as busy, and commits the next ones', async () => {
    other.exec('begin immediate')
    const refusals = await Promise.all([
      store('2026-11-01').catch((error: unknown) => error),
      storeTwice('2026-11-02').catch((error: unknown) => error),
    ])
    other.exec('rollback')
    expect(refusals.map(isBusy)).toEqual([true, true])
    await store('2026-11-03')
    await storeTwice('2026-11-04')
    expect(await days()).toEqual(['2026-11-03', '2026-11-04'])
  })

  it('takes a write back that broke a rule, and the turn goes on', async () => {
    await store('2026-11-01')
    await expect(store('2026-11-01')).rejects.toThrow(/UNIQUE/)
    await expect(storeTwice('2026-11-01')).rejects.toThrow(/UNIQUE/)
    await expect(
      db
        .transaction()
        .execute((transaction) => sql`insert into nowhere values (1)`.execute(transaction)),
    ).rejects.toThrow(/no such table/)
    await storeTwice('2026-11-02')
    expect(await days()).toEqual(['2026-11-01', '2026-11-02'])
  })

  it('lets the writers of one process in one after the other, each whole', async () => {
    await store('2026-11-01')
    const add = () =>
      db.transaction().execute(async (transaction) => {
        const { visits } = await transaction
          .selectFrom('visit_days')
          .select('visits')
          .where('day', '=', '2026-11-01')
          .executeTakeFirstOrThrow()
        await wait(1)
        await transaction
          .updateTable('visit_days')
          .set({ visits: visits + 1 })
          .where('day', '=', '2026-11-01')
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, add))
    expect(await db.selectFrom('visit_days').select('visits').execute()).toEqual([{ visits: 31 }])
  })

  it('searches words in another thread: the process goes on meanwhile, and finds what was stored before', async () => {
    await sql`insert into complaint_words (rowid, words) values (7, 'jalan berlubang')`.execute(db)
    // Many turns of the loop fit into counting this far; in the thread of the process none would.
    const counted = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 300000) select max(n) from numbers`
    const search = () =>
      sql<{
        rowid: number
        n: number
      }>`select rowid, (${counted}) as n from complaint_words where complaint_words match 'jalan'`.execute(
        db,
      )
    // The first one starts the thread.
    await sql`select rowid from complaint_words where complaint_words match 'jalan'`.execute(db)
    let turns = 0
    let next = setImmediate(function turn() {
      turns += 1
      next = setImmediate(turn)
    })
    const answers = await Promise.all([search(), search()])
    clearImmediate(next)
    expect(answers.map(({ rows }) => rows)).toEqual([
      [{ rowid: 7, n: 300_000 }],
      [{ rowid: 7, n: 300_000 }],
    ])
    expect(turns).toBeGreaterThan(20)
    await expect(
      sql`select nothing from complaint_words where complaint_words match 'jalan'`.execute(db),
    ).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
  })

  it('lets others have their turn between the reads of one answer', async () => {
    // Some milliseconds each, as a list or a sum over totals.
    const counted = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 60000) select max(n) as n from numbers`
    let turns = 0
    let isOver = false
    const visitor = () => {
      turns += 1
      if (!isOver) setImmediate(visitor)
    }
    setImmediate(visitor)
    for (let read = 0; read < 20; read += 1)
      expect((await counted.execute(db)).rows).toEqual([{ n: 60_000 }])
    isOver = true
    // All in one turn before; two of the shortest share one.
    expect(turns).toBeGreaterThanOrEqual(5)
    await expect(sql`select nothing from visit_days`.execute(db)).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
    })
  })

  it('refuses searches that would wait for too many others', async () => {
    const searches = Array.from({ length: 60 }, () =>
      sql`select rowid from complaint_words where complaint_words match 'jalan'`.execute(db),
    )
    const refused = (await Promise.allSettled(searches)).flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    )
    expect(refused).toHaveLength(10)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('reads what is committed while a transaction is open, and all of it afterwards', async () => {
    const during = await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('visit_days').values(day('2026-11-01')).execute()
      return [
        await days(),
        (await transaction.selectFrom('visit_days').select('day').execute()).length,
      ]
    })
    expect([during, await days()]).toEqual([[[], 1], ['2026-11-01']])
  })
})
