import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { MailConsentPort } from '@/lib/server/notifications/port'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import {
  createReporterActions,
  type ReporterActions,
} from '@/lib/server/complaints/embedded/reporter/reporter'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import { confirmableMs } from '@/lib/server/notifications/embedded/confirmation-mail'
import { type MailChannel, openMailChannel } from '@/lib/server/notifications/embedded/mail-channel'
import {
  allowAgain,
  createMailConsent,
  stoppedMs,
} from '@/lib/server/notifications/embedded/mail-consent'
import { confirmedMs, mailsPerDay } from '@/lib/server/notifications/embedded/mail-counters'
import { countPendingConfirmations } from '@/lib/server/notifications/embedded/outbox-list'
import { sendDueMessages } from '@/lib/server/notifications/embedded/outbox-worker'
import {
  requestSupporterConsent,
  queueMessages,
  queueCurrentStatus,
} from '@/lib/server/notifications/embedded/queue-messages'
import { notifySupporters } from '@/lib/server/notifications/embedded/notify-supporters'
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { confirmedBefore } from './mail-recipients'

const siteOrigin = 'https://jabarprov.go.id'
const settings = { siteOrigin, contact: 'info@jabarprov.go.id' }
const bait = 'Hadiah Rp5 juta, klaim di https://evil.example/x'
const confirmLink =
  /https:\/\/jabarprov\.go\.id(?:\/en)?\/aduan-warga\/surel\/konfirmasi\?kode=([\w-]{22})/g
const stopLink =
  /https:\/\/jabarprov\.go\.id(?:\/en)?\/aduan-warga\/surel\/berhenti\?kode=([\w-]{22})/g

/** The one token that a mail's links of a kind hold. */
function tokenIn(mail: ReceivedMail | undefined, link: RegExp): string {
  const tokens = new Set([...(mail?.text ?? '').matchAll(link)].map(([, token = '']) => token))
  expect(tokens.size).toBe(1)
  return [...tokens].join()
}

