import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { eventPage } from '@/lib/schemas/complaint-events'
import {
  deliverEvents,
  type DeliverySettings,
} from '@/lib/server/complaints/embedded/event-webhooks/deliver-events'
import {
  countWaiting,
  oldestWaiting,
  readReceivers,
  replayEvents,
} from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { lastPosition } from '@/lib/server/complaints/embedded/handling/list-events'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import {
  type MessageReceiver,
  type Mood,
  type ReceivedMessage,
  startMessageReceiver,
} from '../support/message-receiver'
import { backends, type TestBackend } from './complaints-backend'
import { type EventProcess, startEventProcess } from './event-processes'
import { fileComplaint, officerMove, rowOf } from './handled-complaints'

const minuteMs = 60_000
const secret = 's'.repeat(32)
const idOf = ({ headers }: ReceivedMessage) => String(headers['webhook-id'])
const pageOf = ({ body }: ReceivedMessage) => eventPage.parse(JSON.parse(body.toString()))
const eventsIn = (messages: readonly ReceivedMessage[]) =>
  messages.flatMap((message) => pageOf(message).data)
const has = (step: number) => (message: ReceivedMessage) =>
  pageOf(message).data.some((event) => event.step === step)

describe.each(backends)('events for other systems on $name', ({ open }) => {
  let backend: TestBackend
  let receiver: MessageReceiver
  let complaint: { id: string; number: string }
  let now: Date
  const log = vi.fn<DeliverySettings['log']>()
  beforeAll(async () => {
    backend = await open()
    await migrate(backend.db)
    await backend.importCategories()
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    now = new Date()
    log.mockClear()
    receiver = await startMessageReceiver()
    await backend.db.deleteFrom('event_receivers').execute()
    const { number } = await fileComplaint(backend)
    complaint = { number, id: (await rowOf(backend, number)).id }
    await deliver()
  })
  afterEach(() => receiver.close())

  const target = () => ({ name: 'tiket', url: `${receiver.url}/hook`, secrets: [secret] })
  const deliver = (more: Partial<DeliverySettings> = {}, db = backend.db) =>
    deliverEvents(db, target(), {
      now: () => now,
      log,
      isStopping: () => false,
      timeoutMs: 2_000,
      ...more,
    })
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const add = (count: number, { id } = complaint) =>
    backend.db.transaction().execute(async (transaction) => {
      for (let step = 0; step < count; step += 1)
        await appendEvent(
          transaction,
          { at: now },
          { id, step: null },
          {},
          { kind: 'answered', note: { id: 'Rahasia.', en: '' }, actor: 'petugas' },
        )
    })
  const state = () =>
    backend.db
      .selectFrom('event_receivers')
      .selectAll()
      .where('name', '=', 'tiket')
      .executeTakeFirstOrThrow()
  const pauseMinutes = async () => {
    const { next_attempt_at: next } = await state()
    return next === null ? null : (Date.parse(next) - now.getTime()) / minuteMs
  }
  const after = async (position: number) =>
    (await backend.handling.events({ after: position, limit: 500 })).data

  test('begin with what happens after the first start, in pieces that look like the answer to whoever asks', async () => {
    const { position } = await state()
    expect(receiver.messages).toEqual([])
    await backend.handling.move(complaint.number, officerMove('verified'))
    await add(129)
    await deliver()
    const [first, second] = receiver.messages as [ReceivedMessage, ReceivedMessage]
    expect(receiver.messages.map((message) => pageOf(message).data.length)).toEqual([100, 30])
    expect(JSON.parse(first.body.toString())).toEqual(
      await backend.handling.events({ after: position, limit: 100 }),
    )
    expect(eventsIn(receiver.messages)).toEqual(await after(position))
    expect(pageOf(second).meta.is_last).toBe(true)
    expect(idOf(first)).toBe(`events-tiket-${position}-${pageOf(first).meta.cursor}`)
    expect(first.headers['webhook-signature']).toMatch(/^v1,/)
    expect(first.body.toString()).not.toMatch(/Budi|0812|warga\.id|Rahasia|petugas/)
    expect(await state()).toMatchObject({
      position: Number(pageOf(second).meta.cursor),
      pending_until: null,
      attempts: 0,
      lease: '',
      last_outcome: 'delivered',
    })
    await deliver()
    expect(receiver.messages).toHaveLength(2)
  })

  const failing: [Mood, string, number][] = [
    [{ status: 500 }, 'HTTP 500', 1],
    [{ status: 503 }, 'HTTP 503', 1],
    [{ status: 429, headers: { 'retry-after': '7200' } }, 'HTTP 429', 120],
    [{ status: 429, headers: { 'retry-after': '9999999' } }, 'HTTP 429', 1440],
    [{ status: 401 }, 'HTTP 401', 1],
    [{ status: 307, headers: { location: '/elsewhere' } }, 'HTTP 307', 1],
    ['silent', 'TIMEOUT', 1],
    ['cut', 'NETWORK', 1],
  ]
  test.each(failing)('wait for a receiver that answers %o', async (mood, code, minutes) => {
    const { position } = await state()
    await add(2)
    receiver.setMood(mood)
    await deliver({ timeoutMs: 300 })
    expect(await state()).toMatchObject({ position, last_outcome: code, attempts: 1, lease: '' })
    expect(await pauseMinutes()).toBe(minutes)
    expect(log.mock.calls).toEqual([
      ['warn', 'event receiver failed', { receiver: 'tiket', code, pauseMs: minutes * minuteMs }],
    ])
    // More of them, and the piece stays the same under the same id.
    await add(1)
    receiver.setMood({ status: 204 })
    later(minutes * minuteMs - 1)
    await deliver()
    expect(receiver.messages).toHaveLength(1)
    later(1)
    await deliver()
    const [failed, repeated, next] = receiver.messages as [
      ReceivedMessage,
      ReceivedMessage,
      ReceivedMessage,
    ]
    expect([idOf(repeated), pageOf(repeated).data]).toEqual([idOf(failed), pageOf(failed).data])
    expect([pageOf(repeated).meta.is_last, pageOf(next).meta.is_last]).toEqual([false, true])
    expect(eventsIn([repeated, next])).toEqual(await after(position))
    expect(receiver.messages.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
  })

  test('wait for a receiver that is not there, longer each time, an hour at most', async () => {
    await add(1)
    const { url } = receiver
    await receiver.close()
    const gone = { ...target(), url }
    const pauses: unknown[] = []
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await deliverEvents(backend.db, gone, { now: () => now, log, isStopping: () => false })
      pauses.push(await pauseMinutes())
      later(24 * 60 * minuteMs)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect((await state()).last_outcome).toBe('NETWORK')
    receiver = await startMessageReceiver()
    await deliver()
    expect([eventsIn(receiver.messages).length, (await state()).attempts]).toEqual([1, 0])
  })

  test('wait for no pause and no lease of a clock that was ahead', async () => {
    await add(1)
    const right = now
    later(30 * 24 * 60 * minuteMs)
    receiver.setMood({ status: 500 })
    await deliver()
    expect(await pauseMinutes()).toBe(1)
    const lease_ends_at = new Date(now.getTime() + minuteMs).toISOString()
    await backend.db
      .updateTable('event_receivers')
      .set({ lease: 'of a process that died', lease_ends_at })
      .execute()
    now = right
    receiver.setMood({ status: 204 })
    await deliver()
    expect(eventsIn(receiver.messages.slice(1))).toHaveLength(1)
    expect(await state()).toMatchObject({ last_outcome: 'delivered', lease: '', attempts: 0 })
    // Nor for the moment at which a receiver was first seen.
    later(30 * 24 * 60 * minuteMs)
    await backend.db.deleteFrom('event_receivers').execute()
    await deliver()
    now = right
    await add(1)
    await deliver()
    expect(receiver.messages).toHaveLength(3)
  })

  test('stop for a receiver that is gone, until somebody replays, and then have other ids', async () => {
    await add(2)
    receiver.setMood({ status: 410 })
    await deliver()
    later(48 * 60 * minuteMs)
    await deliver()
    expect(receiver.messages).toHaveLength(1)
    expect(log).toHaveBeenCalledWith('error', 'event receiver stopped', {
      receiver: 'tiket',
      code: 'HTTP 410',
    })
    expect(await readReceivers(backend.db, ['tiket', 'lapor'], now)).toMatchObject([
      { name: 'tiket', state: 'stopped', waiting: 2, oldestAt: expect.any(String) },
      { name: 'lapor', state: 'not begun', position: null },
    ])
    receiver.setMood({ status: 204 })
    const { position } = await state()
    expect(await replayEvents(backend.db, 'tiket', position + 1, now)).toBe(true)
    await deliver()
    const [first, again] = receiver.messages as [ReceivedMessage, ReceivedMessage]
    expect(pageOf(again)).toEqual(pageOf(first))
    expect(idOf(again)).toBe(`${idOf(first)}-r1`)
    const end = await lastPosition(backend.db)
    expect(await replayEvents(backend.db, 'tiket', end + 2, now)).toBe(false)
    expect((await state()).position).toBe(end)
    expect(await readReceivers(backend.db, [], now)).toMatchObject([
      { name: 'tiket', state: 'removed', waiting: 0, oldestAt: null },
    ])
  })

  test.each([400, 413, 415, 422])(
    'go one by one when a piece is refused with %i, past what is refused alone',
    async (status) => {
      const { position } = await state()
      await add(3)
      receiver.setMood((message) =>
        pageOf(message).data.length > 1 || has(3)(message) ? { status } : { status: 200 },
      )
      await deliver()
      const steps = receiver.messages.map((message) => pageOf(message).data.map(({ step }) => step))
      expect(steps).toEqual([[2, 3, 4], [2], [3], [4]])
      expect(new Set(receiver.messages.map(idOf)).size).toBe(4)
      const [, refused] = await after(position)
      const passed = {
        receiver: 'tiket',
        position: Number(refused?.cursor),
        code: `HTTP ${status}`,
      }
      expect(log.mock.calls).toEqual([['error', 'event refused', passed]])
      expect(await state()).toMatchObject({ position: await lastPosition(backend.db), attempts: 0 })
      // A piece of one is not sent a second time, and the next ones go together again.
      receiver.setMood({ status })
      await add(1)
      await deliver()
      receiver.setMood({ status: 204 })
      await add(2)
      await deliver()
      expect(receiver.messages.slice(4).map((each) => pageOf(each).data.length)).toEqual([1, 2])
    },
  )

  test('go on from the one that failed, when they go one by one', async () => {
    await add(3)
    receiver.setMood((message) =>
      pageOf(message).data.length > 1 ? { status: 413 } : { status: has(3)(message) ? 500 : 200 },
    )
    await deliver()
    expect(await pauseMinutes()).toBe(1)
    receiver.setMood({ status: 204 })
    later(minuteMs)
    await deliver()
    const steps = receiver.messages.map((message) => pageOf(message).data.map(({ step }) => step))
    expect(steps).toEqual([[2, 3, 4], [2], [3], [3, 4]])
  })

  test('end with the call that is under way, also one by one', async () => {
    await add(120)
    let calls = 0
    receiver.setMood(() => {
      calls += 1
      return { status: calls === 1 ? 413 : 204 }
    })
    await deliver({ isStopping: () => calls >= 3 })
    expect(receiver.messages.map((each) => pageOf(each).data.length)).toEqual([100, 1, 1])
    expect((await state()).lease).toBe('')
    await deliver({ isStopping: () => calls >= 4 })
    expect(pageOf(receiver.messages[3] as ReceivedMessage).data).toHaveLength(100)
  })

  test('are taken by a receiver whose answer never ends', async () => {
    await add(1)
    receiver.setMood('endless')
    await deliver()
    expect((await state()).last_outcome).toBe('delivered')
  })

  test('that went with their complaint are not waited for', async () => {
    const { number } = await fileComplaint(backend)
    const other = { number, id: (await rowOf(backend, number)).id }
    await add(1)
    await add(1, other)
    receiver.setMood({ status: 500 })
    await deliver()
    await backend.db.deleteFrom('complaints').where('id', '=', other.id).execute()
    later(minuteMs)
    await deliver()
    const [first, second] = receiver.messages as [ReceivedMessage, ReceivedMessage]
    expect(idOf(second)).toBe(idOf(first))
    expect(eventsIn([second]).map((event) => event.complaint_number)).toEqual([complaint.number])
    await backend.db.deleteFrom('complaints').where('id', '=', complaint.id).execute()
    const { number: next } = await fileComplaint(backend)
    receiver.setMood({ status: 204 })
    later(2 * minuteMs)
    await deliver()
    const numbers = receiver.messages
      .slice(2)
      .map((each) => pageOf(each).data.map((event) => event.complaint_number))
    expect(numbers).toEqual([[next]])
  })

  test('follow a replay although a call was under way, and the call is over before', async () => {
    const { position } = await state()
    await add(2)
    const isCalled = new Promise<void>((resolve) => {
      receiver.setMood(() => {
        resolve()
        return 'silent'
      })
    })
    const underWay = deliver()
    await isCalled
    expect(await readReceivers(backend.db, ['tiket'], now)).toMatchObject([{ state: 'delivering' }])
    await replayEvents(backend.db, 'tiket', 1, now)
    await deliver()
    expect(receiver.messages).toHaveLength(1)
    receiver.setMood({ status: 204 })
    receiver.release()
    await underWay
    expect(await state()).toMatchObject({ position: 0, attempts: 0, lease: '' })
    await deliver()
    const [, ...again] = receiver.messages
    expect(eventsIn(again)).toEqual(await after(0))
    expect(await after(position)).toHaveLength(2)
  })

  test('are counted while they wait', async () => {
    const { position } = await state()
    expect([
      await oldestWaiting(backend.db, 'tiket'),
      await oldestWaiting(backend.db, 'lapor'),
    ]).toEqual([null, null])
    await add(3)
    const [oldest] = await after(position)
    expect([
      await countWaiting(backend.db, position),
      await oldestWaiting(backend.db, 'tiket'),
    ]).toEqual([3, oldest?.at])
  })

  describe('from several processes', () => {
    let processes: EventProcess[] = []
    const settings = () => ({
      DATA_DIR: backend.dataDir,
      ...(backend.databaseUrl === undefined ? {} : { DATABASE_URL: backend.databaseUrl }),
      EVENT_WEBHOOKS: `tiket ${receiver.url}/hook ${secret}`,
    })
    afterEach(async () => {
      for (const each of processes) each.kill()
      await Promise.all(processes.map(({ gone }) => gone))
      processes = []
    })

    test('come once, in order, one call at a time', async () => {
      const { position } = await state()
      let underWay = 0
      let mostAtOnce = 0
      receiver.setMood(() => {
        underWay += 1
        mostAtOnce = Math.max(mostAtOnce, underWay)
        setTimeout(() => (underWay -= 1), 5)
        return { status: 204, afterMs: 5 }
      })
      const other = openDatabase(parseEnv(settings()))
      processes = [await startEventProcess(settings()), await startEventProcess(settings())]
      for (let turn = 0; turn < 6; turn += 1) {
        await add(30)
        now = new Date()
        await Promise.all([deliver(), deliver({}, other), deliver(), deliver({}, other)])
      }
      await vi.waitFor(async () =>
        expect((await state()).position).toBe(await lastPosition(backend.db)),
      )
      await other.destroy()
      expect(eventsIn(receiver.messages)).toEqual(await after(position))
      expect(eventsIn(receiver.messages)).toHaveLength(180)
      expect(mostAtOnce).toBe(1)
    })

    test('come again under the same id when one dies between the call and the note of it', async () => {
      const { position } = await state()
      await add(5)
      const doomed = await startEventProcess(settings())
      processes = [doomed]
      receiver.setMood(() => {
        // It has everything; the process never hears so.
        doomed.kill()
        return 'silent'
      })
      await doomed.gone
      receiver.setMood({ status: 204 })
      await add(5)
      now = new Date()
      await deliver()
      expect(receiver.messages).toHaveLength(1)
      later(minuteMs + 1_000)
      await deliver()
      const [first, again, rest] = receiver.messages as [
        ReceivedMessage,
        ReceivedMessage,
        ReceivedMessage,
      ]
      expect([idOf(again), pageOf(again).data]).toEqual([idOf(first), pageOf(first).data])
      expect(eventsIn([again, rest])).toEqual(await after(position))
    })
  })
})
