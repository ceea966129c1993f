import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import { addToTotals } from '@/lib/server/complaints/embedded/statistics/add-to-totals'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { isByCalendar } from '@/lib/server/complaints/embedded/statistics/counted-state'
import { readTotals } from '@/lib/server/complaints/embedded/statistics/read-totals'
import { recountComplaints } from '@/lib/server/complaints/embedded/statistics/recount'
import { complaintStatistics } from '@/lib/server/complaints/embedded/statistics/statistics'
import { totalDifferences } from '@/lib/server/complaints/embedded/statistics/total-differences'
import { removeDemo } from '@/lib/server/seed/demo'
import { hourMs, runComplaintHistory } from './complaint-histories'
import { backends, type TestBackend } from './complaints-backend'
import { fullCount } from './full-count'
import { storeComplaint } from './stored-complaints'

/** The totals in the shape of the full count. */
async function counted({ db }: TestBackend, range: StatisticsQuery, now: Date) {
  const totals = await readTotals(db, range)
  const groups = (measure: Parameters<typeof totals.get>[0]) =>
    Object.fromEntries(totals.get(measure) ?? [])
  const {
    total,
    finished_percentage,
    on_time_percentage,
    first_answer,
    resolution,
    reopened,
    closed_automatically,
    demo,
  } = await complaintStatistics(db, range, 'id', now)
  return {
    total,
    status: groups('status'),
    category: groups('category'),
    city: groups('city'),
    received: groups('received_in'),
    finished: groups('finished_in'),
    reasons: groups('rejected_for'),
    finished_percentage,
    on_time_percentage,
    first_answer,
    resolution,
    reopened,
    closed_automatically,
    demo,
  }
}

describe.each(backends)('totals of complaints on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
    await backend.importCategories()
  })
  afterAll(() => backend.close())

  const expectEqual = async (now: Date, seed: number) => {
    const days = [undefined, '2026-01-01', '2026-01-20', '2026-02-11', '2026-03-31', '2026-12-31']
    for (const start_date of days) {
      for (const end_date of days)
        expect(
          await counted(backend, { start_date, end_date }, now),
          `seed ${seed}: ${start_date} to ${end_date}`,
        ).toEqual(await fullCount(backend.db, { start_date, end_date }, now))
    }
  }

  test.each([1, 2, 3])(
    'equal a full count after lives by chance, on the day itself and long after (%i)',
    async (seed) => {
      const end = await runComplaintHistory(backend, seed)
      await expectEqual(end, seed)
      await compactTotals(backend.db)
      await expectEqual(end, seed)
      for (const days of [3, 30, 200]) {
        const later = new Date(end.getTime() + days * 24 * hourMs)
        expect(await counted(backend, {}, later)).toEqual(await fullCount(backend.db, {}, later))
      }
      expect(await recountComplaints(backend.db, { isCheck: true })).toMatchObject({ differing: 0 })
      expect(await totalDifferences(backend.db)).toEqual([])
    },
  )

  test('follow complaints that are deleted', async () => {
    await storeComplaint(
      backend.db,
      [{ kind: 'received', status: 'unverified', at: '2026-02-02T03:00:00.000Z' }],
      { is_demo: 1 },
    )
    const now = new Date('2026-08-01T03:00:00.000Z')
    await compactTotals(backend.db)
    expect((await counted(backend, {}, now)).demo).toBe(1)
    await backend.db.transaction().execute((transaction) => removeDemo(transaction))
    expect(await counted(backend, {}, now)).toEqual(await fullCount(backend.db, {}, now))
    expect((await counted(backend, {}, now)).demo).toBe(0)
    await compactTotals(backend.db)
    expect(
      await backend.db.selectFrom('complaint_totals').selectAll().where('count', '=', 0).execute(),
    ).toEqual([])
  })

  test('that were damaged are found and mended by counting anew', async () => {
    const { db } = backend
    const now = new Date('2026-08-01T03:00:00.000Z')
    await compactTotals(db)
    await db
      .updateTable('complaint_facts')
      .set({ first_answer_days: 99 })
      .where('complaint_id', 'in', (row) =>
        row.selectFrom('complaints').select('id').orderBy('id').limit(2),
      )
      .execute()
    await db
      .deleteFrom('complaint_facts')
      .where('complaint_id', 'in', (row) =>
        row.selectFrom('complaints').select('id').orderBy('id', 'desc').limit(1),
      )
      .execute()
    await sql`update complaint_totals set count = count + 3 where measure = 'status' and span = 'month'`.execute(
      db,
    )
    expect((await recountComplaints(db, { isCheck: true })).differing).toBe(3)
    expect((await totalDifferences(db)).length).toBeGreaterThan(0)
    expect((await recountComplaints(db)).differing).toBe(3)
    await addToTotals(db, await totalDifferences(db))
    expect(await counted(backend, {}, now)).toEqual(await fullCount(db, {}, now))
    expect(await totalDifferences(db)).toEqual([])
  })

  test('and due days move when the calendar knows more holidays, but not back to an older one', async () => {
    const known = await open()
    const { id } = await storeComplaint(known.db, [
      { kind: 'received', status: 'unverified', at: '2026-07-06T03:00:00.000Z' },
      { kind: 'moved', status: 'verified', at: '2026-07-07T03:00:00.000Z' },
    ])
    await recountComplaints(known.db)
    const dueOn = async () =>
      await known.db
        .selectFrom('complaints')
        .innerJoin('complaint_listings', 'complaint_id', 'complaints.id')
        .select(['resolve_due_on', 'due_on'])
        .where('complaints.id', '=', id)
        .executeTakeFirstOrThrow()
    const right = await dueOn()
    await known.db.updateTable('complaints').set({ resolve_due_on: '2026-07-09' }).execute()
    expect((await dueOn()).due_on).toBe('2026-07-09')
    expect((await recountComplaints(known.db, { isCheck: true })).differing).toBe(1)
    expect((await recountComplaints(known.db)).differing).toBe(1)
    expect(await dueOn()).toEqual(right)

    const calendarOf = (hash: string) =>
      known.db.updateTable('seed_state').set({ hash }).where('name', '=', 'complaint-calendar')
    for (const [hash, isDone] of [
      ['2025 0027', false],
      ['2999 0030', true],
    ] as const) {
      await calendarOf(hash).execute()
      // What is known of a database is remembered by its object.
      expect(await isByCalendar(known.db.withoutPlugins())).toBe(isDone)
    }
    await known.close()
  })

  test('wait until the complaints of an older version are counted', async () => {
    const older = await open()
    await older.db.deleteFrom('seed_state').where('name', '=', 'complaint-statistics').execute()
    await storeComplaint(older.db, [
      { kind: 'received', status: 'unverified', at: '2026-02-02T03:00:00.000Z' },
    ])
    await older.db.deleteFrom('complaint_facts').execute()
    const ask = () => complaintStatistics(older.db, {}, 'id', new Date())
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await recountComplaints(older.db)
    expect((await ask()).total).toBe(1)
    await older.close()
  })
})
