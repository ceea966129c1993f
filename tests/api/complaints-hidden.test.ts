import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintNumber } from '@/lib/schemas/complaints'
import { holdRequest } from '@/lib/schemas/complaint-handling'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { receiptFacts } from '@/lib/server/complaints/embedded/receipt/receipt-facts'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { sp4nReports } from '@/lib/server/complaints/embedded/sp4n/sp4n-reports'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import { deleteExpiredMessages } from '@/lib/server/notifications/embedded/delete-expired-messages'
import { notifySupporters } from '@/lib/server/notifications/embedded/notify-supporters'
import { queueMessages } from '@/lib/server/notifications/embedded/queue-messages'
import type { Database } from '@/lib/server/db/types'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, type TestBackend } from './complaints-backend'
import { eventsOf, fileComplaint, officerMove, officerReader, rowOf } from './handled-complaints'
import { confirmedBefore } from './mail-recipients'

const mail = { siteOrigin: 'http://localhost:3000', contact: 'info@jabarprov.go.id' }
const actor = 'petugas-1'
const refused = { code: 'MOVE_NOT_ALLOWED' }

describe.each(backends)('what was hidden or erased on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
    await backend.importCategories()
  })
  afterAll(() => backend.close())

  const now = () => backend.clock.now ?? new Date()
  const settings = {
    now,
    siteOrigin: mail.siteOrigin,
    onEvent: (id: string, transaction: Transaction<Database>) =>
      queueMessages(transaction, id, now(), mail),
  }
  const reporters = () => createReporterActions(backend.db, settings)
  const handling = () => createHandling(backend.db, { ...settings, files: backend.media })
  const row = (number: string) => rowOf(backend, number)

  async function finished() {
    const filed = await fileComplaint(backend)
    for (const to of ['verified', 'followup', 'finished'] as const)
      await handling().move(filed.number, officerMove(to))
    await reporters().confirm(filed.number, filed.secret, { is_resolved: true, reason: '' })
    return filed
  }

  test('keeps a reporter anonymous who was so before it was made private, in the export too', async () => {
    const filed = await fileComplaint(backend, { information: { is_anonymous: true } })
    const named = await fileComplaint(backend, { information: { title: 'Aduan dengan nama' } })
    await reporters().hideName(named.number, named.secret)
    for (const { number, secret } of [filed, named]) await reporters().makePrivate(number, secret)
    const counts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
    const exported = []
    for await (const piece of sp4nReports(backend.db, officerReader, now(), counts))
      exported.push(...piece)
    for (const { number } of [filed, named])
      expect(exported.find(({ nomor_asal: from }) => from === number)).toMatchObject({
        rahasia: 'ya',
        anonim: 'ya',
        pelapor: null,
        telepon: null,
        surel: null,
      })
  })

  test('is told to the national system by no step that is not public, and by no number of a main complaint', async () => {
    const [main, child] = [await fileComplaint(backend), await fileComplaint(backend)]
    await handling().hold(child.number, holdRequest.parse({ reason_code: 'language', actor }))
    await handling().hold(child.number, holdRequest.parse({ reason_code: null, actor }))
    await handling().ask(child.number, { text: 'Rumah siapa?', actor })
    await handling().merge(child.number, { into: main.number, actor })
    const told = async (reader: typeof officerReader | null) => {
      const counts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
      for await (const piece of sp4nReports(backend.db, reader, now(), counts)) {
        const report = piece.find(({ nomor_asal: from }) => from === child.number)
        if (report)
          return {
            main: report.laporan_induk,
            kinds: report.riwayat.map(({ jenis_asal: kind }) => kind),
            messages: report.riwayat.filter(({ pesan }) => pesan !== null).length,
          }
      }
      return null
    }
    const steps = ['received', 'asked', 'merged']
    const all = ['received', 'held', 'released', 'asked', 'merged']
    expect([await told(null), await told(officerReader)]).toEqual([
      { main: main.number, kinds: steps, messages: 0 },
      { main: main.number, kinds: all, messages: 1 },
    ])
    await handling().hold(main.number, holdRequest.parse({ reason_code: 'officer', actor }))
    expect([(await told(null))?.main, (await told(officerReader))?.main]).toEqual([null, null])
    await backend.db
      .updateTable('complaints')
      .set({ held_reason: null, type: 'private' })
      .where('number', '=', main.number)
      .execute()
    expect([(await told(null))?.main, (await told(officerReader))?.main]).toEqual([
      null,
      main.number,
    ])
  })

  test('begins no page of the public list, like a number that nobody has', async () => {
    const [first, closed, held, gone, last] = [
      await fileComplaint(backend, { information: { title: 'Pohon tumbang di jalan' } }),
      await fileComplaint(backend, { information: { type: 'private', is_anonymous: false } }),
      await fileComplaint(backend, { information: { reason: 'Telepon saya 081298765432 ya.' } }),
      await finished(),
      await fileComplaint(backend, { information: { title: 'Lampu jalan padam' } }),
    ]
    await reporters().erase(gone.number, gone.secret, 'id')
    const monitoring = createMonitoring(backend.db, { now })
    const after = async (number: string, sort_by: 'created_at' | 'updated_at') =>
      (await monitoring.list({ after: number, sort_by, sort_order: 'ASC' }, 'id')).data.map(
        (shown) => shown.complaint_number,
      )
    const unknown = complaintNumber.parse(newComplaintNumber(now()))
    for (const order of ['created_at', 'updated_at'] as const)
      for (const number of [unknown, closed.number, held.number, gone.number])
        expect([number, await after(number, order)]).toEqual([number, []])
    expect(await after(first.number, 'created_at')).toContain(last.number)
  })

  test('takes nothing more from officers when it is erased, and frees what was merged into it', async () => {
    const main = await finished()
    const [child, late] = [await fileComplaint(backend), await fileComplaint(backend)]
    await handling().merge(child.number, { into: main.number, actor })
    await reporters().erase(main.number, main.secret, 'id')
    const before = await row(main.number)
    for (const act of [
      () => handling().move(main.number, officerMove('review')),
      () =>
        handling().answer(main.number, {
          note: 'Rumah Bapak Budi.',
          note_en: '',
          actor,
          evidence: [],
          documents: [],
        }),
      () => handling().addEvidence(main.number, { bytes: tinyPhoto, originalName: 'a.jpg' }, actor),
      () => handling().hold(main.number, holdRequest.parse({ reason_code: 'language', actor })),
    ])
      await expect(act()).rejects.toMatchObject(refused)
    await expect(handling().merge(late.number, { into: main.number, actor })).rejects.toMatchObject(
      { code: 'VALIDATION_FAILED' },
    )
    expect(await row(main.number)).toEqual(before)
    expect((await row(child.number)).merged_into_id).toBeNull()
    expect((await eventsOf(backend, child.number)).at(-1)?.kind).toBe('unmerged')
  })

  test('has no receipt when it is erased', async () => {
    const { number, secret } = await finished()
    expect(await receiptFacts(backend.db, number, secret, 'id', now())).toMatchObject({ number })
    await reporters().erase(number, secret, 'id')
    await expect(receiptFacts(backend.db, number, secret, 'id', now())).rejects.toMatchObject({
      code: 'ERASED',
    })
  })

  test('is shown to officers as the likeness of no other complaint, and without a person no read is recorded', async () => {
    const [gone, other] = [await finished(), await fileComplaint(backend)]
    const alike = async () =>
      (await handling().show(other.number, officerReader))?.look_alikes.map(
        ({ complaint_number: number }) => number,
      )
    // The only one within reach, so that no other takes its place among the likeliest.
    const far = { latitude: -7.31, longitude: 107.61 }
    for (const { number } of [gone, other])
      await backend.db.updateTable('complaints').set(far).where('number', '=', number).execute()
    expect(await alike()).toEqual([gone.number])
    const reads = () =>
      backend.db
        .selectFrom('contact_reads')
        .select('reader')
        .where('complaint_number', '=', gone.number)
        .execute()
    await reporters().erase(gone.number, gone.secret, 'id')
    await backend.db.updateTable('complaints').set(far).where('number', '=', gone.number).execute()
    expect(await alike()).toEqual([])
    await handling().show(gone.number, officerReader)
    expect(await reads()).toEqual([])
  })

  test('lends its photos to no other complaint', async () => {
    const image = await backend.media.savePhoto(
      { bytes: tinyPhoto, originalName: 'jalan.jpg' },
      null,
    )
    const request = complaintWith(image)
    const { complaint_number: number, secret } = await createComplaint(
      backend.db,
      request,
      randomUUID(),
      backend.createSettings,
    )
    await reporters().withdraw(number, secret, { reason: '' })
    await reporters().erase(number, secret, 'id')
    await expect(
      createComplaint(backend.db, request, randomUUID(), backend.createSettings),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  describe('and mails to supporters that still wait', () => {
    async function supported(count: number) {
      const filed = await fileComplaint(backend)
      const { id } = await row(filed.number)
      for (let nth = 0; nth < count; nth += 1) {
        const email = `warga${nth}.${randomUUID().slice(0, 8)}@warga.id`
        const created_at = now().toISOString()
        await confirmedBefore(backend, email, now())
        await backend.db
          .insertInto('complaint_supporters')
          .values({ complaint_id: id, supporter_hash: email, email, created_at })
          .execute()
        await backend.db
          .insertInto('mail_subscriptions')
          .values({
            complaint_id: id,
            address_hash: addressHash(email),
            audience: 'supporter',
            state: 'confirmed',
            confirm_hash: null,
            confirm_ends_at: null,
            created_at,
          })
          .execute()
      }
      await handling().move(filed.number, officerMove('verified'))
      await notifySupporters(backend.db, { now }, mail)
      return { ...filed, id }
    }
    /** Mails to supporters that the next round would send. */
    const waiting = async (id: string) => {
      await deleteExpiredMessages(backend.db, now())
      return backend.db
        .selectFrom('outbox')
        .select('id')
        .where('complaint_id', '=', id)
        .where('id', 'like', 'supporter-%')
        .where('sent_at', 'is', null)
        .execute()
    }

    test('are not sent once it is held', async () => {
      const [shown, hidden] = [await supported(1), await supported(1)]
      await handling().hold(
        hidden.number,
        holdRequest.parse({ reason_code: 'personal_data', actor }),
      )
      expect([(await waiting(shown.id)).length, await waiting(hidden.id)]).toEqual([1, []])
    })

    test('are not sent once it is private, however many', async () => {
      const { id, number, secret } = await supported(60)
      await reporters().makePrivate(number, secret)
      expect(await waiting(id)).toEqual([])
    })
  })
})
