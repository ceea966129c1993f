import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jakartaDay } from '@/lib/jakarta'
import { closesOn, deadlinesOf } from '@/lib/complaints/deadlines'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import {
  canTransition,
  complaintStatuses,
  type ComplaintStatus,
  statuses,
} from '@/lib/complaints/statuses'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { providedGauges } from '@/lib/server/observability/gauges'
import { removeDemo } from '@/lib/server/seed/demo'
import { demoRows } from '@/lib/server/seed/demo-complaints/demo-rows'
import { loadLocations } from '@/lib/server/seed/demo-complaints/locations'
import { seedDemoComplaints } from '@/lib/server/seed/demo-complaints/seed-demo-complaints'
import { backends, draftOn, type TestBackend } from './complaints-backend'
import { storeComplaint } from './stored-complaints'

const now = new Date('2026-11-21T10:00:00Z')

/** What statuses mean, wherever they lead: an example of one shows how all look that mean the same. */
const kindsOf = (found: readonly ComplaintStatus[]) =>
  new Set(
    found.map((status) => {
      const { next: _, ...meaning } = statuses[status]
      return JSON.stringify(meaning)
    }),
  )

describe.each(backends)('example complaints on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
    await seedDemoComplaints(backend.db, now)
    provideDatabaseGauges(backend.db, { DATA_DIR: backend.dataDir })
  })
  afterAll(() => backend.close())

  const overdue = () =>
    providedGauges()
      .find(({ name }) => name === 'portal_complaints_overdue')
      ?.read()
  const rows = () => backend.db.selectFrom('complaints').selectAll().orderBy('number').execute()
  const history = () =>
    backend.db
      .selectFrom('complaint_history')
      .selectAll()
      .orderBy('complaint_id')
      .orderBy('step')
      .execute()

  test('are 120, in every city and regency, in statuses of every kind, in most categories', async () => {
    const all = await rows()
    expect(all).toHaveLength(120)
    expect(new Set(all.map((row) => row.city_code)).size).toBe(27)
    expect(kindsOf(all.map((row) => row.status))).toEqual(kindsOf(complaintStatuses))
    expect(new Set(all.map((row) => row.category_id)).size).toBeGreaterThanOrEqual(15)
    expect(new Set(all.map((row) => row.title)).size).toBe(120)
    expect(all.filter((row) => row.type === 'private').length).toBeGreaterThan(2)
    expect(all.filter((row) => row.awaits === 'answer').length).toBe(4)
    expect(all.filter((row) => row.awaits === 'confirmation').length).toBe(6)
  })

  test('belong to nobody who exists and stand where villages are', async () => {
    for (const row of await rows()) {
      expect(row.is_demo).toBe(1)
      expect(row.reporter_name).toMatch(/^Contoh /)
      expect(row.reporter_phone).toMatch(/^08000000\d{3}$/)
      expect(row.reporter_email).toMatch(/@contoh\.invalid$/)
      expect(parseComplaintNumber(row.number)).toBe(row.number)
      expect([row.village_code.slice(0, 8), row.village_code.slice(0, 5)]).toEqual([
        row.district_code,
        row.city_code,
      ])
      expect(row.latitude).toBeGreaterThan(-8)
      expect(row.latitude).toBeLessThan(-5.8)
    }
    expect(await backend.db.selectFrom('photos').select('id').execute()).toEqual([])
  })

  test('name offices that exist', async () => {
    const { topics } = await import('@/lib/server/seed/demo-complaints/topics')
    const { readContent } = await import('@/lib/server/content/read-content')
    const units = new Set(
      readContent('lib/server/seed/content').items.units.map((unit) => unit.name.id),
    )
    expect(topics.filter(({ body }) => !units.has(body)).map(({ body }) => body)).toEqual([])
  })

  test('have believable histories: in order, in the past, by allowed moves, ending in the present state', async () => {
    const steps = await history()
    for (const row of await rows()) {
      const own = steps.filter((step) => step.complaint_id === row.id)
      expect(own.map(({ step }) => step)).toEqual(own.map((_, index) => index + 1))
      expect(own).toHaveLength(row.step ?? 0)
      const times = own.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)).toBe(row.updated_at)
      expect(row.updated_at <= now.toISOString()).toBe(true)
      expect(own.at(-1)?.status).toBe(row.status)
      for (const [index, step] of own.entries()) {
        const before = own[index - 1]
        if (before && step.kind === 'moved' && before.status !== step.status)
          expect(
            `${before.status} → ${step.status}: ${canTransition(before.status, step.status)}`,
          ).toMatch(/true$/)
        expect(step.note_id && step.note_en).not.toBe('')
      }
    }
  })

  test('some are late, some were solved in time, some closed by themselves, some were opened again', async () => {
    const steps = await history()
    const states = (await rows()).map((row) => {
      const own = steps.filter((step) => step.complaint_id === row.id)
      return deadlinesOf({
        events: own,
        serviceClass: row.service_class ?? 'ordinary',
        today: jakartaDay(now),
      }).find(({ kind }) => kind === 'resolution')?.state
    })
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    for (const state of ['open', 'late', 'met', 'met_late', 'paused', 'not_needed'])
      expect(`${state}: ${count(state) > 1}`).toBe(`${state}: true`)
    expect(count('met')).toBeGreaterThan(count('met_late'))
    const kinds = new Set(steps.map(({ kind }) => kind))
    for (const kind of [
      'closed_automatically',
      'reopened',
      'asked',
      'extended',
      'withdrawn',
    ] as const)
      expect(kinds.has(kind)).toBe(true)
  })

  test('do not stand among the late ones that an office is warned of', async () => {
    expect(await overdue()).toBe(0)
  })

  test.each([
    '2026-03-23T02:00:00Z',
    '2026-08-17T16:59:59Z',
    '2026-12-25T10:00:00Z',
    '2027-01-04T00:05:00Z',
    '2026-11-22T17:01:00Z',
  ])('are believable on a first start at %s', async (at) => {
    const start = new Date(at)
    const { complaints, history: steps } = demoRows(await loadLocations(backend.db), start)
    expect(new Set(complaints.map(({ number }) => number)).size).toBe(120)
    expect(steps.filter((step) => step.at > at.replace('Z', '.000Z'))).toEqual([])
    const days = complaints.map((row) =>
      Math.round((start.getTime() - Date.parse(row.created_at)) / millisecondsInDay),
    )
    expect(Math.max(...days)).toBeGreaterThan(120)
    expect(Math.max(...days)).toBeLessThan(260)
    expect(kindsOf(complaints.map(({ status }) => status))).toEqual(kindsOf(complaintStatuses))
    // A proposed closing that is overdue would look as if auto-closing did not work.
    const overdue = complaints.filter(
      (row) =>
        row.awaits === 'confirmation' &&
        closesOn(jakartaDay(new Date(row.awaits_since ?? ''))) < jakartaDay(start),
    )
    expect(overdue).toEqual([])
  })

  test('show as examples', async () => {
    const [row] = (await rows()).filter((each) => each.type === 'public')
    expect(await backend.complaints.view(row?.number ?? '', null, 'id')).toMatchObject({
      is_demo: true,
      reporter_name: row?.is_anonymous === 1 ? null : (expect.stringMatching(/^C\*\*\*/) as string),
    })
  })

  test('are made once, go with all their parts, and never come back', async () => {
    await seedDemoComplaints(backend.db, now)
    expect(await rows()).toHaveLength(120)
    await backend.db.transaction().execute((transaction) => removeDemo(transaction))
    expect([await rows(), await history()]).toEqual([[], []])
    expect(
      await backend.db.selectFrom('complaint_supporters').select('complaint_id').execute(),
    ).toEqual([])
    await seedDemoComplaints(backend.db, now)
    expect(await rows()).toEqual([])
  })

  test('do not join complaints that people really sent', async () => {
    const { key, request } = await draftOn(backend)
    await backend.complaints.create(request, key)
    await backend.db.deleteFrom('seed_state').execute()
    await seedDemoComplaints(backend.db, now)
    expect(await rows()).toHaveLength(1)
  })

  test('leave an office warned of those that are late', async () => {
    await storeComplaint(backend.db, [
      { kind: 'received', status: 'unverified', at: '2026-01-05T03:00:00.000Z' },
      { kind: 'moved', status: 'verified', at: '2026-01-06T03:00:00.000Z' },
    ])
    expect(await overdue()).toBe(1)
  })
})
