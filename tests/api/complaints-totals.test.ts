import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, jakartaDay } from '@/lib/agenda/days'
import { isProblem } from '@/lib/errors'
import { extensionReasons, rejectionReasons, serviceClasses } from '@/lib/schemas/complaint-handling'
import type { StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import { complaintStatuses } from '@/lib/schemas/complaints'
import { createComplaint } from '@/lib/server/embedded/complaints/create-complaint'
import { closeSilent } from '@/lib/server/embedded/complaints/handling/close-silent'
import { addToTotals } from '@/lib/server/embedded/complaints/statistics/add-to-totals'
import { compactTotals } from '@/lib/server/embedded/complaints/statistics/compact-totals'
import { readTotals } from '@/lib/server/embedded/complaints/statistics/read-totals'
import { recountComplaints } from '@/lib/server/embedded/complaints/statistics/recount'
import { complaintStatistics } from '@/lib/server/embedded/complaints/statistics/statistics'
import { totalDifferences } from '@/lib/server/embedded/complaints/statistics/total-differences'
import { removeDemo } from '@/lib/server/seed/demo'
import { chanceFrom } from '@/lib/server/seed/demo-complaints/random'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { fullCount } from './full-count'
import { officerMove } from './handled-complaints'
import { storeComplaint } from './stored-complaints'

const hourMs = 60 * 60_000

/** The totals in the shape of the full count. */
async function counted({ db }: TestBackend, range: StatisticsQuery, now: Date) {
  const totals = await readTotals(db, range)
  const groups = (measure: Parameters<typeof totals.get>[0]) => Object.fromEntries(totals.get(measure) ?? [])
  const { total, finished_percentage, on_time_percentage, first_answer, resolution, reopened, closed_automatically, demo } = await complaintStatistics(db, range, 'id', now)
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

/** Complaints that people file, officers handle and reporters answer, by chance; what is not allowed just then is refused as in life. */
async function live(backend: TestBackend, seed: number) {
  const chance = chanceFrom(seed)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[chance.below(list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const { handling, reporters, db, clock } = backend
  const own: { number: string; secret: string }[] = []
  let now = new Date('2026-01-05T02:00:00.000Z')
  const actor = 'petugas-1'
  const file = async () => {
    const { key, request } = await draftOn(backend, { information: { title: `Aduan ${seed} ke-${own.length}`, reason: `Keadaan nomor ${own.length} dari kisah ${seed} perlu dilihat.` } })
    const { complaint_number: number, secret } = await createComplaint(db, request, key, { ...backend.createSettings, now: () => now })
    own.push({ number, secret })
  }
  const acts = [
    file,
    ...Array.from({ length: 6 }, () => async () => {
      const to = pick(complaintStatuses)
      await handling.move(pick(own).number, officerMove(to, { ...(to === 'rejected' ? { reason_code: pick(rejectionReasons) } : {}), ...(chance.below(4) === 0 ? { service_class: pick(serviceClasses) } : {}) }))
    }),
    () => handling.answer(pick(own).number, { note: 'Sedang diperiksa.', note_en: '', actor, evidence: [] }),
    () => handling.ask(pick(own).number, { text: 'Di sebelah mana?', actor }),
    () => handling.extend(pick(own).number, { due_on: addDays(jakartaDay(now), 5 + chance.below(40)), reason_code: pick(extensionReasons), note: '', note_en: '', actor }),
    () => handling.merge(pick(own).number, { into: chance.below(3) === 0 ? null : pick(own).number, actor }),
    () => handling.hold(pick(own).number, { reason_code: chance.below(2) === 0 ? null : 'language', note: '', actor }),
    ...Array.from({ length: 3 }, () => () => {
      const { number, secret } = pick(own)
      return reporters.confirm(number, secret, { is_resolved: chance.below(3) > 0, reason: 'Masih sama.' })
    }),
    () => reporters.answer(pick(own).number, pick(own).secret, { text: 'Di depan pasar.', images: [] }, null),
    () => {
      const { number, secret } = pick(own)
      return reporters.answer(number, secret, { text: `Di depan pasar ${now.getTime()}.`, images: [] }, null)
    },
    () => {
      const { number, secret } = pick(own)
      return reporters.reopen(number, secret, { reason: 'Rusak lagi.' })
    },
    () => {
      const { number, secret } = pick(own)
      return chance.below(4) === 0 ? reporters.withdraw(number, secret, { reason: '' }) : Promise.resolve()
    },
    () => closeSilent(db, { now: () => now }),
  ]
  clock.now = now
  for (let count = 0; count < 3; count += 1) await file()
  for (let count = 0; count < 200; count += 1) {
    now = new Date(now.getTime() + chance.below(48) * hourMs)
    clock.now = now
    await pick(acts)().catch((error: unknown) => {
      if (!isProblem(error)) throw error
    })
  }
  clock.now = null
  return now
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
      for (const end_date of days) expect(await counted(backend, { start_date, end_date }, now), `seed ${seed}: ${start_date} to ${end_date}`).toEqual(await fullCount(backend.db, { start_date, end_date }, now))
    }
  }

  test.each([1, 2, 3])('equal a full count after lives by chance, on the day itself and long after (%i)', async (seed) => {
    const end = await live(backend, seed)
    await expectEqual(end, seed)
    await compactTotals(backend.db)
    await expectEqual(end, seed)
    for (const days of [3, 30, 200]) {
      const later = new Date(end.getTime() + days * 24 * hourMs)
      expect(await counted(backend, {}, later)).toEqual(await fullCount(backend.db, {}, later))
    }
    expect(await recountComplaints(backend.db, { isCheck: true })).toMatchObject({ differing: 0 })
    expect(await totalDifferences(backend.db)).toEqual([])
  })

  test('follow complaints that are deleted', async () => {
    await storeComplaint(backend.db, [{ kind: 'received', status: 'unverified', at: '2026-02-02T03:00:00.000Z' }], { is_demo: 1 })
    const now = new Date('2026-08-01T03:00:00.000Z')
    expect((await counted(backend, {}, now)).demo).toBe(1)
    await backend.db.transaction().execute((transaction) => removeDemo(transaction))
    expect(await counted(backend, {}, now)).toEqual(await fullCount(backend.db, {}, now))
    expect((await counted(backend, {}, now)).demo).toBe(0)
  })

  test('that were damaged are found and mended by counting anew', async () => {
    const { db } = backend
    const now = new Date('2026-08-01T03:00:00.000Z')
    await compactTotals(db)
    await db.updateTable('complaint_facts').set({ first_answer_days: 99 }).where('complaint_id', 'in', (row) => row.selectFrom('complaints').select('id').orderBy('id').limit(2)).execute()
    await db.deleteFrom('complaint_facts').where('complaint_id', 'in', (row) => row.selectFrom('complaints').select('id').orderBy('id', 'desc').limit(1)).execute()
    await sql`update complaint_totals set count = count + 3 where measure = 'status' and span = 'month'`.execute(db)
    expect((await recountComplaints(db, { isCheck: true })).differing).toBe(3)
    expect((await totalDifferences(db)).length).toBeGreaterThan(0)
    expect((await recountComplaints(db)).differing).toBe(3)
    await addToTotals(db, await totalDifferences(db))
    expect(await counted(backend, {}, now)).toEqual(await fullCount(db, {}, now))
    expect(await totalDifferences(db)).toEqual([])
  })

  test('wait until the complaints of an older version are counted', async () => {
    const older = await open()
    await older.db.deleteFrom('seed_state').where('name', '=', 'complaint-statistics').execute()
    await storeComplaint(older.db, [{ kind: 'received', status: 'unverified', at: '2026-02-02T03:00:00.000Z' }])
    await older.db.deleteFrom('complaint_facts').execute()
    const ask = () => complaintStatistics(older.db, {}, 'id', new Date())
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await recountComplaints(older.db)
    expect((await ask()).total).toBe(1)
    await older.close()
  })
})
