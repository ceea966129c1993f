import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { jakartaDay } from '@/lib/jakarta'
import { ratings } from '@/lib/schemas/rating'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { publishedRatings } from '@/lib/server/complaints/embedded/ratings/published-ratings'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { seededRandom } from '@/lib/server/seed/demo-complaints/random'
import { detailLines } from '@/scripts/portal/complaints/describe'
import { rethrow } from '../support/rethrow'
import { backends, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove, officerReader, rowOf } from './handled-complaints'

const dayMs = 24 * 60 * 60_000

describe.each(backends)('ratings of the handling on $name', ({ open }) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await open()
    await backend.importCategories()
  })
  afterEach(() => backend.close())

  const setRow = (number: string, changes: object) =>
    backend.db.updateTable('complaints').set(changes).where('number', '=', number).execute()
  async function ended() {
    const complaint = await fileComplaint(backend)
    await setRow(complaint.number, {
      status: 'finished',
      closed_at: (backend.clock.now ?? new Date()).toISOString(),
    })
    return complaint
  }
  const rate = (
    { number, secret }: { number: string; secret: string },
    rating: (typeof ratings)[number] = 4,
    reason = '',
  ) => backend.reporters.rate(number, secret, { rating, reason })
  const refused = (pending: Promise<unknown>, code = 'MOVE_NOT_ALLOWED') =>
    expect(pending).rejects.toMatchObject({ code })

  test('wait for the end, also for the word of the reporter, and take an automatic one', async () => {
    const complaint = await fileComplaint(backend)
    const { number, secret } = complaint
    await refused(rate(complaint))
    for (const status of ['verified', 'followup', 'finished'] as const)
      await backend.handling.move(number, officerMove(status))
    expect(await rowOf(backend, number)).toMatchObject({ awaits: 'confirmation' })
    await refused(rate(complaint))
    const later = new Date(Date.now() + 60 * dayMs)
    await autoClose(backend.db, { now: () => later }, rethrow)
    const { step } = await rowOf(backend, number)
    expect(await rate(complaint)).toMatchObject({ rating: 4 })
    // A rating is no step, and a reopened complaint keeps it.
    expect((await rowOf(backend, number)).step).toBe(step)
    await backend.reporters.reopen(number, secret, { reason: 'Rusak lagi.' })
    expect((await backend.complaints.view(number, secret, 'id'))?.rating).toMatchObject({
      rating: 4,
    })
    await refused(rate(complaint, 1))
  })

  test('are stored once, however often and at once they are sent', async () => {
    const complaint = await ended()
    const sent = await Promise.allSettled([
      rate(complaint, 2, 'Lama.'),
      rate(complaint, 2, 'Lama.'),
      rate(complaint, 5, 'Lama.'),
    ])
    const stored = await backend.db.selectFrom('complaint_ratings').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(sent.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    const months = await backend.db.selectFrom('complaint_rating_months').selectAll().execute()
    expect(months).toHaveLength(1)
    const [month] = months
    expect(ratings.reduce<number>((sum, each) => sum + (month?.[`rating_${each}`] ?? 0), 0)).toBe(1)
  })

  test('are not for withdrawn and emptied complaints, nor for strangers', async () => {
    const withdrawn = await fileComplaint(backend)
    await backend.reporters.withdraw(withdrawn.number, withdrawn.secret, { reason: '' })
    await refused(rate(withdrawn))
    const erased = await ended()
    await backend.reporters.erase(erased.number, erased.secret, 'id')
    await refused(rate(erased), 'ERASED')
    expect(await rate({ ...(await ended()), secret: '0'.repeat(26) })).toBeNull()
  })

  test('add up like a full count, also once an example is removed', async () => {
    const random = seededRandom(5)
    const categories = (await backend.complaints.categories('id')).slice(0, 3).map(({ id }) => id)
    for (let count = 0; count < 40; count += 1) {
      backend.clock.now = new Date(Date.UTC(2026, 8, 28, 12) + random.below(6) * dayMs)
      const complaint = await ended()
      await setRow(complaint.number, {
        category_id: categories[random.below(categories.length)],
        subcategory_id: null,
        is_demo: random.below(4) === 0 ? 1 : 0,
      })
      await rate(complaint, ratings[random.below(ratings.length)])
    }
    const fullCount = async () => {
      const counts = new Map<string, number>()
      const rows = await backend.db.selectFrom('complaint_ratings').selectAll().execute()
      for (const { category_id: category, rating, created_at: at } of rows) {
        const name = `${jakartaDay(new Date(at)).slice(0, 7)} ${category} ${rating}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return { counts, rows }
    }
    const kept = async () => {
      const rows = await backend.db.selectFrom('complaint_rating_months').selectAll().execute()
      return new Map(
        rows
          .flatMap((row) =>
            ratings.map(
              (each) => [`${row.month} ${row.category_id} ${each}`, row[`rating_${each}`]] as const,
            ),
          )
          .filter(([, count]) => count > 0),
      )
    }
    expect(await kept()).toEqual((await fullCount()).counts)
    await backend.db.deleteFrom('complaints').where('is_demo', '=', 1).execute()
    const { counts, rows } = await fullCount()
    expect(rows.length).toBeLessThan(40)
    expect(await kept()).toEqual(counts)
    const published = await publishedRatings(backend.db, 'id')
    expect(published.by_month.map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
    expect(published.ratings).toBe(rows.length)
  })

  test('are shown to officers with the reason, which leaves with the identity', async () => {
    const [kept, erased] = [await ended(), await ended()]
    for (const complaint of [kept, erased])
      await rate(complaint, 1, 'Tidak ada yang datang. 081234567890')
    const reason = 'Tidak ada yang datang. [phone]'
    const shown = await backend.handling.show(kept.number, officerReader)
    expect(shown?.rating).toMatchObject({ rating: 1, reason })
    expect(shown && detailLines(shown).join('\n')).toMatch(/Rating +1 of 5[^]*\[phone\]/)
    expect((await backend.complaints.view(kept.number, null, 'id'))?.rating).toBeNull()
    expect(await backend.reporters.ownData(kept.number, kept.secret, 'id')).toMatchObject({
      rating: { rating: 1, reason },
    })
    await backend.reporters.eraseIdentity(erased.number, erased.secret)
    const reasons = async () =>
      (await backend.db.selectFrom('complaint_ratings').select('reason').execute())
        .map((row) => row.reason)
        .toSorted((a, b) => a.length - b.length)
    expect(await reasons()).toEqual(['', reason])
    const env = parseEnv({ DATA_DIR: backend.dataDir })
    await runRetention(
      backend.db,
      env,
      new Date(Date.now() + (env.RETENTION_IDENTITY_DAYS + 1) * dayMs),
    )
    expect(await reasons()).toEqual(['', ''])
    expect(await backend.db.selectFrom('complaint_rating_months').selectAll().execute()).toEqual([
      expect.objectContaining({ rating_1: 2 }),
    ])
  })
})
