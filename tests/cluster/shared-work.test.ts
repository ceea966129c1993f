import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { createDatabaseLimits } from '@/lib/server/limits/embedded/limits'
import { claimRun, onceEvery } from '@/lib/server/jobs/embedded/once-every'
import { backends, type TestDatabase } from '../support/database'

const hourMs = 60 * 60_000

describe.each(backends)('two processes on $name', ({ name, open }) => {
  let backend: TestDatabase
  let one: Kysely<Database>
  let two: Kysely<Database>
  beforeAll(async () => {
    backend = await open('migrated')
    const settings = parseEnv(backend.settings)
    one = openDatabase(settings)
    two = openDatabase(settings)
  })
  afterAll(async () => {
    await Promise.all([one.destroy(), two.destroy()])
    await backend.close()
  })
  const at = (ms: number) => () => new Date(Date.UTC(2026, 10, 22) + ms)

  test('take turns at a job: one of them, once per interval', async () => {
    const claims = (moment: number) =>
      Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          claimRun(turn % 2 ? one : two, { name: 'sweeping', everyMs: hourMs, now: at(moment) }),
        ),
      )
    expect((await claims(0)).filter(Boolean)).toHaveLength(1)
    expect((await claims(hourMs - 1)).filter(Boolean)).toHaveLength(0)
    expect((await claims(hourMs)).filter(Boolean)).toHaveLength(1)
    expect(await claimRun(two, { name: 'dusting', everyMs: hourMs, now: at(0) })).toBe(true)
  })

  test('are not stopped by a job that a wrong clock noted far ahead', async () => {
    await one
      .insertInto('job_runs')
      .values({ name: 'ahead', started_at: at(48 * hourMs)().toISOString() })
      .execute()
    expect(await claimRun(one, { name: 'ahead', everyMs: hourMs, now: at(0) })).toBe(true)
  })

  test('run a job together once, and again at once after it failed', async () => {
    const [work, report] = [vi.fn<() => Promise<void>>(), vi.fn<(error: unknown) => void>()]
    work.mockRejectedValueOnce(new Error('broken'))
    const job = { name: 'counting', everyMs: hourMs, now: () => new Date(), report }
    await onceEvery(one, job, work)()
    expect(report).toHaveBeenCalledTimes(1)
    const stops = [onceEvery(one, job, work), onceEvery(two, job, work), onceEvery(two, job, work)]
    await Promise.all(stops.map((stop) => stop()))
    expect(work).toHaveBeenCalledTimes(2)
  })

  if (name === 'SQLite') return

  test('let through exactly as many as the limit allows, however they arrive', async () => {
    const [first, second] = [createDatabaseLimits(one), createDatabaseLimits(two)]
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, use) =>
        (use % 2 ? first : second).hit('upload', 'caller', 7, 60_000),
      ),
    )
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(7)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
  })

  test('remove old counters, which no visitor waits for', async () => {
    let now = Date.UTC(2026, 10, 22)
    const limits = createDatabaseLimits(one, () => now)
    await limits.hit('upload', 'old', 1, 60_000)
    const count = async () =>
      (
        await two
          .selectFrom('rate_limits')
          .select('key_hash')
          .where('window_ends_at', '<', '2026-11-22T00:02')
          .execute()
      ).length
    expect(await count()).toBeGreaterThanOrEqual(1)
    now += 25 * hourMs
    await limits.hit('upload', 'new', 1, 60_000)
    for (let tries = 0; tries < 50 && (await count()) > 0; tries += 1) await wait(20)
    expect(await count()).toBe(0)
  })
})
