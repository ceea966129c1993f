import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { millisecondsInHour } from 'date-fns/constants'
import {
  correctionsMax,
  erasureRequestsMax,
  rightsDecision,
  rightsHours,
} from '@/lib/schemas/complaint-rights'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import {
  createReporterActions,
  type ReporterActions,
} from '@/lib/server/complaints/embedded/reporter/reporter'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import { forgetSupporters } from '@/lib/server/notifications/embedded/forget-supporter-addresses'
import { queueMessages } from '@/lib/server/notifications/embedded/queue-messages'
import { totalDifferences } from '@/lib/server/complaints/embedded/statistics/total-differences'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { providedGauges } from '@/lib/server/observability/gauges'
import { backends, type DraftChanges, type TestBackend } from './complaints-backend'
import {
  eventsOf,
  fileComplaint,
  officerMove,
  officerReader,
  patternPhoto,
  rowOf,
} from './handled-complaints'
import { confirmedBefore } from './mail-recipients'

const contact = { name: 'Budi Setiawan', phone: '081298765432', email: 'budi.setiawan@warga.id' }
const mail = { siteOrigin: 'http://localhost:3000', contact: 'info@jabarprov.go.id' }
const refused = { code: 'MOVE_NOT_ALLOWED' }
const granted = rightsDecision.parse({ is_granted: true, actor: 'petugas-1' })
const denied = rightsDecision.parse({
  is_granted: false,
  reason: 'Masih menjadi barang bukti.',
  reason_en: 'It is still evidence.',
  actor: 'petugas-1',
})