describe.each(backends)('consent to mail on $name', ({ open }) => {
  let backend: TestBackend
  let server: MailServer
  let channel: MailChannel
  let consent: MailConsentPort
  let reporters: ReporterActions
  const start = new Date('2026-03-02T03:00:00Z')
  let now = start

  beforeAll(async () => {
    backend = await open()
    consent = createMailConsent(backend.db, {
      now: () => now,
      onConfirmed: (id, hash, transaction) =>
        queueCurrentStatus(transaction, id, hash, now, settings),
    })
    reporters = createReporterActions(backend.db, { now: () => now, siteOrigin, onEvent })
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    now = start
    for (const table of [
      'outbox',
      'mail_subscriptions',
      'mail_recipients',
      'complaint_supporters',
    ] as const)
      await backend.db.deleteFrom(table).execute()
    server = await startMailServer()
    channel = openMailChannel({ smtpUrl: server.url, from: 'aduan@jabarprov.go.id', siteOrigin })
  })
  afterEach(async () => {
    channel.close()
    await server.stop()
  })

  const onEvent: NonNullable<Parameters<typeof createComplaint>[3]['onEvent']> = (
    id,
    transaction,
  ) => queueMessages(transaction, id, now, settings)
  const later = (ms: number) => (now = new Date(now.getTime() + ms))

  async function complaint({
    email = 'budi@warga.id',
    ...information
  }: DraftChanges['information'] & { email?: string } = {}) {
    const { key, request } = await draftOn(backend, { information })
    request.data_wargi.email = email
    const { complaint_number: number, secret } = await createComplaint(backend.db, request, key, {
      ...backend.createSettings,
      now: () => now,
      onEvent,
    })
    const { id } = await backend.db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return { id, number, secret }
  }
  const step = (id: string, kind: EventKind = 'answered', note = 'Petugas ke lapangan.') =>
    backend.db
      .transaction()
      .execute((transaction) =>
        appendEvent(
          transaction,
          { at: now, onEvent },
          { id, step: null },
          {},
          { kind, note: { id: note, en: '' }, actor: 'petugas' },
        ),
      )
  /** What goes out now. */
  async function sent() {
    server.mails.length = 0
    await sendDueMessages(backend.db, channel, { now: () => now, report: () => undefined })
    return [...server.mails]
  }
  const support = (number: string, email: string, browserId = email) =>
    createMonitoring(backend.db, {
      now: () => now,
      onSupporter: (id, address, transaction) =>
        requestSupporterConsent(transaction, id, address, now, settings),
    }).support(number, { browserId, email })
  const recipient = (address: string) =>
    backend.db
      .selectFrom('mail_recipients')
      .selectAll()
      .where('address_hash', '=', addressHash(address))
      .executeTakeFirst()
  const subscriptions = (id: string) =>
    backend.db.selectFrom('mail_subscriptions').selectAll().where('complaint_id', '=', id).execute()
  const retained = () =>
    runRetention(
      backend.db,
      {
        DATA_DIR: backend.dataDir,
        RETENTION_IDENTITY_DAYS: 365,
        RETENTION_WITHDRAWN_DAYS: 365,
        RETENTION_ENDED_DAYS: 1825,
        RETENTION_UNTOUCHED_DAYS: 830,
        RETENTION_CONTACT_READS_DAYS: 1200,
        FEEDBACK_RETENTION_DAYS: 365,
        CONTENT_VERSIONS_DAYS: 1825,
      },
      now,
    )

  test('the first mail holds number and links in both languages, and no word that somebody wrote', async () => {
    const { number, secret } = await complaint({
      title: bait,
      reason: 'Silakan klaim hadiahnya di evil.example',
    })
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['budi@warga.id'])
    expect(mail?.text).not.toMatch(/Hadiah|klaim|evil|Budi/)
    expect(mail?.text).not.toContain(secret)
    expect(mail?.text).toContain(
      `seseorang memberikan alamat surel ini untuk mendapat kabar tentang aduan ${number}`,
    )
    expect(mail?.text).toContain(
      `Someone gave this email address to get news of complaint ${number}`,
    )
    expect(mail?.text).toContain('16 Maret 2026')
    expect(
      [...(mail?.text ?? '').matchAll(confirmLink)].map(([link]) => link.includes('/en/')),
    ).toEqual([false, true])
    expect(
      [...(mail?.text ?? '').matchAll(stopLink)].map(([link]) => link.includes('/en/')),
    ).toEqual([false, true])
  })

  test('every mail can be stopped in one click by its headers', async () => {
    await confirmedBefore(backend, 'ani@warga.id', now)
    await complaint()
    await complaint({ email: 'ani@warga.id' })
    const mails = await sent()
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      const headers = mail.text.slice(0, mail.text.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ')
      expect(headers).toMatch(
        /^List-Unsubscribe: <https:\/\/jabarprov\.go\.id\/v1\/public\/complaint-mails\/unsubscription\/[\w-]{22}>$/m,
      )
      expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
      expect(headers).toContain(`/unsubscription/${tokenIn(mail, stopLink)}>`)
    }
  })

  test('nothing more goes to an address until it is confirmed, then one mail says how things stand', async () => {
    const { id, number } = await complaint()
    const [question] = await sent()
    await step(id, 'moved', 'Sudah diperiksa.')
    await step(id, 'answered', 'Sudah di lapangan.')
    expect(await sent()).toEqual([])
    const token = tokenIn(question, confirmLink)
    expect(await consent.complaintOfConsent(token)).toBe(number)
    expect(await sent()).toEqual([])
    expect(await countPendingConfirmations(backend.db, now)).toBe(1)
    expect([await consent.confirm(token), await consent.confirm(token)]).toEqual([true, true])
    expect(await countPendingConfirmations(backend.db, now)).toBe(0)
    const [news, ...more] = await sent()
    expect(more).toEqual([])
    expect(news?.text).toContain('Sudah di lapangan.')
    expect(news?.text).not.toContain('Sudah diperiksa.')
    await step(id, 'answered', 'Sudah selesai diaspal.')
    expect((await sent()).map(({ text }) => text.includes('Sudah selesai diaspal.'))).toEqual([
      true,
    ])
  })

  test('a question is asked once, and its link ends after two weeks', async () => {
    const { id } = await complaint()
    const token = tokenIn((await sent())[0], confirmLink)
    later(confirmableMs)
    expect([await consent.complaintOfConsent(token), await consent.confirm(token)]).toEqual([
      null,
      false,
    ])
    await step(id)
    expect(await sent()).toEqual([])
    later(1)
    expect((await retained()).find(({ rule }) => rule === 'mail confirmations')?.rows).toBe(1)
    expect(await subscriptions(id)).toMatchObject([
      { state: 'asked', confirm_hash: null, confirm_ends_at: null },
    ])
    await step(id)
    expect(await sent()).toEqual([])
  })

  test('tokens are known by their hashes and good for one purpose', async () => {
    const { id } = await complaint()
    const [mail] = await sent()
    const [confirm, stop] = [tokenIn(mail, confirmLink), tokenIn(mail, stopLink)]
    const stored = JSON.stringify([
      await subscriptions(id),
      await recipient('budi@warga.id'),
      await backend.db.selectFrom('outbox').selectAll().execute(),
    ])
    for (const word of [confirm, stop, 'budi@']) expect(stored).not.toContain(word)
    expect([
      await consent.confirm(stop),
      await consent.complaintOfConsent(stop),
      await consent.stop(confirm, 'all'),
      await consent.complaintOfMail(confirm),
    ]).toEqual([false, null, false, null])
    for (const wrong of ['', 'x', `${confirm}x`, "' or 1=1 --", 'A'.repeat(22)])
      expect([await consent.confirm(wrong), await consent.stop(wrong, 'all')]).toEqual([
        false,
        false,
      ])
    expect(await subscriptions(id)).toMatchObject([{ state: 'asked' }])
  })

  test('an address once confirmed is not asked again, but hears no stranger’s words in the first mail about a complaint', async () => {
    await complaint()
    await consent.confirm(tokenIn((await sent())[0], confirmLink))
    await sent()
    const second = await complaint({ title: 'Lampu jalan padam' })
    const [first] = await sent()
    expect(first?.text).toContain('aduan Anda kami terima')
    expect(first?.text).not.toMatch(/surel\/konfirmasi|Lampu jalan padam/)
    await step(second.id)
    expect((await sent())[0]?.text).toContain('Judul: Lampu jalan padam')
  })

  test('confirming one complaint does not confirm another that was asked about at the same time', async () => {
    const own = await complaint()
    const strange = await complaint()
    const mails = await sent()
    await consent.confirm(
      tokenIn(
        mails.find(({ text }) => text.includes(own.number)),
        confirmLink,
      ),
    )
    await sent()
    await step(strange.id)
    expect(await sent()).toEqual([])
  })

  test('a title that could become a link stands in no mail', async () => {
    await confirmedBefore(backend, 'budi@warga.id', now)
    const { id } = await complaint({ title: bait })
    await step(id)
    await step(id)
    const texts = (await sent()).map(({ text }) => text)
    expect(texts).toHaveLength(3)
    for (const text of texts) expect(text).not.toMatch(/Hadiah|evil/)
  })

  test('stopping one complaint takes back what waits and leaves others alone', async () => {
    await confirmedBefore(backend, 'budi@warga.id', now)
    const [one, other] = [await complaint(), await complaint()]
    const mails = await sent()
    const token = tokenIn(
      mails.find(({ text }) => text.includes(one.number)),
      stopLink,
    )
    expect(await consent.complaintOfMail(token)).toBe(one.number)
    await step(one.id)
    await step(other.id)
    expect([
      await consent.stop(token, 'complaint'),
      await consent.stop(token, 'complaint'),
    ]).toEqual([true, true])
    expect((await sent()).map(({ text }) => text.includes(other.number))).toEqual([true])
    await step(one.id)
    expect(await sent()).toEqual([])
  })

  test('who stops one complaint, or all, stops it for nobody else', async () => {
    for (const scope of ['complaint', 'all'] as const) {
      for (const table of ['outbox', 'mail_subscriptions', 'mail_recipients'] as const)
        await backend.db.deleteFrom(table).execute()
      for (const address of ['budi@warga.id', 'ani@warga.id'])
        await confirmedBefore(backend, address, now)
      const { id, number } = await complaint()
      await support(number, 'ani@warga.id')
      await step(id)
      const ofSupporter = (await sent()).find(({ to }) => to[0] === 'ani@warga.id')
      const token = tokenIn(ofSupporter, stopLink)
      await step(id, 'answered', 'Menunggu dikirim.')
      expect(await consent.stop(token, scope)).toBe(true)
      await step(id, 'answered', 'Sesudahnya.')
      expect((await sent()).map(({ to }) => to[0])).toEqual(['budi@warga.id', 'budi@warga.id'])
    }
  })

  test('stopping all mail holds for every later complaint, and only the owner takes it back', async () => {
    const { id } = await complaint()
    const [question] = await sent()
    expect(await consent.stop(tokenIn(question, stopLink), 'all')).toBe(true)
    later(30 * millisecondsInDay)
    await complaint({ email: 'BUDI@warga.id' })
    await step(id)
    const { number } = await complaint({ email: 'ani@warga.id' })
    await support(number, 'budi@warga.id')
    expect((await sent()).map(({ to }) => to[0])).toEqual(['ani@warga.id'])
    now = start
    expect(await consent.confirm(tokenIn(question, confirmLink))).toBe(true)
    expect(await recipient('budi@warga.id')).toMatchObject({
      stopped_at: null,
      confirmed_at: now.toISOString(),
    })
    expect(await sent()).toHaveLength(1)
  })

  test('the office takes back the refusal of the address it was asked for, which is asked again, and of no other', async () => {
    for (const email of ['budi@warga.id', 'ani@warga.id']) {
      await complaint({ email })
      const [question] = await sent()
      await consent.stop(tokenIn(question, stopLink), 'all')
    }
    expect(await allowAgain(backend.db, 'BUDI@warga.id ')).toBe(true)
    expect(await allowAgain(backend.db, 'budi@warga.id')).toBe(false)
    expect(await recipient('ani@warga.id')).toMatchObject({ stopped_at: now.toISOString() })
    for (const email of ['budi@warga.id', 'ani@warga.id']) await complaint({ email })
    const mails = await sent()
    expect(mails.map(({ to }) => to[0])).toEqual(['budi@warga.id'])
    expect(mails[0]?.text).toContain('surel/konfirmasi')
  })

  test('three first mails a day to one address, also when many complaints come at once; what is left out is asked at a later step', async () => {
    const filed = await Promise.all(Array.from({ length: 8 }, () => complaint()))
    expect(await sent()).toHaveLength(mailsPerDay.first_mails)
    for (const { id } of filed) await step(id)
    expect(await sent()).toEqual([])
    later(millisecondsInDay)
    for (const { id } of filed) await step(id)
    expect(await sent()).toHaveLength(mailsPerDay.first_mails)
  })

  test('seventeen other mails a day to one address, and none of another’s', async () => {
    await confirmedBefore(backend, 'budi@warga.id', now)
    const { id } = await complaint()
    for (let count = 0; count <= mailsPerDay.later_mails; count += 1) await step(id)
    expect(await sent()).toHaveLength(1 + mailsPerDay.later_mails)
    expect(await recipient('budi@warga.id')).toMatchObject({
      first_mails: 1,
      later_mails: mailsPerDay.later_mails + 1,
    })
    await confirmedBefore(backend, 'ani@warga.id', now)
    await complaint({ email: 'ani@warga.id' })
    expect(await sent()).toHaveLength(1)
    later(millisecondsInDay)
    await step(id)
    expect(await sent()).toHaveLength(1)
  })

  test('a supporter is asked at once and told after confirming; the address of the reporter is not asked twice', async () => {
    const { id, number } = await complaint({ title: bait })
    await sent()
    await support(number, 'ani@warga.id')
    await support(number, 'ani@warga.id')
    await support(number, 'budi@warga.id')
    await support(number, '', 'peramban-3')
    const [question, ...more] = await sent()
    expect(more).toEqual([])
    expect(question?.to).toEqual(['ani@warga.id'])
    expect(question?.text).not.toMatch(/Hadiah|evil/)
    await step(id)
    expect(await sent()).toEqual([])
    await consent.confirm(tokenIn(question, confirmLink))
    expect(await sent()).toEqual([])
    await step(id, 'answered', 'Kabar untuk semua.')
    expect(
      (await sent()).map(({ to, text }) => [to[0], text.includes('Kabar untuk semua.')]),
    ).toEqual([['ani@warga.id', true]])
  })

  test('more supporters than one piece are all asked', async () => {
    const { id } = await complaint()
    await sent()
    const rows = Array.from({ length: 501 }, (_, count) => ({
      complaint_id: id,
      supporter_hash: `${count}`.padStart(4, '0'),
      email: `wargi${count}@warga.id`,
      created_at: now.toISOString(),
    }))
    await backend.db.insertInto('complaint_supporters').values(rows).execute()
    await step(id)
    await notifySupporters(backend.db, { now: () => now }, settings)
    const { waiting } = await backend.db
      .selectFrom('outbox')
      .select((row) => row.fn.countAll().as('waiting'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(Number(waiting)).toBe(501)
  })

  test.each(['erasure', 'withdrawal', 'retention'] as const)(
    '%s forgets that the address agreed, but not what was counted or refused',
    async (method) => {
      const { id, number, secret } = await complaint()
      const [question] = await sent()
      await consent.confirm(tokenIn(question, confirmLink))
      await sent()
      if (method === 'erasure') await reporters.eraseIdentity(number, secret)
      else if (method === 'withdrawal') await reporters.withdraw(number, secret, { reason: '' })
      else {
        await backend.db
          .updateTable('complaints')
          .set({ status: 'finished', closed_at: now.toISOString() })
          .where('id', '=', id)
          .execute()
        later(365 * millisecondsInDay + 1)
        await retained()
      }
      expect(await subscriptions(id)).toEqual([])
      // The day of retention has seen the end of the count as well.
      if (method !== 'retention')
        expect(await recipient('budi@warga.id')).toMatchObject({
          confirmed_at: null,
          first_mails: 1,
        })
      else expect(await recipient('budi@warga.id')).toBeUndefined()
      const stored = await backend.db
        .selectFrom('outbox')
        .select('address_hash')
        .where('complaint_id', '=', id)
        .execute()
      // By then retention has deleted the messages themselves.
      expect(stored.length > 0).toBe(method !== 'retention')
      expect(stored.every(({ address_hash: hash }) => hash === '')).toBe(method !== 'withdrawal')
      await complaint()
      expect((await sent()).filter(({ text }) => text.includes('surel/konfirmasi'))).toHaveLength(1)
    },
  )

  test.each(['erasure', 'correction', 'choice'] as const)(
    '%s of the reporter leaves supporters what they wanted, and their links',
    async (method) => {
      await confirmedBefore(backend, 'ani@warga.id', now)
      const { id, number, secret } = await complaint()
      await support(number, 'ani@warga.id')
      await step(id)
      const [earlier] = (await sent()).filter(({ to }) => to[0] === 'ani@warga.id')
      await step(id, 'answered', 'Menunggu dikirim.')
      if (method === 'erasure') await reporters.eraseIdentity(number, secret)
      else if (method === 'choice') await reporters.chooseMailNews(number, secret, false)
      else
        await reporters.correctContact(number, secret, {
          name: 'Budi',
          phone: '081234567890',
          email: 'baru@warga.id',
        })
      await step(id, 'answered', 'Sesudahnya.')
      const told = (await sent()).filter(({ to }) => to[0] === 'ani@warga.id')
      // Both were written in the same moment, so neither is the earlier one.
      const words = told.map(({ text }) => /Menunggu dikirim|Sesudahnya/.exec(text)?.[0] ?? '')
      expect(words.toSorted()).toEqual(['Menunggu dikirim', 'Sesudahnya'])
      expect(await consent.complaintOfMail(tokenIn(earlier, stopLink))).toBe(number)
    },
  )

  test('erasure keeps the agreement while another complaint has it, and a refusal always', async () => {
    const [one, other] = [await complaint(), await complaint()]
    for (const question of await sent()) await consent.confirm(tokenIn(question, confirmLink))
    await reporters.eraseIdentity(one.number, one.secret)
    expect(await recipient('budi@warga.id')).toMatchObject({ confirmed_at: now.toISOString() })
    const [news] = await sent()
    await consent.stop(tokenIn(news, stopLink), 'all')
    await reporters.eraseIdentity(other.number, other.secret)
    expect(await recipient('budi@warga.id')).toMatchObject({
      stopped_at: now.toISOString(),
      ends_at: new Date(now.getTime() + stoppedMs).toISOString(),
    })
  })

  test('what is known of an address ends: counts in a day, agreement a year after the last mail, refusal after five years', async () => {
    await complaint({ email: 'satu@warga.id' })
    await complaint({ email: 'dua@warga.id' })
    await complaint({ email: 'tiga@warga.id' })
    const mails = await sent()
    const of = (address: string) => mails.find(({ to }) => to[0] === address)
    await consent.confirm(tokenIn(of('dua@warga.id'), confirmLink))
    await consent.stop(tokenIn(of('tiga@warga.id'), stopLink), 'all')
    const known = async (ms: number) => {
      now = new Date(start.getTime() + ms + 1)
      await retained()
      return [
        await recipient('satu@warga.id'),
        await recipient('dua@warga.id'),
        await recipient('tiga@warga.id'),
      ].map((row) => row !== undefined)
    }
    expect(await known(millisecondsInDay - 2)).toEqual([true, true, true])
    expect(await known(millisecondsInDay)).toEqual([false, true, true])
    expect(await known(confirmedMs)).toEqual([false, false, true])
    expect(await known(stoppedMs)).toEqual([false, false, false])
  })

  test('a deleted complaint takes its subscriptions along', async () => {
    const { id } = await complaint()
    await backend.db.deleteFrom('complaints').where('id', '=', id).execute()
    expect(await subscriptions(id)).toEqual([])
  })
})
