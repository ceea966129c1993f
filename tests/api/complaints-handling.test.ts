import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '@/lib/days'
import { latestExtension } from '@/lib/complaints/extension-days'
import { addWorkingDays } from '@/lib/complaints/working-days'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { rethrow } from '../support/rethrow'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { canTransition, type ComplaintStatus, complaintStatuses } from '@/lib/complaints/statuses'
import { openDatabase } from '@/lib/server/db/open'
import { runOfficers } from './officer-processes'
import { backends, type DraftChanges, type TestBackend } from './complaints-backend'
import {
  addOffice,
  fileComplaint,
  officerMove,
  officerReader,
  rowOf,
  eventsOf,
} from './handled-complaints'

const word = { note: 'Kami sedang menunggu bahan.', note_en: '', actor: 'petugas-1', evidence: [] }
const question = { text: 'Di depan rumah nomor berapa?', actor: 'petugas-1' }

describe.each(backends)('handling complaints on $name', ({ open }) => {
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

  describe('moves', () => {
    test('every pair of statuses follows the table: allowed moves add one step, forbidden ones change nothing', async () => {
      const { number } = await filed()
      for (const from of complaintStatuses) {
        for (const to of complaintStatuses) {
          await backend.db
            .updateTable('complaints')
            .set({ status: from, awaits: null })
            .where('number', '=', number)
            .execute()
          const before = await row(number)
          const outcome = await backend.handling
            .move(number, officerMove(to))
            .catch((error: unknown) => error)
          const after = await row(number)
          if (!canTransition(from, to)) {
            expect([from, to, outcome]).toMatchObject([from, to, { code: 'MOVE_NOT_ALLOWED' }])
            expect(after).toEqual(before)
          } else if (to === 'finished') {
            expect([from, after]).toMatchObject([
              from,
              { status: from, awaits: 'confirmation', step: before.step + 1 },
            ])
          } else {
            expect([from, outcome]).toMatchObject([
              from,
              { status: to, awaits: null, step: before.step + 1 },
            ])
          }
        }
      }
      expect((await steps(number)).map(({ step }) => step)).toEqual(
        Array.from({ length: (await row(number)).step }, (_, at) => at + 1),
      )
    })

    test('a step says what happened in both languages, and never who did it to the public', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      await backend.handling.move(number, officerMove('coordinated', { body: 'Dinas Perhubungan' }))
      const history = await backend.complaints.history(number, null, 'en')
      expect(history?.[0]).toMatchObject({
        kind: 'moved',
        status: 'coordinated',
        body: 'Dinas Perhubungan',
        note: 'An officer has looked at the place.',
      })
      expect(JSON.stringify(history)).not.toContain('petugas-1')
      expect((await row(number)).handling_body).toBe('Dinas Perhubungan')
      expect((await row(number)).verified_at).not.toBeNull()
      expect((await steps(number)).map(({ actor }) => actor)).toEqual([
        'portal',
        'petugas-1',
        'petugas-1',
      ])
    })

    test.each([
      ['coordinated', { body: '' }, 'body', 'required'],
      ['rejected', { reason_code: undefined }, 'reason_code', 'required'],
      ['followup', { reason_code: 'abusive' }, 'reason_code', 'unknownChoice'],
    ] as const)('%s with %o is refused by name', async (to, more, field, rule) => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      await expect(
        backend.handling.move(number, { ...officerMove(to), ...more }),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { [field]: [{ rule }] } },
      })
      expect(await row(number)).toMatchObject({ status: 'verified', step: 2 })
    })

    test('a complaint goes to an office by any of its names, shown with the official one, to others only when said to lie outside', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      await addOffice(backend.db, {
        id: 77,
        name_id: 'Dinas Uji dan Coba',
        name_en: 'Office of Trials',
        short_name: 'DUC',
      })
      const to = (body: string, isOutside = false) =>
        backend.handling.move(
          number,
          officerMove('coordinated', { body, is_body_outside: isOutside }),
        )
      await expect(to('Dinas Yang Tidak Ada')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { body: [{ rule: 'unknownOffice' }] } },
      })
      expect(await row(number)).toMatchObject({ status: 'verified', handling_body: '' })
      for (const query of ['duc', 'DINAS UJI  dan Coba', 'office of trials']) {
        await to(query)
        expect(await row(number)).toMatchObject({
          status: 'coordinated',
          handling_body: 'Dinas Uji dan Coba',
        })
        await backend.db
          .updateTable('complaints')
          .set({ status: 'verified' })
          .where('number', '=', number)
          .execute()
      }
      await to('Pemerintah Kota Bandung', true)
      expect((await steps(number)).slice(-2).map(({ body }) => body)).toEqual([
        'Dinas Uji dan Coba',
        'Pemerintah Kota Bandung',
      ])
    })

    test('a refusal keeps its reason, ends the complaint and owes nothing more', async () => {
      const { number } = await filed()
      const result = await backend.handling.move(
        number,
        officerMove('rejected', { reason_code: 'in_court' }),
      )
      expect(result).toMatchObject({
        complaint_number: number,
        status: 'rejected',
        resolve_due_on: null,
      })
      expect((await steps(number)).at(-1)).toMatchObject({ kind: 'moved', reason_code: 'in_court' })
      expect((await row(number)).closed_at).not.toBeNull()
    })

    test('another service class gives another day', async () => {
      const { number } = await filed()
      const first = await row(number)
      const { resolve_due_on: later } = await backend.handling.move(
        number,
        officerMove('verified', { service_class: 'supervision' }),
      )
      expect(later && first.resolve_due_on && later > first.resolve_due_on).toBe(true)
    })

    test('an unknown number cannot be moved', async () => {
      for (const number of [newComplaintNumber(new Date('2020-01-01')), 'JBR-1'])
        await expect(backend.handling.move(number, officerMove('verified'))).rejects.toMatchObject({
          code: 'ITEM_NOT_FOUND',
        })
    })
  })

  describe('officers at the same time', () => {
    test('of two that move at once one wins and the other is told', async () => {
      const { number } = await filed()
      const both = await Promise.allSettled([
        backend.handling.move(number, officerMove('verified', { seen_step: 1 })),
        backend.handling.move(number, officerMove('failed', { seen_step: 1 })),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'MOVED_MEANWHILE' },
      })
      expect(await steps(number)).toHaveLength(2)
    })

    test('who has seen an earlier step is refused, also from another connection', async () => {
      const { number } = await filed()
      const other = openDatabase({ DATA_DIR: backend.dataDir, DATABASE_URL: backend.databaseUrl })
      const colleague = createHandling(other, { now: () => new Date(), files: backend.media })
      try {
        await backend.handling.move(number, officerMove('verified', { seen_step: 1 }))
        await expect(
          colleague.move(number, officerMove('failed', { seen_step: 1 })),
        ).rejects.toMatchObject({ code: 'MOVED_MEANWHILE' })
        await colleague.move(number, officerMove('followup', { seen_step: 2 }))
        expect(await row(number)).toMatchObject({ status: 'followup', step: 3 })
      } finally {
        await other.destroy()
      }
    })

    test('of two processes that move ten complaints at once each complaint has one winner', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 10 }, async () => (await filed()).number),
      )
      const [first, second] = await runOfficers(
        2,
        { DATA_DIR: backend.dataDir, DATABASE_URL: backend.databaseUrl },
        numbers,
      )
      for (const number of numbers) {
        expect([`${first?.[number]}`, `${second?.[number]}`].sort()).toEqual([
          'MOVED_MEANWHILE',
          'moved',
        ])
        expect(await steps(number)).toHaveLength(2)
      }
    })

    test('a step that cannot be stored whole changes nothing', async () => {
      const { number } = await filed()
      const failing = createHandling(backend.db, {
        now: () => new Date(),
        files: backend.media,
        onEvent: () => Promise.reject(new Error('outbox')),
      })
      await expect(failing.move(number, officerMove('verified'))).rejects.toThrow('outbox')
      await expect(
        backend.handling.move(number, officerMove('verified', { evidence: ['0'.repeat(32)] })),
      ).rejects.toMatchObject({
        details: { fields: { 'evidence.0': [{ rule: 'unknownPhoto' }] } },
      })
      expect(await row(number)).toMatchObject({ status: 'unverified', step: 1 })
      expect(await steps(number)).toHaveLength(1)
    })

    test('what follows a step is told once after it is stored, inside and outside its transaction', async () => {
      const { number } = await filed()
      const notified: string[] = []
      const observed = createHandling(backend.db, {
        now: () => new Date(),
        files: backend.media,
        onEvent: async (id, transaction) => {
          const { step } = await transaction
            .selectFrom('complaints')
            .select('step')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          notified.push(`step ${step}`)
        },
        onPublicChange: () => notified.push('changed'),
      })
      await observed.move(number, officerMove('verified'))
      await expect(observed.move(number, officerMove('verified'))).rejects.toMatchObject({
        code: 'MOVE_NOT_ALLOWED',
      })
      expect(notified).toEqual(['step 2', 'changed'])
    })
  })

  describe('words, questions and extensions', () => {
    test('a word is a step without a move', async () => {
      const { number } = await filed()
      expect(await backend.handling.answer(number, word)).toMatchObject({
        status: 'unverified',
        step: 2,
        awaits: null,
      })
      expect(await backend.complaints.history(number, null, 'id')).toMatchObject([
        { kind: 'answered', note: word.note },
        { kind: 'received' },
      ])
    })

    test('a question is read by reporter and officers alone, everybody sees that one was asked', async () => {
      const { number, secret } = await filed()
      expect(await backend.handling.ask(number, question)).toMatchObject({ awaits: 'answer' })
      const [forAll, own] = [
        await backend.complaints.history(number, null, 'id'),
        await backend.complaints.history(number, secret, 'id'),
      ]
      expect(forAll?.[0]).toMatchObject({ kind: 'asked', message: null })
      expect(JSON.stringify(forAll)).not.toContain('rumah nomor')
      expect(own?.[0]).toMatchObject({ message: { author: 'officer', text: question.text } })
      await expect(backend.handling.ask(number, question)).rejects.toMatchObject({
        code: 'MOVE_NOT_ALLOWED',
      })
    })

    test('an extension reaches sixty working days from today and not a day further, also of a complaint that is late', async () => {
      const { number } = await filed()
      backend.clock.now = new Date('2026-12-07T03:00:00Z')
      const last = latestExtension('2026-12-07')
      expect(last).toBe(addWorkingDays('2026-12-07', 60).day)
      await backend.db
        .updateTable('complaints')
        .set({ resolve_due_on: '2026-12-01' })
        .where('number', '=', number)
        .execute()
      const extend = (due_on: string) =>
        backend.handling.extend(number, {
          due_on,
          reason_code: 'budget',
          note: '',
          note_en: '',
          actor: 'petugas-1',
        })
      await expect(extend('2026-12-07')).rejects.toMatchObject({
        details: { fields: { due_on: [{ rule: 'notLater' }] } },
      })
      for (const day of [addDays(last, 1), '2099-03-01'])
        await expect(extend(day)).rejects.toMatchObject({
          details: { fields: { due_on: [{ rule: 'tooLate', length: 60 }] } },
        })
      expect(await extend(last)).toMatchObject({ step: 2, resolve_due_on: last })
      backend.clock.now = null
    })

    test('an extension must give a later day and says why', async () => {
      const { number } = await filed()
      const { resolve_due_on: due } = await row(number)
      if (due === null) throw new Error('no day')
      const extension = {
        due_on: addWorkingDays(due, 5).day,
        reason_code: 'weather' as const,
        note: '',
        note_en: '',
        actor: 'petugas-1',
      }
      await expect(
        backend.handling.extend(number, { ...extension, due_on: due }),
      ).rejects.toMatchObject({ details: { fields: { due_on: [{ rule: 'notLater' }] } } })
      expect(await backend.handling.extend(number, extension)).toMatchObject({
        resolve_due_on: extension.due_on,
      })
      expect((await steps(number)).at(-1)).toMatchObject({
        kind: 'extended',
        reason_code: 'weather',
        due_on: extension.due_on,
      })
    })
  })

  describe('ends nobody answers', () => {
    // Proposed on Monday 9 March 2026. Nyepi with its joint leave (18 and 19 March) and Idulfitri with its own (20, 23 and 24 March) do not
    // count: 10, 11, 12, 13, 16, 17 are six working days, then 25, 26, 27 March and Monday 30 March make ten.
    const [proposedAt, lastDay, closingDay] = [
      new Date('2026-03-09T03:00:00Z'),
      new Date('2026-03-29T16:59:00Z'),
      new Date('2026-03-29T17:00:00Z'),
    ]

    test('close although one of them cannot be', async () => {
      const proposed = async () => {
        const { number } = await filed()
        await atStatus(number, 'followup')
        backend.clock.now = proposedAt
        await backend.handling.move(number, officerMove('finished'))
        return number
      }
      const [broken, other] = [await proposed(), await proposed()]
      const { id } = await backend.db
        .selectFrom('complaints')
        .select('id')
        .where('number', '=', broken)
        .executeTakeFirstOrThrow()
      const failure = new Error('no mail can be queued')
      const reported: unknown[] = []
      const settings = {
        now: () => closingDay,
        onEvent: (complaintId: string) =>
          complaintId === id ? Promise.reject(failure) : Promise.resolve(),
      }
      expect(await autoClose(backend.db, settings, (error) => reported.push(error))).toBe(1)
      expect(reported).toEqual([failure])
      expect((await steps(other)).at(-1)).toMatchObject({ kind: 'closed_automatically' })
      expect(await autoClose(backend.db, { now: () => closingDay }, rethrow)).toBe(1)
    })

    test('are taken back, like a question, when an officer goes on', async () => {
      const { number } = await filed()
      await backend.handling.ask(number, question)
      expect(await backend.handling.move(number, officerMove('verified'))).toMatchObject({
        awaits: null,
      })
      await backend.handling.move(number, officerMove('followup'))
      backend.clock.now = proposedAt
      await backend.handling.move(number, officerMove('finished'))
      await backend.handling.move(number, officerMove('review'))
      backend.clock.now = null
      expect(await row(number)).toMatchObject({ awaits: null, awaits_since: null })
      expect(await autoClose(backend.db, { now: () => closingDay }, rethrow)).toBe(0)
      expect(await row(number)).toMatchObject({ status: 'review', closed_at: null })
    })

    test('close by themselves after ten working days without holidays, once, and can be reopened', async () => {
      const { number, secret } = await filed()
      await atStatus(number, 'followup')
      backend.clock.now = proposedAt
      await backend.handling.move(number, officerMove('finished'))
      expect((await backend.complaints.view(number, secret, 'id'))?.closes_on).toBe('2026-03-30')
      expect(await autoClose(backend.db, { now: () => lastDay }, rethrow)).toBe(0)
      const closed = await Promise.all([
        autoClose(backend.db, { now: () => closingDay }, rethrow),
        autoClose(backend.db, { now: () => closingDay }, rethrow),
      ])
      expect(closed.sort()).toEqual([0, 1])
      expect(await autoClose(backend.db, { now: () => closingDay }, rethrow)).toBe(0)
      expect((await steps(number)).at(-1)).toMatchObject({
        kind: 'closed_automatically',
        status: 'finished',
        actor: 'portal',
      })
      backend.clock.now = new Date('2026-04-01T03:00:00Z')
      expect(
        await backend.reporters.reopen(number, secret, { reason: 'Lubangnya masih ada.' }),
      ).toMatchObject({ status: 'review' })
      backend.clock.now = null
    })
  })

  describe('holding', () => {
    test('hides a complaint from everybody but its holder until it is released', async () => {
      const { number, secret } = await filed()
      await backend.handling.hold(number, {
        reason_code: 'person_named',
        note: 'Menyebut nama tetangga.',
        actor: 'petugas-1',
      })
      expect([
        await backend.complaints.view(number, null, 'id'),
        await backend.complaints.history(number, null, 'id'),
      ]).toEqual([null, null])
      expect(await backend.complaints.view(number, secret, 'id')).toMatchObject({
        complaint_id: number,
      })
      await expect(
        backend.handling.hold(number, { reason_code: 'flagged', note: '', actor: 'petugas-1' }),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
      await backend.handling.hold(number, { reason_code: null, note: '', actor: 'petugas-1' })
      await expect(
        backend.handling.hold(number, { reason_code: null, note: '', actor: 'petugas-1' }),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
      const shown = JSON.stringify(await backend.complaints.history(number, null, 'id'))
      for (const hidden of ['tetangga', 'released', 'held']) expect(shown).not.toContain(hidden)
    })
  })

  describe('lists', () => {
    test('late ones come first, what is owed no more last; a whole number finds its complaint', async () => {
      const [late, later, done, waiting] = [
        await filed(),
        await filed(),
        await filed(),
        await filed(),
      ]
      const set = (number: string, values: { resolve_due_on: string | null; awaits?: 'answer' }) =>
        backend.db.updateTable('complaints').set(values).where('number', '=', number).execute()
      await set(late.number, { resolve_due_on: '2020-01-02' })
      await set(waiting.number, { resolve_due_on: '2020-01-03', awaits: 'answer' })
      await set(later.number, { resolve_due_on: '2020-01-04' })
      await set(done.number, { resolve_due_on: null })
      const all = await backend.handling.list({ per_page: 100 })
      const numbers = all.data.map(({ complaint_number: number }) => number)
      expect(numbers.slice(0, 3)).toEqual([late.number, waiting.number, later.number])
      expect(all.data.at(-1)?.resolve_due_on).toBeNull()
      const lateOnes = await backend.handling.list({ is_late: '1', per_page: 100 })
      expect(lateOnes.data.slice(0, 2).map(({ complaint_number: number }) => number)).toEqual([
        late.number,
        later.number,
      ])
      expect(lateOnes.data.map(({ complaint_number: number }) => number)).not.toContain(
        waiting.number,
      )
      expect(lateOnes.data.every(({ is_late: isLate }) => isLate)).toBe(true)
      expect(await backend.handling.list({ q: late.number.toLowerCase() })).toMatchObject({
        meta: { total_count: 1 },
        data: [{ complaint_number: late.number }],
      })
      expect(JSON.stringify(all)).not.toMatch(/Budi|08123456|warga\.id|Geger/)
    })

    test('what is due today is late from tomorrow on', async () => {
      const { number } = await filed()
      const { resolve_due_on: due } = await row(number)
      if (due === null) throw new Error('no day')
      const isLate = async (day: Day) => {
        backend.clock.now = new Date(`${day}T12:00:00+07:00`)
        const [listed] = (await backend.handling.list({ q: number })).data
        const { data: late } = await backend.handling.list({ q: number, is_late: '1' })
        return [listed?.is_late, late.length]
      }
      expect([await isLate(due), await isLate(addDays(due, 1))]).toEqual([
        [false, 0],
        [true, 1],
      ])
      backend.clock.now = null
    })

    test('filters narrow together, signs of patterns mean themselves, a page past the end is empty', async () => {
      const { number } = await filed({
        information: { title: 'Tarif 100% naik', reason: 'Ongkos kirim.' },
      })
      expect(
        (await backend.handling.list({ q: '100%' })).data.map(
          ({ complaint_number: found }) => found,
        ),
      ).toEqual([number])
      expect((await backend.handling.list({ q: '1_0%' })).data).toEqual([])
      expect(
        (await backend.handling.list({ q: '100%', status: 'finished' })).meta.total_count,
      ).toBe(0)
      expect(
        (
          await backend.handling.list({
            q: '100%',
            city_id: '32.73',
            category_id: 'infrastruktur',
            is_held: '0',
            order: 'newest',
          })
        ).meta.total_count,
      ).toBe(1)
      expect(await backend.handling.list({ q: '100%', page: 2 })).toMatchObject({
        data: [],
        meta: { total_count: 1 },
      })
    })

    test('the detail has the contact, the messages and where it may go', async () => {
      const { number } = await filed()
      await backend.handling.ask(number, question)
      const detail = await backend.handling.show(number, officerReader)
      expect(detail).toMatchObject({
        reporter: { name: 'Budi Santoso', phone: '081234567890' },
        awaits: 'answer',
        photos: [{}],
        flags: 0,
      })
      expect(detail?.steps.at(-1)).toMatchObject({
        kind: 'asked',
        message: { author: 'officer', text: question.text },
        actor: 'petugas-1',
      })
      expect(detail?.moves).toContain('verified')
      expect(detail?.moves).not.toContain('canceled')
      expect(await backend.handling.show('JBR-1', officerReader)).toBeNull()
    })
  })
})
