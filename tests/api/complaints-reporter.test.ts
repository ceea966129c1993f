import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { alwaysOffered, fileComplaint, officerReader, rowOf, eventsOf } from './handled-complaints'

const question = { text: 'Di depan rumah nomor berapa?', actor: 'petugas-1' }
const phone = '081234567890'
const wrongSecret = '0'.repeat(26)
const proposal = moveRequest.parse({
  to: 'finished',
  note: 'Lubang sudah ditambal.',
  actor: 'petugas-1',
})

describe.each(backends)('actions of reporters on $name', ({ open }) => {
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
  const withQuestion = async () => {
    const complaint = await filed()
    await backend.handling.ask(complaint.number, question)
    return complaint
  }
  const proposed = async () => {
    const complaint = await filed()
    await atStatus(complaint.number, 'followup')
    await backend.handling.move(complaint.number, proposal)
    return complaint
  }

  describe('secrets', () => {
    test('every action is closed to unknown numbers, wrong secrets and secrets of others, and then changes nothing', async () => {
      const { number } = await proposed()
      const other = await filed()
      const before = await row(number)
      for (const [wanted, secret] of [
        [number, wrongSecret],
        [number, ''],
        [number, other.secret],
        [newComplaintNumber(new Date('2020-01-01')), other.secret],
        ['JBR-1', other.secret],
      ] as const) {
        expect([
          await backend.reporters.answer(wanted, secret, { text: 'x', images: [] }, null),
          await backend.reporters.add(wanted, secret, { text: 'x', images: [] }, null),
          await backend.reporters.confirm(wanted, secret, { is_resolved: true, reason: '' }),
          await backend.reporters.reopen(wanted, secret, { reason: 'x' }),
          await backend.reporters.withdraw(wanted, secret, { reason: '' }),
          await backend.reporters.ownData(wanted, secret, 'id'),
          await backend.reporters.eraseIdentity(wanted, secret),
          await backend.reporters.replaceSecret(wanted, secret, null),
          await backend.reporters.replaceSecret(wanted, secret, randomUUID()),
        ]).toEqual(Array(9).fill(null))
      }
      expect(await row(number)).toEqual(before)
    })

    test('number and full phone open a complaint for half an hour, a private one too', async () => {
      const { number, secret } = await filed({ information: { type: 'private' } })
      const now = new Date()
      backend.clock.now = now
      const access = await backend.reporters.recover(number.toLowerCase(), phone)
      expect(access?.secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
      expect(access && Date.parse(access.expires_at) - now.getTime()).toBeGreaterThan(29 * 60_000)
      expect(await backend.reporters.ownData(number, access?.secret ?? '', 'id')).toMatchObject({
        complaint_number: number,
      })
      expect(await backend.complaints.view(number, access?.secret ?? '', 'id')).toMatchObject({
        complaint_id: number,
        is_holder: true,
      })
      backend.clock.now = new Date(now.getTime() + 30 * 60_000)
      expect(await backend.reporters.ownData(number, access?.secret ?? '', 'id')).toBeNull()
      expect(await backend.reporters.ownData(number, secret, 'id')).not.toBeNull()
      backend.clock.now = null
    })

    test('a temporary secret issued by a clock that was ahead opens nothing once that is set back', async () => {
      const { number, secret } = await filed({ information: { type: 'private' } })
      backend.clock.now = new Date(Date.now() + 400 * millisecondsInDay)
      const access = await backend.reporters.recover(number, phone)
      expect(access?.secret).toBeDefined()
      backend.clock.now = null
      expect(await backend.complaints.view(number, access?.secret ?? '', 'id')).toBeNull()
      expect(await backend.complaints.view(number, secret, 'id')).not.toBeNull()
    })

    test('a temporary secret opens its own complaint only, and its photos', async () => {
      const [mine, other] = [await filed({ information: { type: 'private' } }), await filed()]
      const access = await backend.reporters.recover(mine.number, phone)
      expect(await backend.reporters.ownData(other.number, access?.secret ?? '', 'id')).toBeNull()
      const photo =
        (await backend.reporters.ownData(mine.number, mine.secret, 'id'))?.photos[0]
          ?.split('/')
          .at(-1) ?? ''
      expect([
        await backend.media.file(photo, null),
        await backend.media.file(photo, wrongSecret),
      ]).toEqual([null, null])
      expect((await backend.media.file(photo, access?.secret ?? ''))?.isPublic).toBe(false)
    })

    test('a temporary secret neither withdraws nor erases nor locks the reporter out', async () => {
      const { number, secret } = await filed()
      const temporary = (await backend.reporters.recover(number, phone))?.secret ?? ''
      const before = await row(number)
      for (const attempt of [
        () => backend.reporters.withdraw(number, temporary, { reason: '' }),
        () => backend.reporters.eraseIdentity(number, temporary),
        () => backend.reporters.replaceSecret(number, temporary, randomUUID()),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
      }
      expect(await row(number)).toEqual(before)
      expect((await backend.complaints.view(number, temporary, 'id'))?.acts).toEqual([
        'add',
        'download',
      ])
      expect((await backend.complaints.view(number, secret, 'id'))?.acts).toEqual([
        'add',
        'withdraw',
        ...alwaysOffered,
      ])
    })

    test('recovering with anything else gives nothing, in the same steps', async () => {
      const { number } = await filed()
      const [erased, example] = [await filed(), await filed()]
      await backend.reporters.eraseIdentity(erased.number, erased.secret)
      await backend.db
        .updateTable('complaints')
        .set({ is_demo: 1 })
        .where('number', '=', example.number)
        .execute()
      let queries = 0
      const counted = backend.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const reporters = createReporterActions(counted, {
        now: () => new Date(),
        siteOrigin: 'http://localhost:3000',
      })
      const tried: number[] = []
      for (const [wanted, digits] of [
        [number, '081234567891'],
        [newComplaintNumber(new Date('2020-01-01')), phone],
        ['JBR-1', phone],
        [erased.number, phone],
        [example.number, phone],
      ] as const) {
        queries = 0
        expect(await reporters.recover(wanted, digits)).toBeNull()
        tried.push(queries)
      }
      expect(tried).toEqual([1, 1, 1, 1, 1])
    })

    test('a new secret stops the old one and all temporary ones', async () => {
      const { number, secret } = await filed()
      const access = await backend.reporters.recover(number, phone)
      const fresh = await backend.reporters.replaceSecret(number, secret, null)
      for (const old of [secret, access?.secret ?? ''])
        expect(await backend.reporters.ownData(number, old, 'id')).toBeNull()
      expect(await backend.reporters.ownData(number, fresh?.secret ?? '', 'id')).not.toBeNull()
      expect(JSON.stringify(await row(number))).not.toContain(fresh?.secret)
    })
  })

  describe('a new secret whose answer is lost', () => {
    const day = 24 * 3_600_000

    test('is given again under the same key to who has the old or the new one, and to nobody else', async () => {
      const { number, secret } = await filed()
      const key = randomUUID()
      const fresh = (await backend.reporters.replaceSecret(number, secret, key))?.secret ?? ''
      expect(fresh).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
      for (const [known, typed] of [
        [secret, key],
        [fresh, key],
        [secret.toLowerCase(), key.toUpperCase()],
      ] as const)
        expect(await backend.reporters.replaceSecret(number, known, typed)).toEqual({
          secret: fresh,
        })
      const other = await filed()
      for (const [wanted, known, typed] of [
        [number, secret, randomUUID()],
        [number, secret, null],
        [number, wrongSecret, key],
        [other.number, secret, key],
      ] as const)
        expect(await backend.reporters.replaceSecret(wanted, known, typed)).toBeNull()
      expect(await backend.reporters.ownData(number, secret, 'id')).toBeNull()
      expect(await backend.reporters.withdraw(number, fresh, { reason: '' })).toMatchObject({
        status: 'canceled',
      })
      const kept = await backend.db
        .selectFrom('complaint_access')
        .selectAll()
        .where('complaint_id', '=', (await row(number)).id)
        .execute()
      expect(kept).toHaveLength(2)
      expect(JSON.stringify([kept, await row(number)])).not.toMatch(
        new RegExp(`${secret}|${fresh}|${key}`, 'i'),
      )
    })

    test('asked for twice at once is one', async () => {
      const { number, secret } = await filed()
      const key = randomUUID()
      const [first, second] = await Promise.all([
        backend.reporters.replaceSecret(number, secret, key),
        backend.reporters.replaceSecret(number, secret, key),
      ])
      expect(first).toEqual(second)
      expect(await backend.reporters.ownData(number, first?.secret ?? '', 'id')).not.toBeNull()
    })

    test('ends after a day, and with the next one, which the same key makes anew', async () => {
      const { number, secret } = await filed()
      const [key, next] = [randomUUID(), randomUUID()]
      const start = new Date()
      backend.clock.now = start
      const first = (await backend.reporters.replaceSecret(number, secret, key))?.secret ?? ''
      backend.clock.now = new Date(start.getTime() + day - 1)
      expect(await backend.reporters.replaceSecret(number, secret, key)).toEqual({ secret: first })
      backend.clock.now = new Date(start.getTime() + day)
      expect(await backend.reporters.replaceSecret(number, secret, key)).toBeNull()
      const second = (await backend.reporters.replaceSecret(number, first, next))?.secret ?? ''
      expect(await backend.reporters.replaceSecret(number, secret, key)).toBeNull()
      const third = (await backend.reporters.replaceSecret(number, second, key))?.secret ?? ''
      expect([secret, first, second]).not.toContain(third)
      expect(await backend.reporters.replaceSecret(number, first, next)).toBeNull()
      backend.clock.now = null
    })

    test('ends with the clock that was ahead when it was asked for', async () => {
      const { number, secret } = await filed()
      const key = randomUUID()
      backend.clock.now = new Date(Date.now() + 400 * day)
      expect(await backend.reporters.replaceSecret(number, secret, key)).not.toBeNull()
      backend.clock.now = null
      expect(await backend.reporters.replaceSecret(number, secret, key)).toBeNull()
    })

    test('is another one also under the key of the form, which is told of no secret that opens nothing', async () => {
      const { key, request } = await draftOn(backend)
      const { complaint_number: number, secret } = await backend.complaints.create(request, key)
      expect((await backend.reporters.replaceSecret(number, secret, key))?.secret).not.toBe(secret)
      await expect(backend.complaints.create(request, key)).rejects.toMatchObject({
        code: 'MOVE_NOT_ALLOWED',
      })
    })
  })

  describe('answering', () => {
    test('lets the clock run on; the words and photos are for holder and officers alone', async () => {
      const { number, secret } = await withQuestion()
      const form = randomUUID()
      const image = await backend.media.savePhoto(
        { bytes: tinyPhoto, originalName: 'rumah.jpg' },
        form,
      )
      expect(
        await backend.reporters.answer(
          number,
          secret,
          { text: 'Nomor 12.', images: [image] },
          form,
        ),
      ).toMatchObject({ awaits: null, step: 3 })
      const [forAll, own] = [
        await backend.complaints.history(number, null, 'id'),
        await backend.complaints.history(number, secret, 'id'),
      ]
      expect(forAll?.[0]).toMatchObject({ kind: 'reporter_answered', message: null, evidences: [] })
      expect(own?.[0]).toMatchObject({
        message: { author: 'reporter', text: 'Nomor 12.' },
        evidences: [{ url: image.file_download_uri }],
      })
      const photo = image.file_download_uri.split('/').at(-1) ?? ''
      await backend.handling.move(
        number,
        moveRequest.parse({ to: 'verified', note: 'Jelas.', actor: 'petugas-1' }),
      )
      expect([
        await backend.media.file(photo, null),
        (await backend.media.file(photo, secret))?.isPublic,
      ]).toEqual([null, false])
    })

    test('twice with the same words, after a lost answer, is one step; other words are refused', async () => {
      const { number, secret } = await withQuestion()
      const first = await backend.reporters.answer(
        number,
        secret,
        { text: 'Nomor 12.', images: [] },
        null,
      )
      expect(
        await backend.reporters.answer(number, secret, { text: 'Nomor 12.', images: [] }, null),
      ).toEqual(first)
      await expect(
        backend.reporters.answer(number, secret, { text: 'Nomor 13.', images: [] }, null),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
      expect(await steps(number)).toHaveLength(3)
    })

    test('twice with the same words and another photo brings that photo too, up to ten and before the next step', async () => {
      const { number, secret } = await withQuestion()
      const form = randomUUID()
      const photo = () =>
        backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'rumah.jpg' }, form)
      const [first, second] = [await photo(), await photo()]
      const answer = (images: (typeof first)[]) =>
        backend.reporters.answer(number, secret, { text: 'Nomor 12.', images }, form)
      const result = await answer([first])
      expect(await answer([first, second])).toEqual(result)
      expect(await answer([first, second])).toEqual(result)
      const shown = async () => {
        const history = await backend.complaints.history(number, secret, 'id')
        const answers = history?.filter(({ kind }) => kind === 'reporter_answered')
        return answers?.map(({ evidences }) => evidences.map(({ url }) => url))
      }
      const both = [[first.file_download_uri, second.file_download_uri]]
      expect(await shown()).toEqual(both)
      const refused = { code: 'MOVE_NOT_ALLOWED' }
      const more = await Promise.all(Array.from({ length: 9 }, photo))
      await expect(answer(more)).rejects.toMatchObject(refused)
      await backend.handling.move(
        number,
        moveRequest.parse({ to: 'verified', note: 'Jelas.', actor: 'petugas-1' }),
      )
      await expect(answer([first, second, await photo()])).rejects.toMatchObject(refused)
      expect(await shown()).toEqual(both)
    })

    test('takes only photos of its own form', async () => {
      const { number, secret } = await withQuestion()
      const image = await backend.media.savePhoto(
        { bytes: tinyPhoto, originalName: 'rumah.jpg' },
        randomUUID(),
      )
      await expect(
        backend.reporters.answer(
          number,
          secret,
          { text: 'Nomor 12.', images: [image] },
          randomUUID(),
        ),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { 'images.0.file_download_uri': [{ rule: 'unknownPhoto' }] } },
      })
      expect(await row(number)).toMatchObject({ awaits: 'answer', step: 2 })
    })

    test('without a question is refused', async () => {
      const { number, secret } = await filed()
      await expect(
        backend.reporters.answer(number, secret, { text: 'x', images: [] }, null),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    })
  })

  describe('the last word', () => {
    test('yes finishes the complaint, also when it is said twice', async () => {
      const { number, secret } = await proposed()
      const yes = { is_resolved: true, reason: '' }
      const first = await backend.reporters.confirm(number, secret, yes)
      expect(first).toMatchObject({ status: 'finished', awaits: null, resolve_due_on: null })
      expect(await backend.reporters.confirm(number, secret, yes)).toEqual(first)
      expect((await steps(number)).map(({ kind }) => kind)).toEqual([
        'received',
        'closing_proposed',
        'confirmed',
      ])
    })

    test('no opens it again at the same office, and the reason stays between reporter and officers', async () => {
      const { number, secret } = await filed()
      await backend.handling.move(
        number,
        moveRequest.parse({ to: 'verified', note: 'Benar.', actor: 'petugas-1' }),
      )
      await backend.handling.move(
        number,
        moveRequest.parse({
          to: 'coordinated',
          note: 'Diteruskan.',
          body: 'Dinas Perhubungan',
          is_body_outside: true,
          actor: 'petugas-1',
        }),
      )
      await backend.handling.move(
        number,
        moveRequest.parse({ to: 'followup', note: 'Dikerjakan.', actor: 'petugas-1' }),
      )
      await backend.handling.move(number, proposal)
      expect(
        await backend.reporters.confirm(number, secret, {
          is_resolved: false,
          reason: 'Di depan rumah Pak Asep masih berlubang.',
        }),
      ).toMatchObject({ status: 'review', awaits: null })
      expect(await row(number)).toMatchObject({
        handling_body: 'Dinas Perhubungan',
        closed_at: null,
      })
      expect(JSON.stringify(await backend.complaints.history(number, null, 'id'))).not.toContain(
        'Asep',
      )
      expect(
        (await backend.complaints.history(number, secret, 'id'))?.[0]?.message?.text,
      ).toContain('Asep')
    })

    test('waits for a proposal', async () => {
      const { number, secret } = await filed()
      await expect(
        backend.reporters.confirm(number, secret, { is_resolved: true, reason: '' }),
      ).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    })

    test('of reporter and officer at the same moment one wins', async () => {
      const { number, secret } = await proposed()
      const both = await Promise.allSettled([
        backend.reporters.confirm(number, secret, { is_resolved: true, reason: '' }),
        backend.handling.move(
          number,
          moveRequest.parse({
            to: 'review',
            note: 'Diperiksa lagi.',
            actor: 'petugas-1',
            seen_step: 2,
          }),
        ),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await steps(number)).toHaveLength(3)
    })
  })

  describe('reopening and withdrawing', () => {
    test.each(['finished', 'rejected', 'diverted_to_span'] as const)(
      '%s can be opened again under its number',
      async (status) => {
        const { number, secret } = await filed()
        await atStatus(number, status)
        const first = await backend.reporters.reopen(number, secret, { reason: 'Belum selesai.' })
        expect(first).toMatchObject({ complaint_number: number, status: 'review' })
        expect(first?.resolve_due_on).not.toBeNull()
        expect(
          await backend.reporters.reopen(number, secret, { reason: 'Belum selesai.' }),
        ).toEqual(first)
      },
    )

    test('an open one cannot be reopened, an ended one not be withdrawn, a withdrawn one nothing', async () => {
      const [open, ended, gone] = [await filed(), await filed(), await filed()]
      await atStatus(ended.number, 'finished')
      await backend.reporters.withdraw(gone.number, gone.secret, { reason: 'Sudah beres.' })
      const refused = { code: 'MOVE_NOT_ALLOWED' }
      await expect(
        backend.reporters.reopen(open.number, open.secret, { reason: 'x' }),
      ).rejects.toMatchObject(refused)
      await expect(
        backend.reporters.withdraw(ended.number, ended.secret, { reason: '' }),
      ).rejects.toMatchObject(refused)
      await expect(
        backend.reporters.reopen(gone.number, gone.secret, { reason: 'x' }),
      ).rejects.toMatchObject(refused)
      expect(
        await backend.reporters.withdraw(gone.number, gone.secret, { reason: 'Sudah beres.' }),
      ).toMatchObject({ status: 'canceled', step: 2 })
      expect(await row(gone.number)).toMatchObject({ status: 'canceled', resolve_due_on: null })
    })

    test('a withdrawal ends what was waited for: nothing is asked and nothing proposed any more', async () => {
      for (const { number, secret } of [await withQuestion(), await proposed()]) {
        await backend.reporters.withdraw(number, secret, { reason: '' })
        expect(await row(number)).toMatchObject({ awaits: null, awaits_since: null })
        expect((await backend.complaints.view(number, secret, 'id'))?.acts).toEqual(alwaysOffered)
      }
    })

    test('the view offers the holder exactly the actions that are possible', async () => {
      const offers = async ({ number, secret }: { number: string; secret: string }) =>
        (await backend.complaints.view(number, secret, 'id'))?.acts
      expect(await offers(await filed())).toEqual(['add', 'withdraw', ...alwaysOffered])
      expect(await offers(await withQuestion())).toEqual([
        'answer',
        'add',
        'withdraw',
        ...alwaysOffered,
      ])
      expect(await offers(await proposed())).toEqual([
        'confirm',
        'add',
        'withdraw',
        ...alwaysOffered,
      ])
      const done = await filed()
      await atStatus(done.number, 'finished')
      expect(await offers(done)).toEqual(['reopen', 'rate', ...alwaysOffered])
      expect((await backend.complaints.view(done.number, null, 'id'))?.acts).toEqual([])
    })
  })

  describe('own data', () => {
    test('is everything that was sent and written, and nothing of the office', async () => {
      const { number, secret } = await withQuestion()
      await backend.reporters.answer(number, secret, { text: 'Nomor 12.', images: [] }, null)
      const data = await backend.reporters.ownData(number, secret, 'en')
      expect(data).toMatchObject({
        complaint_number: number,
        reporter: { name: 'Budi Santoso', phone, email: 'budi@warga.id' },
        category: 'Infrastructure',
        village: 'Sukarasa',
        address: 'Jl. Geger Kalong',
        messages: [
          { author: 'officer', text: question.text },
          { author: 'reporter', text: 'Nomor 12.' },
        ],
      })
      expect(data?.photos).toHaveLength(1)
      expect(JSON.stringify(data)).not.toMatch(/petugas-1|hash|salt/)
    })

    test('erasing the identity takes person, address, messages and unsent mail, and leaves the matter', async () => {
      const { number, secret } = await withQuestion()
      await backend.reporters.answer(
        number,
        secret,
        { text: 'Nomor 12, atas nama Budi.', images: [] },
        null,
      )
      const { id } = await row(number)
      const mail = {
        complaint_id: id,
        channel: 'mail' as const,
        recipient: 'budi@warga.id',
        subject: 'Aduan',
        body: 'Budi',
        created_at: '2026-01-01T00:00:00.000Z',
        next_attempt_at: null,
        sent_at: null,
      }
      await backend.db
        .insertInto('outbox')
        .values({ ...mail, id: `reporter-${randomUUID()}` })
        .execute()
      const first = await backend.reporters.eraseIdentity(number, secret)
      expect(await backend.reporters.eraseIdentity(number, secret)).toEqual(first)
      const stored = JSON.stringify([
        await row(number),
        await steps(number),
        await backend.db
          .selectFrom('complaint_messages')
          .selectAll()
          .where('complaint_id', '=', id)
          .execute(),
        await backend.db.selectFrom('outbox').selectAll().where('complaint_id', '=', id).execute(),
        await backend.handling.show(number, officerReader),
      ])
      expect(stored).not.toMatch(/Budi|08123456|warga\.id|Geger|Nomor 12/)
      expect(await row(number)).toMatchObject({
        title: 'Lubang di jalan desa',
        city_name: 'Kota Bandung',
        status: 'unverified',
      })
      expect(
        (await backend.complaints.history(number, null, 'id'))?.some(
          ({ kind }) => kind === 'identity_removed',
        ),
      ).toBe(false)
      expect(await backend.reporters.ownData(number, secret, 'id')).toMatchObject({
        reporter: null,
        messages: [],
      })
    })

    test('a question that waits survives the erasure, so that it can be answered', async () => {
      const { number, secret } = await withQuestion()
      await backend.reporters.eraseIdentity(number, secret)
      expect((await backend.reporters.ownData(number, secret, 'id'))?.messages).toMatchObject([
        { author: 'officer', text: question.text },
      ])
      expect(
        await backend.reporters.answer(number, secret, { text: 'Di jembatan.', images: [] }, null),
      ).toMatchObject({ awaits: null })
    })
  })
})
