import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { isBusy, withoutWaiting } from './dialect'
import { migrate } from './migrate'
import { openDatabase } from './open'

describe('SQLite beside another process that writes', () => {
  let folder: string
  const open = () => openDatabase(parseEnv({ DATA_DIR: folder }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-dialect-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('fails a transaction that must not wait, and commits the next one', async () => {
    const [db, other] = [open(), open()]
    await migrate(db)
    const day = (name: string) => ({ day: name, visits: 1, visitors: 1, is_demo: 0 })
    const store = (name: string) => withoutWaiting(db, (connection) => connection.transaction().execute(async (own) => void (await own.insertInto('visit_days').values(day(name)).execute())))
    const refused = await other.transaction().execute(async (own) => {
      await own.insertInto('visit_days').values(day('2026-11-20')).execute()
      return store('2026-11-21').catch((error: unknown) => error)
    })
    await store('2026-11-22')
    const stored = await db.selectFrom('visit_days').select('day').orderBy('day').execute()
    expect([isBusy(refused), stored.map((row) => row.day)]).toEqual([true, ['2026-11-20', '2026-11-22']])
    await Promise.all([db.destroy(), other.destroy()])
  })

  it('commits a transaction after a single write that found the database locked, and after one that broke a rule', async () => {
    const [db, other] = [open(), open()]
    await migrate(db)
    const day = (name: string) => ({ day: name, visits: 1, visitors: 1, is_demo: 0 })
    const store = (name: string) => db.insertInto('visit_days').values(day(name)).returning('day').execute()
    await sql`pragma busy_timeout = 0`.execute(db)
    const refused = await other.transaction().execute(async (own) => {
      await own.insertInto('visit_days').values(day('2026-11-20')).execute()
      return store('2026-11-21').catch((error: unknown) => error)
    })
    await db.transaction().execute((own) => own.insertInto('visit_days').values(day('2026-11-22')).execute())
    expect(await store('2026-11-23')).toEqual([{ day: '2026-11-23' }])
    await expect(store('2026-11-23')).rejects.toThrow(/UNIQUE/)
    await db.transaction().execute((own) => own.updateTable('visit_days').set({ visits: 2 }).where('day', '=', '2026-11-22').execute())
    const stored = await other.selectFrom('visit_days').select(['day', 'visits']).orderBy('day').execute()
    expect([isBusy(refused), stored.map((row) => `${row.day} ${row.visits}`)]).toEqual([true, ['2026-11-20 1', '2026-11-22 2', '2026-11-23 1']])
    await Promise.all([db.destroy(), other.destroy()])
  })
})
