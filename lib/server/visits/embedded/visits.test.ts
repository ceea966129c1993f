import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/lib/days'
import { parseEnv } from '@/lib/env'
import { visitCounters, visitStatisticsQuery } from '@/lib/schemas/visits'
import { busyTimeoutMs } from '@/lib/server/db/sqlite-connection'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { openMigratedDatabase } from '@/tests/support/content-database'
import { demoDays, seedDemoVisits } from './demo-visits'
import { openVisits } from './visits'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const today = '2026-11-21'

describe('visits', () => {
  let folder: string
  let db: Kysely<Database>
  let moment: Date
  let visits: ReturnType<typeof openVisits>
  const open = () =>
    openVisits(db, {
      now: () => moment,
      report: (error) => {
        throw error
      },
    })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-visits-'))
    db = await openMigratedDatabase(folder)
    moment = new Date('2026-11-21T10:00:00+07:00')
    visits = open()
  })
  afterEach(async () => {
    await visits.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const visit = (ip = '203.0.113.7', userAgent = firefox) => visits.count({ ip, userAgent })
  const statistics = (query: Record<string, string>) =>
    visits.statistics(visitStatisticsQuery.parse(query))

  it('counts every look, and a visitor once a day', async () => {
    for (let view = 0; view < 3; view += 1) await visit()
    await visit('203.0.113.7', android)
    await visit('203.0.113.8')
    expect(await visits.counters()).toMatchObject({
      visit_today: 5,
      visitor_today: 3,
      visit_all: 5,
      visitor_all: 3,
      online30mnt: 3,
      demo_days: 0,
    })
    await visit()
    expect(await visits.counters()).toMatchObject({ visit_today: 6, visitor_today: 3 })
  })

  it('calls those online who were seen in the last 30 minutes', async () => {
    await visit('203.0.113.7')
    moment = new Date('2026-11-21T10:29:00+07:00')
    await visit('203.0.113.8')
    moment = new Date('2026-11-21T10:30:00+07:00')
    expect((await visits.counters()).online30mnt).toBe(1)
  })

  it('calls one online who has read on, by the last look', async () => {
    await visit()
    await visits.counters()
    moment = new Date('2026-11-21T10:20:00+07:00')
    await visit()
    await visits.counters()
    moment = new Date('2026-11-21T10:40:00+07:00')
    expect((await visits.counters()).online30mnt).toBe(1)
  })

  it('compares yesterday, which is over, with the day before it', async () => {
    await db
      .insertInto('visit_days')
      .values([
        { day: '2026-11-19', visits: 80, visitors: 20, is_demo: 0 },
        { day: '2026-11-20', visits: 60, visitors: 30, is_demo: 0 },
      ])
      .execute()
    expect(await visits.counters()).toMatchObject({
      visit_yesterday: 60,
      visitor_yesterday: 30,
      growth_visit: -25,
      growth_visitor: 50,
    })
    moment = new Date('2026-11-22T00:30:00+07:00')
    expect(await visits.counters()).toMatchObject({ growth_visit: -100, growth_visitor: -100 })
    moment = new Date('2026-11-24T00:30:00+07:00')
    expect(await visits.counters()).toMatchObject({ growth_visit: 0, growth_visitor: 0 })
  })

  it('counts again after the database could not give the secret of the day', async () => {
    await sql`alter table visit_salts rename to visit_salts_away`.execute(db)
    await expect(visit()).rejects.toThrow()
    await sql`alter table visit_salts_away rename to visit_salts`.execute(db)
    await visit()
    expect(await visits.counters()).toMatchObject({ visit_today: 1, visitor_today: 1 })
  })

  it('does not stand still while another process writes, and loses nothing', async () => {
    await visit()
    const importing = openDatabase(parseEnv({ DATA_DIR: folder }))
    const begun = performance.now()
    const [during, waitedMs] = await importing.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('visit_days')
        .values({ day: '2020-01-01', visits: 1, visitors: 1, is_demo: 0 })
        .execute()
      return [await visits.counters(), performance.now() - begun] as const
    })
    await importing.destroy()
    expect(during.visit_today).toBe(0)
    expect(waitedMs).toBeLessThan(busyTimeoutMs)
    expect((await visits.counters()).visit_today).toBe(1)
  })

  it('holds a bounded number of visitors while the database takes no writes, and does not try with each visit', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    const held = openVisits(db, { now: () => moment, report: reported, pendingMax: 20 })
    await sql`create trigger full before insert on visit_marks begin select raise(abort, 'full'); end`.execute(
      db,
    )
    const transactions = vi.spyOn(db, 'transaction')
    await Promise.allSettled(
      Array.from({ length: 300 }, (_, nth) =>
        held.count({ ip: `2001:db8:${nth}::1`, userAgent: '' }),
      ),
    )
    await held.count({ ip: '203.0.113.7', userAgent: '' })
    const tries = transactions.mock.calls.length
    for (let nth = 0; nth < 5; nth += 1) await held.count({ ip: '203.0.113.7', userAgent: '' })
    expect(transactions).toHaveBeenCalledTimes(tries)
    transactions.mockRestore()
    await sql`drop trigger full`.execute(db)
    await held.close()
    const { visitors } = await db
      .selectFrom('visit_days')
      .select('visitors')
      .executeTakeFirstOrThrow()
    expect(visitors).toBe(100)
  })

  it('keeps neither addresses nor browsers', async () => {
    await visit()
    await visits.counters()
    const stored = JSON.stringify([
      await db.selectFrom('visit_days').selectAll().execute(),
      await db.selectFrom('visit_marks').selectAll().execute(),
      await db.selectFrom('visit_salts').selectAll().execute(),
    ])
    expect(stored).not.toMatch(/203\.0\.113|Firefox/)
  })

  it('begins a new day at midnight in Jakarta, with a new secret, and forgets who was seen before', async () => {
    moment = new Date('2026-11-21T23:59:30+07:00')
    await visit()
    await visits.counters()
    const [before] = await db.selectFrom('visit_marks').selectAll().execute()
    const [oldSalt] = await db.selectFrom('visit_salts').selectAll().execute()
    moment = new Date('2026-11-22T00:00:30+07:00')
    await visit()
    expect(await visits.counters()).toMatchObject({
      visit_today: 1,
      visit_yesterday: 1,
      visitor_yesterday: 1,
      visit_all: 2,
    })
    const marks = await db.selectFrom('visit_marks').selectAll().execute()
    const salts = await db.selectFrom('visit_salts').selectAll().execute()
    expect(marks.map(({ day }) => day)).toEqual(['2026-11-22'])
    expect(salts.map(({ day }) => day)).toEqual(['2026-11-22'])
    expect(marks[0]?.visitor_hash).not.toBe(before?.visitor_hash)
    expect(salts[0]?.salt).not.toBe(oldSalt?.salt)
  })

  it('counts a visitor of two processes once, also when one of them writes after midnight', async () => {
    const other = open()
    moment = new Date('2026-11-21T23:59:58+07:00')
    await visit()
    await other.count({ ip: '203.0.113.7', userAgent: firefox })
    await visits.counters()
    moment = new Date('2026-11-22T00:00:02+07:00')
    await visit()
    await visits.counters()
    await other.close()
    expect(await visits.counters()).toMatchObject({ visit_yesterday: 2, visitor_yesterday: 1 })
  })

  it('knows a visitor again after a restart on the same day', async () => {
    await visit()
    await visits.close()
    visits = open()
    await visit()
    expect(await visits.counters()).toMatchObject({ visit_today: 2, visitor_today: 1 })
  })

  it('adds days up to weeks from Monday and to months, and leaves no day out', async () => {
    await db
      .insertInto('visit_days')
      .values([
        { day: '2026-10-31', visits: 10, visitors: 5, is_demo: 0 },
        { day: '2026-11-15', visits: 20, visitors: 10, is_demo: 0 },
        { day: '2026-11-16', visits: 40, visitors: 20, is_demo: 0 },
      ])
      .execute()
    const range = { start_date: '2026-10-31', end_date: '2026-11-17' }
    const days = await statistics(range)
    expect(days.data).toHaveLength(18)
    expect(days.meta).toEqual({ total_visit: 70, total_visitor: 35, first_date: '2026-10-31' })
    expect((await statistics({ ...range, period: 'week' })).data).toEqual([
      { date: '2026-10-26', visit: 10, visitor: 5 },
      { date: '2026-11-02', visit: 0, visitor: 0 },
      { date: '2026-11-09', visit: 20, visitor: 10 },
      { date: '2026-11-16', visit: 40, visitor: 20 },
    ])
    expect((await statistics({ ...range, period: 'month' })).data).toEqual([
      { date: '2026-10-01', visit: 10, visitor: 5 },
      { date: '2026-11-01', visit: 60, visitor: 30 },
    ])
    expect((await statistics({ start_date: '2026-11-17', end_date: '2026-10-31' })).data).toEqual(
      [],
    )
  })

  it.each(['day', 'week', 'month'])(
    'means the last 30 periods without dates: %s',
    async (period) => {
      expect((await statistics({ period })).data).toHaveLength(30)
    },
  )

  it('shows a new installation example days, once', async () => {
    await seedDemoVisits(db, today)
    const counters = visitCounters.parse(await visits.counters())
    expect(counters).toMatchObject({ demo_days: demoDays, visit_today: 0, online30mnt: 0 })
    expect(counters.visit_yesterday).toBeGreaterThan(counters.visitor_yesterday)
    await db.deleteFrom('visit_days').where('is_demo', '=', 1).execute()
    await seedDemoVisits(db, addDays(today, 1))
    expect((await visits.counters()).visit_all).toBe(0)
  })

  it('never mixes examples into what was counted', async () => {
    await visit()
    await visits.counters()
    await seedDemoVisits(db, today)
    expect(await visits.counters()).toMatchObject({ demo_days: 0, visit_all: 1 })
  })
})
