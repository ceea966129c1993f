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

  test('do not begin a job that takes longer than its interval beside itself', async () => {
    let end = () => {}
    const long = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const [again, report] = [vi.fn<() => Promise<void>>(), vi.fn<(error: unknown) => void>()]
    const job = { name: 'sorting', everyMs: 400, now: () => new Date(), report }
    const stopLong = onceEvery(one, job, long)
    await vi.waitFor(() => expect(long).toHaveBeenCalled())
    const stopAgain = onceEvery(two, job, again)
    await wait(3 * job.everyMs)
    expect(again).not.toHaveBeenCalled()
    end()
    await stopLong()
    await vi.waitFor(() => expect(again).toHaveBeenCalled(), 5 * job.everyMs)
    await stopAgain()
    expect(report).not.toHaveBeenCalled()
  })

  test('put off what cannot be undone when the clock may have jumped ahead, and not when it is set back', async () => {
    const claim = (moment: number) =>
      claimRun(one, { name: 'deleting', everyMs: hourMs, now: at(moment), isWaryOfClock: true })
    const yearMs = 365 * 24 * hourMs
    expect(await claim(0)).toBe(true)
    expect(await claim(hourMs)).toBe(true)
    expect(await claim(yearMs)).toBe(false)
    expect(await claim(yearMs + hourMs - 1)).toBe(false)
    expect(await claim(2 * hourMs)).toBe(true)
    // A portal that was away goes on an interval later.
    expect(await claim(yearMs)).toBe(false)
    expect(await claim(yearMs + hourMs)).toBe(true)
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
