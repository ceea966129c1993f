import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventsQuery } from '@/lib/schemas/complaint-events'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { leaveGap } from '@/lib/server/complaints/embedded/handling/list-events'
import { migrate, migrations } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/types'
import { backends, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove, rowOf } from './handled-complaints'

const at = new Date('2026-03-02T03:00:00Z')

const answer = (transaction: Parameters<typeof appendEvent>[0], id: string) =>
  appendEvent(
    transaction,
    { at },
    { id, step: null },
    {},
    { kind: 'answered', note: { id: 'Sedang diperiksa.', en: '' }, actor: 'petugas' },
  )

const positions = (db: Kysely<Database>) =>
  db
    .selectFrom('complaint_events')
    .innerJoin('complaints', 'complaints.id', 'complaint_id')
    .select(['number', 'complaint_events.step'])
    .orderBy('position')
    .execute()

describe.each(backends)('events of complaints on $name', ({ name, open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
    await migrate(backend.db)
    await backend.importCategories()
  })
  afterAll(() => backend.close())

  const after = (cursor: string, limit = '100') =>
    backend.handling.events(eventsQuery.parse({ after: cursor, limit }))
  const end = async () => {
    let cursor = '0'
    for (;;) {
      const { meta } = await after(cursor, '500')
      if (meta.is_last) return meta.cursor
      ;({ cursor } = meta)
    }
  }
  const migrateAgain = async () => {
    const own = '011-complaint-events'
    await sql`delete from kysely_migration where name >= ${own}`.execute(backend.db)
    const known = Object.entries(migrations).filter(([migration]) => migration <= own)
    await migrate(backend.db, { known: Object.fromEntries(known) })
  }
  const filed = async () => {
    const { number } = await fileComplaint(backend)
    return { number, id: (await rowOf(backend, number)).id }
  }

  test('go on behind all that a follower may have seen when the database was restored', async () => {
    const seen = Number(await end()) + 5_000
    await leaveGap(backend.db)
    const { number } = await filed()
    const { data } = await after(String(seen))
    expect(data.map((event) => event.complaint_number)).toEqual([number])
    await leaveGap(backend.db)
    const next = await filed()
    expect((await after(data[0]?.cursor ?? '')).data.map((event) => event.id)).toEqual([
      `${next.number}-1`,
    ])
  })

  test('are read piece by piece from a cursor, without a name, contact or text', async () => {
    const start = await end()
    const { number, secret } = await fileComplaint(backend)
    await backend.handling.move(number, officerMove('verified'))
    await backend.handling.move(number, officerMove('coordinated'))
    await backend.reporters.withdraw(number, secret, { reason: 'Sudah tidak perlu.' })
    const whole = await after(start)
    const office = 'Dinas Bina Marga dan Penataan Ruang'
    const shared = { complaint_number: number, handling_body: office, is_demo: false }
    expect(whole.data).toEqual(
      [
        { type: 'received', status: 'unverified', actor_kind: 'portal', body: '' },
        { type: 'moved', status: 'verified', actor_kind: 'officer', body: '' },
        { type: 'moved', status: 'coordinated', actor_kind: 'officer', body: office },
        { type: 'withdrawn', status: 'canceled', actor_kind: 'reporter', body: '' },
      ].map((event, index) => ({
        ...shared,
        ...event,
        step: index + 1,
        id: `${number}-${index + 1}`,
        is_public: true,
        at: expect.stringMatching(/\+07:00$/) as string,
        cursor: expect.stringMatching(/^\d+$/) as string,
      })),
    )
    const first = await after(start, '3')
    expect(first.meta).toEqual({ cursor: first.data[2]?.cursor, is_last: false })
    // As many as are left: nothing behind them is asked for in vain.
    const second = await after(first.meta.cursor, '1')
    expect([...first.data, ...second.data]).toEqual(whole.data)
    expect(second.meta).toEqual({ cursor: whole.meta.cursor, is_last: true })
    expect(await after(second.meta.cursor)).toEqual({ data: [], meta: second.meta })
  })

  test('go with their complaint', async () => {
    const { number, id } = await filed()
    const cursor = await end()
    await backend.db.deleteFrom('complaints').where('id', '=', id).execute()
    expect((await positions(backend.db)).filter((event) => event.number === number)).toEqual([])
    const { number: next } = await filed()
    expect((await after(cursor)).data.map((event) => event.complaint_number)).toEqual([next])
  })

  // SQLite has one writer.
  if (name === 'PostgreSQL')
    test('of a slow transaction hold back later ones until it has ended, and are never passed over', async () => {
      const [slow, quick, failing] = [await filed(), await filed(), await filed()]
      const start = await end()
      let isSlowWritten: () => void = () => undefined
      let endSlow: () => void = () => undefined
      const written = new Promise<void>((resolve) => (isSlowWritten = resolve))
      const mayEnd = new Promise<void>((resolve) => (endSlow = resolve))
      const slowWork = backend.db.transaction().execute(async (transaction) => {
        await answer(transaction, slow.id)
        isSlowWritten()
        await mayEnd
      })
      await written
      await backend.db.transaction().execute((transaction) => answer(transaction, quick.id))
      const meanwhile = await after(start)
      endSlow()
      await slowWork
      await backend.db
        .transaction()
        .execute(async (transaction) => {
          await answer(transaction, failing.id)
          throw new Error('taken back')
        })
        .catch(() => undefined)
      await backend.db.transaction().execute((transaction) => answer(transaction, quick.id))
      expect(meanwhile).toEqual({ data: [], meta: { cursor: start, is_last: true } })
      expect((await after(start)).data.map((event) => event.complaint_number)).toEqual([
        slow.number,
        quick.number,
        quick.number,
      ])
    })

  test('take up the steps that were there before, once', async () => {
    const before = await positions(backend.db)
    await backend.db.deleteFrom('complaint_events').execute()
    if (name === 'SQLite') {
      await sql`drop trigger complaint_history_is_followed`.execute(backend.db)
      await sql`drop table complaint_events`.execute(backend.db)
    }
    await migrateAgain()
    const taken = await positions(backend.db)
    expect(taken).toHaveLength(before.length)
    expect(taken).toEqual(expect.arrayContaining(before))
  })

  if (name === 'PostgreSQL')
    test('are taken up no second time by a migration that was cut off', async () => {
      const before = await positions(backend.db)
      await migrateAgain()
      expect(await positions(backend.db)).toEqual(before)
    })
})

test('a page of events holds no more than 500, and a cursor is a number', () => {
  for (const query of [{ limit: '501' }, { limit: '0' }, { after: '-1' }, { after: 'x' }])
    expect(eventsQuery.safeParse(query).success).toBe(false)
})
