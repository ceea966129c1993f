import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { rethrow } from '../support/rethrow'
import { backends, type DraftChanges, type TestBackend } from './complaints-backend'
import { fileComplaint, officerMove, rowOf, eventsOf } from './handled-complaints'

describe.each(backends)('joined complaints on $name', ({ name, open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const filed = (changes?: DraftChanges) => fileComplaint(backend, changes)
  const row = (number: string) => rowOf(backend, number)
  const steps = (number: string) => eventsOf(backend, number)
  const atStatus = (number: string, status: ComplaintStatus) =>
    backend.db.updateTable('complaints').set({ status }).where('number', '=', number).execute()

  const join = async (child: string, main: string) =>
    backend.handling.merge(child, { into: main, actor: 'petugas-1' })

  /** Statements that wait for a lock, on PostgreSQL. */
  async function waiting(): Promise<number> {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        backend.db,
      )
    return rows.length
  }

  test('take over where the main one stands and repeat its public steps in the same transaction', async () => {
    const [main, child] = [await filed(), await filed({ information: { type: 'private' } })]
    await backend.handling.move(main.number, officerMove('verified'))
    await backend.handling.move(
      main.number,
      officerMove('coordinated', { body: 'Dinas Perhubungan' }),
    )
    expect(await join(child.number, main.number)).toMatchObject({
      status: 'coordinated',
      resolve_due_on: null,
    })
    await backend.handling.move(main.number, officerMove('followup'))
    await backend.handling.answer(main.number, {
      note: 'Kami sedang menunggu bahan.',
      note_en: '',
      actor: 'petugas-1',
      evidence: [],
    })
    await backend.handling.ask(main.number, {
      text: 'Di depan rumah nomor berapa?',
      actor: 'petugas-1',
    })
    expect((await steps(child.number)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'received unverified',
      'merged coordinated',
      'moved followup',
      'answered followup',
    ])
    expect(await row(child.number)).toMatchObject({ awaits: null, status: 'followup' })
    await expect(backend.handling.move(child.number, officerMove('review'))).rejects.toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
    })
  })

  test('stand at the office of the main one, also once they are taken out again', async () => {
    const [main, child] = [await filed(), await filed()]
    for (const [number, body] of [
      [main.number, 'Dinas Perhubungan'],
      [child.number, 'Dinas Sosial'],
    ] as const) {
      await backend.handling.move(number, officerMove('verified'))
      await backend.handling.move(number, officerMove('coordinated', { body }))
    }
    const shown = async () =>
      (await backend.complaints.view(child.number, null, 'id'))?.handling_body
    await join(child.number, main.number)
    expect(await shown()).toBe('Dinas Perhubungan')
    for (const body of ['Dinas Sosial', 'Dinas Perhubungan']) {
      await backend.handling.move(main.number, officerMove('followup'))
      await backend.handling.move(main.number, officerMove('coordinated', { body }))
      expect(await shown()).toBe(body)
    }
    await backend.handling.merge(child.number, { into: null, actor: 'petugas-1' })
    expect(await shown()).toBe('Dinas Perhubungan')
    const { data } = await backend.handling.list({ body: 'Dinas Perhubungan' })
    expect(data.map(({ complaint_number: number }) => number)).toContain(child.number)
  })

  test('are asked nothing when the end is proposed, and end when the reporter of the main one agrees', async () => {
    const [main, child] = [await filed(), await filed()]
    await join(child.number, main.number)
    await atStatus(main.number, 'followup')
    await backend.handling.move(main.number, officerMove('finished'))
    expect(await row(child.number)).toMatchObject({ awaits: null, status: 'unverified' })
    await backend.reporters.confirm(main.number, main.secret, { is_resolved: true, reason: '' })
    expect(await row(child.number)).toMatchObject({ status: 'finished' })
    expect((await row(child.number)).closed_at).not.toBeNull()
    expect(
      await backend.reporters.reopen(child.number, child.secret, {
        reason: 'Di tempat saya belum.',
      }),
    ).toMatchObject({ status: 'review' })
    expect(await row(child.number)).toMatchObject({ merged_into_id: null })
    expect(await row(main.number)).toMatchObject({ status: 'finished' })
  })

  test('go on when the reporter of the main one says that it is not solved, or opens it again', async () => {
    const [main, child] = [await filed(), await filed()]
    await backend.handling.move(main.number, officerMove('verified'))
    await backend.handling.move(main.number, officerMove('followup'))
    await join(child.number, main.number)
    const proposed = () => backend.handling.move(main.number, officerMove('finished'))
    const says = (is_resolved: boolean) =>
      backend.reporters.confirm(main.number, main.secret, { is_resolved, reason: 'Kata saya.' })
    const open = { status: 'review', closed_at: null }
    await proposed()
    await says(false)
    expect(await row(child.number)).toMatchObject(open)
    await proposed()
    await says(true)
    expect(await row(child.number)).toMatchObject({ status: 'finished' })
    await backend.reporters.reopen(main.number, main.secret, { reason: 'Rusak lagi.' })
    expect(await row(child.number)).toMatchObject(open)
  })

  test('wait for nobody any more: an end that was proposed before does not come by itself', async () => {
    const [main, child] = [await filed(), await filed()]
    await atStatus(child.number, 'followup')
    await backend.handling.move(child.number, officerMove('finished'))
    await join(child.number, main.number)
    expect(await row(child.number)).toMatchObject({ awaits: null, awaits_since: null })
    const later = new Date(Date.now() + 60 * millisecondsInDay)
    expect(await autoClose(backend.db, { now: () => later }, rethrow)).toBe(0)
    expect(await row(child.number)).toMatchObject({ status: 'unverified' })
  })

  test('leave it with their reporter: what was withdrawn or erased is moved no more', async () => {
    const [main, withdrawn, erased] = [await filed(), await filed(), await filed()]
    await backend.handling.ask(withdrawn.number, { text: 'Di mana?', actor: 'petugas-1' })
    for (const { number } of [withdrawn, erased]) await join(number, main.number)
    await backend.reporters.withdraw(withdrawn.number, withdrawn.secret, { reason: '' })
    await backend.reporters.erase(erased.number, erased.secret, 'id')
    await backend.handling.decideErasure(erased.number, {
      is_granted: true,
      reason: '',
      reason_en: '',
      actor: 'petugas-1',
    })
    const gone = { status: 'canceled', merged_into_id: null, awaits: null }
    for (const { number } of [withdrawn, erased]) expect(await row(number)).toMatchObject(gone)
    await backend.handling.move(main.number, officerMove('verified'))
    for (const { number } of [withdrawn, erased]) expect(await row(number)).toMatchObject(gone)
  })

  test.each(['rejected', 'failed', 'canceled'] as const)(
    'stop for nothing that another one lacked: none is joined to one that is %s',
    async (status) => {
      const [main, child] = [await filed(), await filed()]
      await atStatus(main.number, status)
      await expect(join(child.number, main.number)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { into: [{ rule: 'unfitMain' }] } },
      })
      expect(await row(child.number)).toMatchObject({ status: 'unverified', step: 1 })
    },
  )

  test.each([
    ['failed', {}],
    ['rejected', { reason_code: 'incomplete' }],
    ['rejected', { reason_code: 'not_a_complaint' }],
    ['rejected', { reason_code: 'abusive' }],
  ] as const)('go on alone when the main one is %s for its own report: %o', async (to, reason) => {
    const [main, child] = [await filed(), await filed()]
    await join(child.number, main.number)
    await backend.handling.move(main.number, officerMove(to, reason))
    expect(await row(child.number)).toMatchObject({ status: 'unverified', merged_into_id: null })
    expect((await row(child.number)).resolve_due_on).not.toBeNull()
    expect((await steps(child.number)).at(-1)).toMatchObject({ kind: 'unmerged', reason_code: '' })
  })

  test('are refused with the main one for what is said of their matter', async () => {
    const [main, child] = [await filed(), await filed()]
    await join(child.number, main.number)
    const reason = { reason_code: 'no_authority' } as const
    await backend.handling.move(main.number, officerMove('rejected', reason))
    expect(await row(child.number)).toMatchObject({ status: 'rejected' })
    expect((await steps(child.number)).at(-1)).toMatchObject({ kind: 'moved', ...reason })
  })

  test('end too when the main one closes by itself', async () => {
    const [main, child] = [await filed(), await filed()]
    await join(child.number, main.number)
    await atStatus(main.number, 'followup')
    await backend.handling.move(main.number, officerMove('finished'))
    expect(
      await autoClose(
        backend.db,
        { now: () => new Date(Date.now() + 60 * millisecondsInDay) },
        rethrow,
      ),
    ).toBe(1)
    expect(await row(child.number)).toMatchObject({ status: 'finished' })
  })

  test('go on alone when taken out again, or when the reporter of the main one withdraws it', async () => {
    const [main, first, second] = [await filed(), await filed(), await filed()]
    await join(first.number, main.number)
    await join(second.number, main.number)
    await backend.handling.merge(first.number, { into: null, actor: 'petugas-1' })
    await backend.reporters.withdraw(main.number, main.secret, { reason: '' })
    for (const { number } of [first, second])
      expect(await row(number)).toMatchObject({ merged_into_id: null, status: 'unverified' })
    await expect(
      backend.handling.merge(first.number, { into: null, actor: 'petugas-1' }),
    ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
  })

  test('never make chains, and never show what a private main one says', async () => {
    const [main, child, third, hidden] = [
      await filed(),
      await filed(),
      await filed(),
      await filed({ information: { type: 'private' } }),
    ]
    await join(child.number, main.number)
    const refused = {
      code: 'VALIDATION_FAILED',
      details: { fields: { into: [{ rule: 'unfitMain' }] } },
    }
    for (const target of [
      child.number,
      third.number,
      hidden.number,
      newComplaintNumber(new Date('2020-01-01')),
    ])
      await expect(join(third.number, target)).rejects.toMatchObject(refused)
    await expect(join(main.number, third.number)).rejects.toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
    })
    expect(await row(third.number)).toMatchObject({ merged_into_id: null, step: 1 })
  })

  // SQLite has one writer, so nothing happens at the same moment there.
  if (name === 'PostgreSQL')
    test('stay withdrawn when the main one is moved at the same moment', async () => {
      const [main, child] = [await filed(), await filed()]
      await join(child.number, main.number)
      let moving: Promise<unknown> | undefined
      const reporters = createReporterActions(backend.db, {
        now: () => new Date(),
        siteOrigin: 'https://portal.example',
        onEvent: async () => {
          moving = backend.handling.move(main.number, officerMove('verified'))
          await vi.waitUntil(async () => (await waiting()) > 0)
        },
      })
      await reporters.withdraw(child.number, child.secret, { reason: '' })
      await moving
      expect(await row(main.number)).toMatchObject({ status: 'verified' })
      expect(await row(child.number)).toMatchObject({ status: 'canceled', merged_into_id: null })
      expect((await steps(child.number)).at(-1)).toMatchObject({ kind: 'withdrawn' })
    })

  test('two officers joining crosswise make no circle', async () => {
    const [left, right] = [await filed(), await filed()]
    await Promise.allSettled([join(left.number, right.number), join(right.number, left.number)])
    const joined = [await row(left.number), await row(right.number)].filter(
      ({ merged_into_id: into }) => into !== null,
    )
    expect(joined).toHaveLength(1)
  })

  if (name === 'PostgreSQL')
    test('wait for another officer who joins the same two the other way round', async () => {
      const both = [await row((await filed()).number), await row((await filed()).number)]
      const [first, second] = both.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      if (!first || !second) throw new Error('two complaints are needed')
      const lock = (transaction: typeof backend.db, id: string) =>
        transaction
          .updateTable('complaints')
          .set((columns) => ({ step: columns.ref('step') }))
          .where('id', '=', id)
          .execute()
      const { joining } = await backend.db.transaction().execute(async (transaction) => {
        await lock(transaction, first.id)
        const started = join(first.number, second.number)
        await vi.waitUntil(async () => (await waiting()) === 1)
        await lock(transaction, second.id)
        return { joining: started }
      })
      expect(await joining).toMatchObject({ complaint_number: first.number, step: 2 })
    })
})
