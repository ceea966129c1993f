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

it('refuses nobody for hours when the clock of a process was ahead and is set back', async () => {
  const [hourMs, windowMs] = [3_600_000, 600_000]
  let now = Date.parse('2026-03-02T08:00:00Z')
  const limits = createDatabaseLimits(db, () => now)
  await limits.hit('lookup', 'ahead', 1, windowMs)
  now -= hourMs / 2
  // As far as the clocks of two machines may differ it is the same window.
  expect(await limits.hit('lookup', 'ahead', 1, windowMs)).toBe(windowMs / 1_000)
  now -= 5 * hourMs
  expect(await limits.hit('lookup', 'ahead', 1, windowMs)).toBe(0)
  expect(await limits.hit('lookup', 'ahead', 1, windowMs)).toBe(windowMs / 1_000)
})

it('takes a use back, also when another was refused meanwhile, and not more than were counted', async () => {
  const limits = createDatabaseLimits(db)
  const uses = async () => (await limits.hit('feedback', 'back', 1, 60_000)) === 0
  await limits.giveBack('feedback', 'back', 1)
  expect(await uses()).toBe(true)
  expect(await uses()).toBe(false)
  await limits.giveBack('feedback', 'back', 1)
  await limits.giveBack('feedback', 'back', 1)
  expect(await uses()).toBe(true)
  expect(await uses()).toBe(false)
})

it('counts for no browser what the limit of its address refuses', async () => {
  const [refused, browserId] = [{ ip: '203.0.113.77' }, 'b'.repeat(32)]
  for (let at = 0; at < 30; at += 1)
    await limit({ ...refused, browserId: null }, 'pageReport').catch(() => undefined)
  await expect(limit({ ...refused, browserId }, 'pageReport')).rejects.toMatchObject({
    details: { isOwnLimit: false },
  })
  const written = await db
    .selectFrom('rate_limits')
    .select('uses')
    .where('key_hash', '=', rowOf('pageReport', `browser:${browserId}`))
    .execute()
  expect(written).toEqual([{ uses: 0 }])
})