describe.each(backends)('rights of reporters on $name', ({ open }) => {
  let backend: TestBackend
  let reporters: ReporterActions
  let changes = 0
  beforeAll(async () => {
    backend = await open()
    await backend.importCategories()
    const now = () => backend.clock.now ?? new Date()
    reporters = createReporterActions(backend.db, {
      now,
      siteOrigin: mail.siteOrigin,
      onEvent: (id, transaction) => queueMessages(transaction, id, now(), mail),
      onPublicChange: () => (changes += 1),
    })
  })
  afterAll(() => backend.close())

  // One moment for all, because statistics say as of when they are.
  const moment = new Date()
  const monitoring = () => createMonitoring(backend.db, { now: () => moment })
  const filed = (draft?: DraftChanges) => fileComplaint(backend, draft)
  const row = (number: string) => rowOf(backend, number)
  const kinds = async (number: string) => (await eventsOf(backend, number)).map(({ kind }) => kind)
  const rights = async (number: string) =>
    backend.db
      .selectFrom('complaint_rights')
      .selectAll()
      .where('complaint_id', '=', (await row(number)).id)
      .orderBy('id')
      .execute()
  const mails = async (number: string) =>
    backend.db
      .selectFrom('outbox')
      .selectAll()
      .where('complaint_id', '=', (await row(number)).id)
      .execute()
  const subscribers = async (number: string) =>
    (
      await backend.db
        .selectFrom('mail_subscriptions')
        .select(['address_hash', 'state'])
        .where('complaint_id', '=', (await row(number)).id)
        .execute()
    ).map(({ address_hash: hash, state }) => [hash, state])

  test('nothing is done or told without the own secret', async () => {
    const { number, secret } = await filed()
    const before = await row(number)
    const temporary = (await reporters.recover(number, '081234567890'))?.secret ?? ''
    for (const attempt of [
      (key: string) => reporters.correctContact(number, key, contact),
      (key: string) => reporters.hideName(number, key),
      (key: string) => reporters.makePrivate(number, key),
      (key: string) => reporters.erase(number, key, 'id'),
    ]) {
      expect(await attempt('0'.repeat(26))).toBeNull()
      await expect(attempt(temporary)).rejects.toMatchObject(refused)
    }
    expect(await row(number)).toEqual(before)
    expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
      acts: [],
      erasure: null,
    })
    expect(await rights(number)).toEqual([])
    expect((await backend.complaints.view(number, secret, 'id'))?.acts).toEqual(
      expect.arrayContaining(['correct_contact', 'hide_name', 'make_private', 'erase']),
    )
  })

  test('seeing the data tells who read contacts, what was mailed and agreed, and is recorded once', async () => {
    const { number, secret } = await filed()
    await reporters.correctContact(number, secret, contact)
    await backend.handling.show(number, officerReader)
    await reporters.ownData(number, secret, 'id')
    const own = await reporters.ownData(number, secret, 'en')
    expect(own).toMatchObject({
      reporter: contact,
      mail_consent: { state: 'asked' },
      mails: [{ sent_at: null }],
      contact_reads: [{ reader: officerReader.name }],
      rights: [
        { kind: 'access', state: 'done' },
        { kind: 'correct_contact', state: 'done' },
      ],
    })
    expect((await rights(number)).map(({ kind }) => kind)).toEqual(['correct_contact', 'access'])
    expect(JSON.stringify(own)).not.toMatch(/hash|salt|stop_/)
  })

  test('seeing the data tells nothing of what others were told, read and showed', async () => {
    const [{ number, secret }, other] = [await filed(), await filed()]
    const { id } = await row(number)
    const created_at = new Date().toISOString()
    await backend.handling.show(other.number, officerReader)
    await backend.db
      .insertInto('outbox')
      .values({
        id: `supporter-${id}`,
        complaint_id: id,
        channel: 'mail',
        recipient: 'ani@warga.id',
        subject: 'Kabar untuk pendukung',
        body: '',
        created_at,
        next_attempt_at: null,
        sent_at: null,
      })
      .execute()
    const { id: proof } = await backend.handling.addEvidence(
      number,
      { bytes: await patternPhoto(21), originalName: 'bukti.jpg' },
      'petugas-1',
    )
    await backend.handling.move(number, officerMove('verified', { evidence: [proof] }))
    const own = await reporters.ownData(number, secret, 'id')
    expect([own?.mails, own?.contact_reads, own?.photos.length]).toEqual([[], [], 1])
    expect(own?.photos.join()).not.toContain(proof)
  })

  describe('correcting the contact', () => {
    test('asks the new address, leaves the old one alone, and says nothing of either', async () => {
      const { number, secret } = await filed()
      await reporters.correctContact(number, secret, { ...contact, email: 'satu@warga.id' })
      const first = await reporters.correctContact(number, secret, contact)
      expect(await reporters.correctContact(number, secret, contact)).toEqual(first)
      expect(await row(number)).toMatchObject({
        reporter_name: contact.name,
        reporter_phone: contact.phone,
        reporter_email: contact.email,
      })
      expect((await mails(number)).map(({ recipient }) => recipient)).toEqual([contact.email])
      expect(await subscribers(number)).toEqual([[addressHash(contact.email), 'asked']])
      const events = await eventsOf(backend, number)
      expect(events.map(({ kind }) => kind)).toEqual([
        'received',
        'contact_corrected',
        'contact_corrected',
      ])
      expect(JSON.stringify(events)).not.toMatch(/Budi|0812|warga/)
      expect(JSON.stringify(await backend.complaints.history(number, null, 'id'))).not.toContain(
        'contact_corrected',
      )
      expect(await reporters.recover(number, contact.phone)).not.toBeNull()
      expect(await reporters.recover(number, '081234567890')).toBeNull()
    })

    test('asks an address again that it had before', async () => {
      const { number, secret } = await filed()
      for (const email of ['satu@warga.id', 'dua@warga.id', 'satu@warga.id']) {
        await reporters.correctContact(number, secret, { ...contact, email })
        await backend.db
          .updateTable('outbox')
          .set({ sent_at: new Date().toISOString(), recipient: '' })
          .execute()
      }
      const [last] = (await mails(number)).toSorted((a, b) =>
        a.created_at < b.created_at ? 1 : -1,
      )
      expect(last?.address_hash).toBe(addressHash('satu@warga.id'))
      expect(await subscribers(number)).toEqual([[addressHash('satu@warga.id'), 'asked']])
    })

    test('asks the address of a supporter too, and keeps what it becomes when supporters hear no more', async () => {
      const { number, secret } = await filed()
      const { id } = await row(number)
      const email = 'ani.pendukung@warga.id'
      const address_hash = addressHash(email)
      const created_at = new Date().toISOString()
      await confirmedBefore(backend, email, new Date())
      await backend.db
        .insertInto('complaint_supporters')
        .values({ complaint_id: id, supporter_hash: 'ani', email, created_at })
        .execute()
      const support = (state: 'confirmed' | 'stopped') => ({
        complaint_id: id,
        address_hash,
        audience: 'supporter' as const,
        state,
        confirm_hash: null,
        confirm_ends_at: null,
        created_at,
      })
      await backend.db.insertInto('mail_subscriptions').values(support('confirmed')).execute()
      await reporters.correctContact(number, secret, { ...contact, email })
      const asked = [[address_hash, 'asked']]
      expect(await subscribers(number)).toEqual(asked)
      expect((await mails(number)).map(({ recipient }) => recipient)).toEqual([email])
      await reporters.makePrivate(number, secret)
      expect(await subscribers(number)).toEqual(asked)
      await backend.db.deleteFrom('mail_subscriptions').where('complaint_id', '=', id).execute()
      await backend.db.insertInto('mail_subscriptions').values(support('stopped')).execute()
      await reporters.correctContact(number, secret, { ...contact, email: 'lain@warga.id' })
      await reporters.correctContact(number, secret, { ...contact, email })
      expect(await subscribers(number)).toContainEqual([address_hash, 'stopped'])
    })

    test('keeps the address asked when only the name changes', async () => {
      const { number, secret } = await filed()
      await reporters.correctContact(number, secret, contact)
      await reporters.correctContact(number, secret, { ...contact, name: 'Budi S.' })
      expect(await mails(number)).toHaveLength(1)
    })

    test('refuses an address that cannot exist, an erased identity, and more than it is meant for', async () => {
      const { number, secret } = await filed()
      await expect(
        reporters.correctContact(number, secret, { ...contact, email: 'budi@contoh.invalid' }),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { email: [{ rule: 'email' }] } },
      })
      for (let at = 0; at < correctionsMax; at += 1)
        await reporters.correctContact(number, secret, { ...contact, name: `Budi ${at}` })
      await expect(reporters.correctContact(number, secret, contact)).rejects.toMatchObject(refused)
      expect((await row(number)).reporter_name).toBe(`Budi ${correctionsMax - 1}`)
      expect(await rights(number)).toHaveLength(correctionsMax)
      await reporters.eraseIdentity(number, secret)
      await expect(reporters.correctContact(number, secret, contact)).rejects.toMatchObject(refused)
      expect((await row(number)).reporter_name).toBe('')
    })
  })

  describe('leaving the public', () => {
    test('keeps no address that a supporter leaves at the same moment', async () => {
      const { number, secret } = await filed()
      const { db } = backend
      const begin = db.transaction.bind(db)
      // The reporter is faster than the supporter, who has seen it in public.
      const late = begin()
      const execute = late.execute.bind(late)
      vi.spyOn(late, 'execute').mockImplementation(async (work) => {
        await reporters.makePrivate(number, secret)
        return execute(work)
      })
      const transaction = vi.spyOn(db, 'transaction').mockReturnValueOnce(late)
      const supporter = { browserId: 'c'.repeat(32), email: 'ani@warga.id' }
      const answer = await monitoring().support(number, supporter)
      transaction.mockRestore()
      expect(answer).toBeNull()
      const { id } = await row(number)
      const kept = await db
        .selectFrom('complaint_supporters')
        .select('email')
        .where('complaint_id', '=', id)
        .execute()
      expect(kept).toEqual([])
    })

    const listedNames = async (title: string) =>
      (await monitoring().list({ q: title }, 'id')).data.map(({ reporter_name: name }) => name)

    test('a hidden name is nowhere public from then on', async () => {
      const title = 'Jembatan gantung Cikaret rusak'
      const { number, secret } = await filed({ information: { title } })
      expect(await listedNames(title)).toEqual(['B*** S***'])
      const before = changes
      const first = await reporters.hideName(number, secret)
      expect(await reporters.hideName(number, secret)).toEqual(first)
      expect(changes).toBe(before + 1)
      expect((await listedNames(title))[0]).not.toContain('B***')
      expect(await backend.complaints.view(number, null, 'id')).toMatchObject({
        reporter_name: null,
        is_anonymous: true,
      })
      expect(await kinds(number)).toEqual(['received', 'name_hidden'])
      expect((await backend.handling.show(number, officerReader))?.reporter?.name).toBe(
        'Budi Santoso',
      )
      expect((await backend.complaints.view(number, secret, 'id'))?.acts).not.toContain('hide_name')
    })

    test('a private one leaves lists, search, likenesses and photos at once, and statistics count it on', async () => {
      const title = 'Lampu penyeberangan Cipaganti padam'
      const { number, secret } = await filed({ information: { title } })
      await backend.handling.move(number, officerMove('verified'))
      const photo =
        (await reporters.ownData(number, secret, 'id'))?.photos[0]?.split('/').at(-1) ?? ''
      expect((await backend.media.file(photo, null))?.isPublic).toBe(true)
      await monitoring().support(number, { browserId: 'a'.repeat(32), email: 'tetangga@warga.id' })
      const { id } = await row(number)
      await backend.db.transaction().execute(async (transaction) => {
        await queueMessages(transaction, id, new Date(), mail)
      })
      expect((await mails(number)).some(({ id: name }) => name.startsWith('supporter-'))).toBe(true)
      const counted = await monitoring().statistics({}, 'id')
      const before = changes
      const first = await reporters.makePrivate(number, secret)
      expect(await reporters.makePrivate(number, secret)).toEqual(first)
      expect(changes).toBe(before + 1)
      expect(await listedNames(title)).toEqual([])
      expect(await backend.complaints.view(number, null, 'id')).toBeNull()
      expect(await backend.complaints.history(number, null, 'id')).toBeNull()
      expect(await backend.media.file(photo, null)).toBeNull()
      expect(await monitoring().flag(number, { browserId: 'b'.repeat(32), reason: 'other' })).toBe(
        false,
      )
      expect((await backend.complaints.view(number, secret, 'id'))?.type).toBe('private')
      expect(await monitoring().statistics({}, 'id')).toEqual(counted)
      const openRequests = createOpenRequests(backend.db, { siteOrigin: mail.siteOrigin })
      const page = { page: 1, pageSize: 10, numbers: [number] }
      expect((await openRequests.list(page, 'id')).requests).toEqual([])
      expect(await totalDifferences(backend.db)).toEqual([])
      expect((await mails(number)).some(({ id: name }) => name.startsWith('supporter-'))).toBe(
        false,
      )
      const supporters = await backend.db
        .selectFrom('complaint_supporters')
        .select('email')
        .where('complaint_id', '=', id)
        .execute()
      expect(supporters).toEqual([{ email: '' }])
    })

    test('what many supporters left goes soon after it, whoever goes on, and they stay counted', async () => {
      const { db } = backend
      const { number, secret } = await filed()
      await backend.handling.move(number, officerMove('verified'))
      const { id } = await row(number)
      const many = Array.from({ length: 320 }, (_, nth) => `pendukung-${nth}`)
      const at = '2026-01-05T03:00:00.000Z'
      const rowsOf = <Row>(values: (name: string) => Row) => many.map((name) => values(name))
      await db
        .insertInto('complaint_supporters')
        .values(
          rowsOf((name) => ({
            complaint_id: id,
            supporter_hash: name,
            email: `${name}@warga.id`,
            created_at: at,
          })),
        )
        .execute()
      await db
        .insertInto('mail_subscriptions')
        .values(
          rowsOf((name) => ({
            complaint_id: id,
            address_hash: name,
            audience: 'supporter' as const,
            state: 'confirmed' as const,
            confirm_hash: null,
            confirm_ends_at: null,
            created_at: at,
          })),
        )
        .execute()
      await db
        .insertInto('mail_recipients')
        .values(
          rowsOf((name) => ({
            address_hash: name,
            confirmed_at: at,
            stopped_at: null,
            window_ends_at: at,
            first_mails: 0,
            later_mails: 0,
            ends_at: '2027-01-05T03:00:00.000Z',
          })),
        )
        .execute()
      for (const sent_at of [null, at])
        await db
          .insertInto('outbox')
          .values(
            rowsOf((name) => ({
              id: `supporter-${name}-${sent_at}`,
              complaint_id: id,
              channel: 'mail' as const,
              recipient: sent_at === null ? `${name}@warga.id` : '',
              subject: '',
              body: '',
              created_at: at,
              next_attempt_at: null,
              sent_at,
              address_hash: name,
              stop_hash: null,
            })),
          )
          .execute()
      const left = async () => {
        const addresses = await db
          .selectFrom('complaint_supporters')
          .select('email')
          .where('complaint_id', '=', id)
          .where('email', '!=', '')
          .execute()
        const subscriptions = await db
          .selectFrom('mail_subscriptions')
          .select('address_hash')
          .where('complaint_id', '=', id)
          .where('audience', '=', 'supporter')
          .execute()
        const consents = await db
          .selectFrom('mail_recipients')
          .select('address_hash')
          .where('address_hash', 'in', many)
          .where('confirmed_at', 'is not', null)
          .execute()
        const messages = await db
          .selectFrom('outbox')
          .select('sent_at')
          .where('complaint_id', '=', id)
          .where('id', 'like', 'supporter-%')
          .where('address_hash', '!=', '')
          .execute()
        const unsent = messages.filter(({ sent_at }) => sent_at === null).length
        return [addresses, subscriptions, consents, messages]
          .map(({ length }) => length)
          .concat(unsent)
      }
      expect(await left()).toEqual([320, 320, 320, 640, 320])
      await reporters.makePrivate(number, secret)
      expect(await left()).toEqual([320, 320, 320, 590, 270])
      let pieces = 0
      await forgetSupporters(db, { isStopping: () => pieces++ > 0 })
      expect(await left()).toEqual([120, 120, 120, 190, 70])
      await Promise.all([forgetSupporters(db), forgetSupporters(db)])
      expect(await left()).toEqual([0, 0, 0, 0, 0])
      expect(await db.selectFrom('supporter_removals').selectAll().execute()).toEqual([])
      const { supporters } = await db
        .selectFrom('complaint_listings')
        .select('supporters')
        .where('complaint_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(supporters).toBe(320)
    })

    test('those merged into it go their own way, because its notes are for its reporter alone', async () => {
      const [main, child] = [await filed(), await filed()]
      await backend.handling.merge(child.number, { into: main.number, actor: 'petugas-1' })
      await reporters.makePrivate(main.number, main.secret)
      expect(await row(child.number)).toMatchObject({ merged_into_id: null })
      expect((await kinds(child.number)).at(-1)).toBe('unmerged')
    })
  })

  describe('erasing', () => {
    const stored = async (number: string) => {
      const { id } = await row(number)
      const of = (table: 'photos' | 'complaint_messages' | 'complaint_access') =>
        backend.db.selectFrom(table).selectAll().where('complaint_id', '=', id).execute()
      return JSON.stringify([
        await row(number),
        await eventsOf(backend, number),
        await of('photos'),
        await of('complaint_messages'),
        await of('complaint_access'),
        await mails(number),
        await backend.handling.showAll([number], officerReader),
      ])
    }

    test('an ended one goes at once, with everything that retention takes, and its secret is told so', async () => {
      const { number, secret } = await filed()
      await reporters.recover(number, '081234567890')
      await reporters.add(number, secret, { text: 'Di depan rumah Bu Tini.', images: [] }, null)
      await backend.handling.move(number, officerMove('verified'))
      await backend.handling.move(number, officerMove('rejected'))
      const before = await monitoring().statistics({}, 'id')
      expect(await reporters.erase(number, secret, 'id')).toMatchObject({ state: 'done' })
      expect(await stored(number)).not.toMatch(/Budi|0812345|warga\.id|Geger|Tini|Lubang/)
      expect(await row(number)).toMatchObject({ status: 'rejected', city_name: 'Kota Bandung' })
      expect((await kinds(number)).at(-1)).toBe('erased')
      expect(await monitoring().statistics({}, 'id')).toEqual(before)
      for (const opened of [
        () => backend.complaints.view(number, secret, 'id'),
        () => backend.complaints.history(number, secret, 'id'),
        () => reporters.ownData(number, secret, 'id'),
        () => reporters.erase(number, secret, 'id'),
      ])
        await expect(opened()).rejects.toMatchObject({ code: 'ERASED' })
      for (const key of [null, '0'.repeat(26)])
        expect(await backend.complaints.view(number, key, 'id')).toBeNull()
      expect((await rights(number)).map(({ kind, state }) => [kind, state])).toEqual([
        ['erase', 'done'],
      ])
    })

    test('what was said of it by others goes too: flags, and whom its mails went to', async () => {
      const { number, secret } = await filed()
      const { id } = await row(number)
      const created_at = new Date().toISOString()
      await monitoring().flag(number, { browserId: 'a', reason: 'false' })
      for (const audience of ['reporter', 'supporter'])
        await backend.db
          .insertInto('outbox')
          .values({
            id: `${audience}-${id}`,
            complaint_id: id,
            channel: 'mail',
            recipient: '',
            subject: '',
            body: '',
            created_at,
            next_attempt_at: null,
            sent_at: created_at,
            address_hash: addressHash('budi@warga.id'),
            stop_hash: `${audience}-${id}`,
          })
          .execute()
      await reporters.withdraw(number, secret, { reason: '' })
      await reporters.erase(number, secret, 'id')
      const sentMails = (await mails(number)).filter(({ sent_at: at }) => at !== null)
      expect(sentMails.map(({ address_hash, stop_hash }) => [address_hash, stop_hash])).toEqual([
        ['', null],
        ['', null],
      ])
      const flags = backend.db.selectFrom('complaint_flags').selectAll()
      expect(await flags.where('complaint_id', '=', id).execute()).toEqual([])
    })

    test('one in process waits for an officer, with its hour, and is listed by it', async () => {
      const start = new Date('2030-05-06T03:00:00Z')
      backend.clock.now = start
      const [first, second] = [await filed(), await filed()]
      const asked = await reporters.erase(second.number, second.secret, 'id')
      expect(asked).toMatchObject({
        kind: 'erase',
        state: 'requested',
        due_at: '2030-05-09T10:00:00+07:00',
        decided_at: null,
      })
      backend.clock.now = new Date(start.getTime() + millisecondsInHour)
      await reporters.erase(first.number, first.secret, 'id')
      expect(await reporters.erase(second.number, second.secret, 'id')).toEqual(asked)
      expect(await kinds(second.number)).toEqual(['received', 'erasure_requested'])
      expect(await row(second.number)).toMatchObject({ status: 'unverified' })
      backend.clock.now = new Date(start.getTime() + (rightsHours + 0.5) * millisecondsInHour)
      const { data, meta } = await backend.handling.rightsRequests({ page: 1, per_page: 10 })
      expect(data.map(({ complaint_number: number, is_late: isLate }) => [number, isLate])).toEqual(
        [
          [second.number, true],
          [first.number, false],
        ],
      )
      expect(meta.total_count).toBe(2)
      expect(JSON.stringify(data)).not.toMatch(/Lubang|Budi/)
      expect((await backend.complaints.view(second.number, second.secret, 'id'))?.erasure).toEqual(
        asked,
      )
      expect(
        (await backend.complaints.view(second.number, second.secret, 'id'))?.acts,
      ).not.toContain('erase')
      provideDatabaseGauges(backend.db, { DATA_DIR: backend.dataDir })
      const gauge = providedGauges().find(({ name }) => name === 'portal_rights_requests')
      expect(await gauge?.read()).toEqual({ waiting: 2, late: 0 })
      await backend.db
        .updateTable('complaint_rights')
        .set({ due_at: '2026-01-01T00:00:00.000Z' })
        .where('complaint_id', '=', (await row(first.number)).id)
        .execute()
      expect(await gauge?.read()).toEqual({ waiting: 1, late: 1 })
      await backend.handling.decideErasure(first.number, granted)
      await backend.handling.decideErasure(second.number, granted)
      backend.clock.now = null
    })

    test('granted, it ends as a withdrawn one and is emptied; those merged into it go on', async () => {
      const [main, child] = [await filed(), await filed()]
      await backend.handling.merge(child.number, { into: main.number, actor: 'petugas-1' })
      await reporters.erase(main.number, main.secret, 'id')
      await expect(
        backend.handling.decideErasure(main.number, { ...granted, seen_step: 1 }),
      ).rejects.toMatchObject({ code: 'MOVED_MEANWHILE' })
      expect(await backend.handling.decideErasure(main.number, granted)).toMatchObject({
        status: 'canceled',
        resolve_due_on: null,
      })
      expect(await stored(main.number)).not.toMatch(/Budi|0812345|warga\.id|Geger|Lubang/)
      expect(await row(child.number)).toMatchObject({ merged_into_id: null, status: 'unverified' })
      expect(await rights(main.number)).toMatchObject([
        { kind: 'erase', state: 'done', decided_by: 'petugas-1' },
      ])
      await expect(backend.handling.decideErasure(main.number, granted)).rejects.toMatchObject(
        refused,
      )
      await expect(backend.complaints.view(main.number, main.secret, 'id')).rejects.toMatchObject({
        code: 'ERASED',
      })
      expect(await totalDifferences(backend.db)).toEqual([])
    })

    test('refused, the reporter reads why and may ask again, five times in all', async () => {
      const { number, secret } = await filed()
      for (let at = 0; at < erasureRequestsMax; at += 1) {
        await reporters.erase(number, secret, 'id')
        await backend.handling.decideErasure(number, denied)
      }
      const inBoth = await Promise.all(
        (['id', 'en'] as const).map((locale) => backend.complaints.view(number, secret, locale)),
      )
      expect(inBoth.map((view) => view?.erasure)).toMatchObject([
        { state: 'refused', reason: denied.reason },
        { state: 'refused', reason: denied.reason_en },
      ])
      expect(JSON.stringify(await eventsOf(backend, number))).not.toContain(denied.reason)
      await expect(reporters.erase(number, secret, 'id')).rejects.toMatchObject(refused)
      expect(inBoth[0]?.acts).not.toContain('erase')
      await expect(backend.handling.decideErasure(number, granted)).rejects.toMatchObject(refused)
      // Once it has ended nobody needs to decide.
      await reporters.withdraw(number, secret, { reason: '' })
      expect(await reporters.erase(number, secret, 'id')).toMatchObject({ state: 'done' })
      expect((await rights(number)).every(({ reason_id: reason }) => reason === '')).toBe(true)
    })

    test('one that ended while it waited is erased by its reporter, in the same request', async () => {
      const { number, secret } = await filed()
      await reporters.erase(number, secret, 'id')
      await reporters.withdraw(number, secret, { reason: '' })
      expect((await backend.complaints.view(number, secret, 'id'))?.acts).toContain('erase')
      await reporters.erase(number, secret, 'id')
      expect((await rights(number)).map(({ kind, state }) => [kind, state])).toEqual([
        ['erase', 'done'],
        ['withdraw', 'done'],
      ])
    })

    test('asked at the same moment from two places it is one request', async () => {
      const { number, secret } = await filed()
      await Promise.allSettled([
        reporters.erase(number, secret, 'id'),
        reporters.erase(number, secret, 'id'),
      ])
      expect(await rights(number)).toHaveLength(1)
    })
  })
})
