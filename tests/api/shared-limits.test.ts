import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { limit } from '@/lib/server/api/caller'
import type { Portal } from '@/lib/server/contract'
import { openDatabase } from '@/lib/server/db/open'
import { createDatabaseLimits } from '@/lib/server/limits/embedded/limits'
import { nameOf } from '@/lib/server/limits/memory-limits'
import { providePortal } from '@/lib/server/portal'
import { postgres, type TestDatabase } from '../support/database'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** The row of one count, as the database limits name it. */
const rowOf = (name: string, wall: string) => hash(nameOf(name, hash(wall)))

let database: TestDatabase
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await postgres.open('migrated')
  db = openDatabase(parseEnv(database.settings))
  void providePortal(() =>
    Promise.resolve({ limits: createDatabaseLimits(db) } as unknown as Portal),
  )
})
afterAll(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('portal.handle'))
  await db.destroy()
  await database.close()
})

const rows = async () =>
  (await db.selectFrom('rate_limits').select('key_hash').execute()).map((row) => row.key_hash)

it('writes no row for a visit, and for another call none that all processes would wait for', async () => {
  const caller = { ip: '203.0.113.9', browserId: 'a'.repeat(32) }
  await limit(caller, 'visit')
  expect(await rows()).toEqual([])
  await limit(caller, 'newsCount')
  const written = await rows()
  expect(written).toContain(rowOf('newsCount', `browser:${caller.browserId}`))
  expect(written).toContain(rowOf('newsCount', `address:${caller.ip}`))
  expect(written).not.toContain(rowOf('newsCount', 'everybody'))
})
