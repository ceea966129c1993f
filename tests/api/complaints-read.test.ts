import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ComplaintStatus, complaintStatuses } from '@/lib/complaints/statuses'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { hashSecret } from '@/lib/server/complaints/embedded/complaint-secret'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { complaintHistory, viewComplaint } from '@/lib/server/complaints/embedded/read-complaint'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { alwaysOffered, fileComplaint, officerMove, patternPhoto } from './handled-complaints'

describe.each(backends)('reading complaints on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const draft = (changes?: DraftChanges) => draftOn(backend, changes)
  const filed = (changes?: DraftChanges) => fileComplaint(backend, changes)
  const idOf = async (number: string) =>
    (
      await backend.db
        .selectFrom('complaints')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).id

  describe('reading', () => {
    test('a public complaint shows no contact, full name, address detail or secret to anybody', async () => {
      const { key, request } = await draft({ place: { address_detail: 'rumah pagar hijau' } })
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      for (const known of [null, secret]) {
        const shown = JSON.stringify([
          await backend.complaints.view(number, known, 'id'),
          await backend.complaints.history(number, known, 'id'),
        ])
        expect(shown).toContain('B*** S***')
        for (const hidden of [
          'Budi',
          'Santoso',
          '08123456',
          'warga.id',
          'pagar hijau',
          'Geger Kalong',
          secret,
        ])
          expect(shown).not.toContain(hidden)
        // Where it is exactly is for whoever sent it.
        expect(shown.includes('107.59')).toBe(known === secret)
      }
    })

    test('an anonymous reporter has no name at all', async () => {
      const { key, request } = await draft({ information: { is_anonymous: true } })
      const { complaint_number: number } = await backend.complaints.create(request, key)
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        is_anonymous: true,
        reporter_name: null,
      })
    })

    test('a private complaint opens with its own secret only', async () => {
      const { key, request } = await draft({ information: { type: 'private' } })
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      expect(await backend.complaints.view(number, null, 'id')).toBeNull()
      expect(await backend.complaints.view(number, '', 'id')).toBeNull()
      expect(await backend.complaints.history(number, `${secret.slice(1)}0`, 'id')).toBeNull()
      expect(
        await backend.complaints.view(number.toLowerCase(), secret.toLowerCase(), 'id'),
      ).toMatchObject({ complaint_id: number, type: 'private' })
    })

    test('a wrong secret opens nothing, of a complaint that anybody may read without one either', async () => {
      const [{ number }, other] = [await filed(), await filed()]
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({ is_holder: false })
      for (const wrong of ['0'.repeat(26), other.secret])
        expect([
          await backend.complaints.view(number, wrong, 'id'),
          await backend.complaints.history(number, wrong, 'id'),
        ]).toEqual([null, null])
    })

    test('unknown numbers, wrong check characters and empty texts open nothing', async () => {
      const unknown = newComplaintNumber(new Date('2020-01-01'))
      for (const number of [
        unknown,
        `${unknown.slice(0, -1)}${unknown.endsWith('0') ? '1' : '0'}`,
        '',
        '%',
      ])
        expect(await backend.complaints.view(number, null, 'id')).toBeNull()
    })

    test('unknown, private, held, emptied and wrong secret take the same steps', async () => {
      const { key, request } = await draft({ information: { type: 'private' } })
      const { complaint_number: number } = await backend.complaints.create(request, key)
      const [held, emptied] = [await filed(), await filed()]
      await backend.handling.hold(held.number, {
        reason_code: 'language',
        note: '',
        actor: 'petugas-1',
      })
      await backend.db
        .updateTable('complaints')
        .set({ title: '' })
        .where('number', '=', emptied.number)
        .execute()
      let queries = 0
      const counted = backend.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const steps: number[] = []
      const unknown = newComplaintNumber(new Date('2020-01-01'))
      const hidden = [
        [unknown, null],
        ['JBR-1', 'X'],
        [number, null],
        [number, 'X'],
        [held.number, null],
        [held.number, 'X'],
        [emptied.number, null],
        [emptied.number, 'X'],
      ] as const
      for (const read of [viewComplaint, complaintHistory]) {
        for (const [wanted, secret] of hidden) {
          queries = 0
          expect(await read(counted, wanted, secret, 'id')).toBeNull()
          steps.push(queries)
        }
        queries = 0
        // Whoever has the secret may know that it was theirs.
        await expect(read(counted, emptied.number, emptied.secret, 'id')).rejects.toMatchObject({
          code: 'ERASED',
        })
        steps.push(queries)
      }
      expect(new Set(steps)).toEqual(new Set([1]))
    })

    test('photos are for the holder first and for everybody once verified', async () => {
      const { key, request } = await draft()
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      const photosFor = async (known: string | null) =>
        (await backend.complaints.view(number, known, 'id'))?.photos.length
      expect([await photosFor(null), await photosFor(secret)]).toEqual([0, 1])
      await backend.handling.move(number, officerMove('verified'))
      expect(await photosFor(null)).toBe(1)
    })

    test('photos leave the public with a complaint that is refused, withdrawn or to be verified again', async () => {
      const { number, secret } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      const url = (await backend.complaints.view(number, null, 'id'))?.photos[0]?.url ?? ''
      const monitoring = createMonitoring(backend.db, { now: () => new Date() })
      const seen = async (status: ComplaintStatus) => {
        await backend.db
          .updateTable('complaints')
          .set({ status })
          .where('number', '=', number)
          .execute()
        return [
          (await backend.complaints.view(number, null, 'id'))?.photos.length,
          (await monitoring.list({ q: number }, 'id')).data[0]?.photo,
          (await backend.media.file(url.split('/').at(-1) ?? '', null))?.isPublic,
          (await backend.complaints.view(number, secret, 'id'))?.photos.length,
        ]
      }
      const hiding: readonly ComplaintStatus[] = ['unverified', 'failed', 'rejected', 'canceled']
      for (const status of complaintStatuses)
        expect([status, ...(await seen(status))]).toEqual(
          hiding.includes(status) ? [status, 0, null, undefined, 1] : [status, 1, url, true, 1],
        )
    })
  })

  describe('following', () => {
    test('shows steps newest first in both languages, and an Indonesian note as such where nobody translated it', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      await backend.handling.move(number, officerMove('followup', { note_en: '' }))
      const steps = await backend.complaints.history(number, null, 'en')
      expect(steps?.map(({ status, note, note_locale }) => [status, note, note_locale])).toEqual([
        ['followup', 'Petugas sudah memeriksa lokasi.', 'id'],
        ['verified', 'An officer has looked at the place.', 'en'],
        ['unverified', expect.stringContaining('We have received'), 'en'],
      ])
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        complaint_status_id: 'followup',
        status_name: 'Ditindaklanjuti',
      })
    })

    test('names the office, the promised days with their arithmetic, and nobody who moved it', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      await backend.handling.move(
        number,
        officerMove('coordinated', { body: 'Dinas Bina Marga dan Penataan Ruang' }),
      )
      const view = await backend.complaints.view(number, null, 'id')
      expect(view).toMatchObject({
        handling_body: 'Dinas Bina Marga dan Penataan Ruang',
        service_class: 'ordinary',
        awaits: null,
        closes_on: null,
        is_demo: false,
        supporters: 0,
      })
      expect(
        view?.deadlines.map(({ kind, working_days: days, state }) => [kind, days, state]),
      ).toEqual([
        ['verification', 3, 'met'],
        ['first_answer', 5, 'open'],
        ['resolution', 14, 'open'],
      ])
      expect(
        JSON.stringify([view, await backend.complaints.history(number, null, 'id')]),
      ).not.toContain('petugas-1')
    })

    test('a refusal says why and what to do next, in the language asked for', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('rejected', { reason_code: 'in_court' }))
      const [indonesian] = (await backend.complaints.history(number, null, 'id')) ?? []
      const [english] = (await backend.complaints.history(number, null, 'en')) ?? []
      expect(indonesian).toMatchObject({
        reason_code: 'in_court',
        reason: expect.stringContaining('pengadilan') as string,
        next_step: expect.stringContaining('Tunggu') as string,
      })
      expect(english?.reason).toContain('court')
    })

    test('what was asked and answered is for the holder alone; that something was asked is for everybody', async () => {
      const { number, secret } = await filed()
      await backend.handling.ask(number, { text: 'Di depan rumah siapa?', actor: 'petugas-1' })
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        awaits: 'answer',
        is_holder: false,
        acts: [],
      })
      expect(await backend.complaints.view(number, secret, 'id')).toMatchObject({
        is_holder: true,
        acts: ['answer', 'add', 'withdraw', ...alwaysOffered],
      })
      await backend.reporters.answer(
        number,
        secret,
        { text: 'Di depan rumah Pak Lurah', images: [] },
        null,
      )
      const [seenByAll, seenByHolder] = [
        await backend.complaints.history(number, null, 'id'),
        await backend.complaints.history(number, secret, 'id'),
      ]
      expect(seenByHolder?.slice(0, 2).map(({ message }) => message)).toEqual([
        { author: 'reporter', text: 'Di depan rumah Pak Lurah' },
        { author: 'officer', text: 'Di depan rumah siapa?' },
      ])
      for (const text of ['Pak Lurah', 'rumah siapa'])
        expect(JSON.stringify(seenByAll)).not.toContain(text)
    })

    test('steps that are not public are seen by the holder alone', async () => {
      const { number, secret } = await filed()
      await backend.reporters.eraseIdentity(number, secret)
      expect(
        (await backend.complaints.history(number, null, 'id'))?.map(({ kind }) => kind),
      ).toEqual(['received'])
      expect(
        (await backend.complaints.history(number, secret, 'id'))?.map(
          ({ kind, is_public: isPublic }) => [kind, isPublic],
        ),
      ).toEqual([
        ['identity_removed', false],
        ['received', true],
      ])
    })

    test('a proposed end says on which day it closes by itself', async () => {
      const { number, secret } = await filed()
      await backend.db
        .updateTable('complaints')
        .set({ status: 'followup' })
        .where('number', '=', number)
        .execute()
      // Proposed on Tue 10 March 2026: 11-13 (3), 16-17 (5), 18-24 closed, 25-27 (8), 30-31 (10)
      backend.clock.now = new Date('2026-03-10T03:00:00Z')
      await backend.handling.move(number, officerMove('finished'))
      backend.clock.now = null
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        awaits: 'confirmation',
        closes_on: '2026-03-31',
        closes_on_is_provisional: false,
        acts: [],
      })
      expect((await backend.complaints.view(number, secret, 'id'))?.acts).toContain('confirm')
    })

    test('proof stands with its step, unless it is held', async () => {
      const { number } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      const proof = async (seed: number) =>
        (
          await backend.handling.addEvidence(
            number,
            { bytes: await patternPhoto(seed), originalName: 'bukti.jpg' },
            'petugas-1',
          )
        ).id
      const [shown, held] = [await proof(11), await proof(12)]
      await backend.handling.move(number, officerMove('followup', { evidence: [shown] }))
      await backend.db
        .updateTable('photos')
        .set({ complaint_id: await idOf(number), step: 3, held_reason: 'near_copy' })
        .where('id', '=', held)
        .execute()
      const steps = await backend.complaints.history(number, null, 'id')
      expect(steps?.map(({ evidences }) => evidences)).toEqual([
        [{ url: `/v1/public/media/${shown}` }],
        [],
        [],
      ])
      expect((await backend.complaints.view(number, null, 'id'))?.photos).toHaveLength(1)
    })

    test('a held complaint answers as unknown to everybody but its holder', async () => {
      const { number, secret } = await filed()
      await backend.handling.hold(number, {
        reason_code: 'personal_data',
        note: '',
        actor: 'petugas-1',
      })
      expect([
        await backend.complaints.view(number, null, 'id'),
        await backend.complaints.history(number, null, 'id'),
      ]).toEqual([null, null])
      const seen = [
        await backend.complaints.view(number, secret, 'id'),
        await backend.complaints.history(number, secret, 'id'),
      ]
      expect(seen[0]).toMatchObject({ complaint_id: number })
      expect(JSON.stringify(seen)).not.toContain('personal_data')
      await backend.handling.hold(number, { reason_code: null, note: '', actor: 'petugas-1' })
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        complaint_id: number,
      })
    })

    test('a joined complaint names its main one only while that one is public and shown', async () => {
      const [main, joined] = [await filed(), await filed()]
      await backend.handling.merge(joined.number, { into: main.number, actor: 'petugas-1' })
      const shown = async () =>
        (await backend.complaints.view(joined.number, joined.secret, 'id'))?.merged_into
      expect(await shown()).toBe(main.number)
      await backend.handling.hold(main.number, {
        reason_code: 'officer',
        note: '',
        actor: 'petugas-1',
      })
      expect(await shown()).toBeNull()
    })

    test('a temporary secret opens a complaint while its time runs, coordinates are for whoever holds one', async () => {
      const { number } = await filed({ information: { type: 'private' } })
      const access = {
        secret_hash: hashSecret('SEMENTARA'),
        complaint_id: await idOf(number),
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      }
      await backend.db.insertInto('complaint_access').values(access).execute()
      const view = await backend.complaints.view(number, 'sementara', 'id')
      expect(view).toMatchObject({
        is_holder: true,
        longitude: expect.closeTo(107.59, 1) as number,
      })
      expect(
        await viewComplaint(backend.db, number, 'sementara', 'id', new Date(Date.now() + 61_000)),
      ).toBeNull()
    })

    test('supporters are counted, never named', async () => {
      const { number } = await filed()
      const id = await idOf(number)
      await backend.db
        .insertInto('complaint_supporters')
        .values({
          complaint_id: id,
          supporter_hash: '3'.repeat(64),
          email: 'tetangga@warga.id',
          created_at: new Date().toISOString(),
        })
        .execute()
      const view = await backend.complaints.view(number, null, 'id')
      expect(view?.supporters).toBe(1)
      expect(JSON.stringify(view)).not.toContain('tetangga')
    })

    test('the database itself refuses to change a step', async () => {
      await filed()
      await expect(
        backend.db.updateTable('complaint_history').set({ note_id: 'lain' }).execute(),
      ).rejects.toThrow('append-only')
    })
  })
})
