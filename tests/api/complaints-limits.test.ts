import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseLimits } from '@/lib/server/limits/embedded/limits'
import { backends, type TestBackend } from './complaints-backend'

describe.each(backends)('shared limits on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  test('counts uses of all processes together, also at the same moment', async () => {
    const processes = [
      createDatabaseLimits(backend.db, () => 0),
      createDatabaseLimits(backend.db, () => 0),
    ]
    const hits = processes.flatMap((limits) =>
      Array.from({ length: 10 }, () => limits.hit('upload', 'together', 5, 10_000)),
    )
    const responses = await Promise.all(hits)
    expect(responses.filter((wait) => wait === 0)).toHaveLength(5)
    expect(responses.filter((wait) => wait === 10)).toHaveLength(15)
  })

  test('starts again after the window, and says how long that takes', async () => {
    let now = 1000
    const limits = createDatabaseLimits(backend.db, () => now)
    expect(await limits.hit('upload', 'window', 1, 10_000)).toBe(0)
    now = 5000
    expect(await limits.hit('upload', 'window', 1, 10_000)).toBe(6)
    now = 11_000
    expect(await limits.hit('upload', 'window', 1, 10_000)).toBe(0)
  })

  test('keeps keys only as hashes, and no longer than 24 h after their window', async () => {
    let now = millisecondsInDay
    const limits = createDatabaseLimits(backend.db, () => now)
    await limits.hit('upload', '10.1.2.3', 1, 1000)
    expect(
      JSON.stringify(await backend.db.selectFrom('rate_limits').selectAll().execute()),
    ).not.toContain('10.1.2.3')
    now += millisecondsInDay + 2 * 60 * 60_000
    await limits.hit('upload', 'later', 1, 1000)
    // Old counters go beside the request, which does not wait for it.
    await expect
      .poll(() => backend.db.selectFrom('rate_limits').select('uses').execute())
      .toHaveLength(1)
  })
})
