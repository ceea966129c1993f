import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import { openDatabase } from '@/lib/server/db/open'
import { parseEnv } from '@/lib/env'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { type MailChannel, openMailChannel } from '@/lib/server/notifications/embedded/mail-channel'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { providedGauges } from '@/lib/server/observability/gauges'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { forgetSupporters } from '@/lib/server/notifications/embedded/forget-supporter-addresses'
import { openNotifications } from '@/lib/server/notifications/embedded/open-notifications'
import { listWaiting, retryWaiting } from '@/lib/server/notifications/embedded/outbox-list'
import { giveUpMs, keepFailedMs } from '@/lib/server/notifications/embedded/outbox-attempts'
import { sendDue, sendDueMessages } from '@/lib/server/notifications/embedded/outbox-worker'
import { mailQueue } from '@/lib/server/notifications/embedded/message-queue'
import { mailsPerDay } from '@/lib/server/notifications/embedded/mail-counters'
import { queueMessages } from '@/lib/server/notifications/embedded/queue-messages'
import { notifySupporters } from '@/lib/server/notifications/embedded/notify-supporters'
import { type MailServer, startMailServer } from '../support/mail-server'
import { backends, draftOn, type DraftChanges, type TestBackend } from './complaints-backend'
import { confirmedBefore } from './mail-recipients'

const siteOrigin = 'https://jabarprov.go.id'
const settings = { siteOrigin, contact: 'info@jabarprov.go.id' }
const minuteMs = 60_000

describe.each(backends)('the outbox on $name', ({ open }) => {
  let backend: TestBackend
  let server: MailServer
  let channel: MailChannel
  let now = new Date('2026-03-02T03:00:00Z')
  const report = vi.fn()
  const worker = { now: () => now, report }
  const openChannel = (url: string) =>
    openMailChannel({ smtpUrl: url, from: 'aduan@jabarprov.go.id', siteOrigin })

  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    now = new Date('2026-03-02T03:00:00Z')
    report.mockClear()
    for (const table of [
      'outbox',
      'step_announcements',
      'mail_subscriptions',
      'mail_recipients',
    ] as const)
      await backend.db.deleteFrom(table).execute()
    // Whether an address wants mail at all is another file's matter.
    for (const address of ['budi@warga.id', 'ani@warga.id'])
      await confirmedBefore(backend, address, now)
    server = await startMailServer()
    channel = openChannel(server.url)
  })
  afterEach(async () => {
    channel.close()
    await server.stop()
  })

  const onEvent: NonNullable<Parameters<typeof createComplaint>[3]['onEvent']> = (
    id,
    transaction,
  ) => queueMessages(transaction, id, now, settings)

  async function complaint(changes: DraftChanges = {}, email = 'budi@warga.id') {
    const { key, request } = await draftOn(backend, changes)
    request.data_wargi.email = email
    const { complaint_number: number, secret } = await createComplaint(backend.db, request, key, {
      ...backend.createSettings,
      onEvent,
    })
    const { id } = await backend.db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return { id, number, secret }
  }
  const step = (
    id: string,
    kind: EventKind,
    more: {
      isPublic?: boolean
      note?: string
      status?: 'verified' | 'rejected'
      reasonCode?: string
    } = {},
  ) =>
    backend.db.transaction().execute((transaction) =>
      appendEvent(
        transaction,
        { at: now, onEvent },
        { id, step: null },
        more.status ? { status: more.status } : {},
        {
          kind,
          note: { id: more.note ?? 'Petugas ke lapangan.', en: '' },
          actor: 'petugas',
          isPublic: more.isPublic ?? true,
          ...(more.reasonCode === undefined ? {} : { reasonCode: more.reasonCode }),
        },
      ),
    )
  const support = (id: string, email: string) =>
    backend.db
      .insertInto('complaint_supporters')
      .values({ complaint_id: id, supporter_hash: email, email, created_at: now.toISOString() })
      .execute()
  const rows = () =>
    backend.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()

  test('tells the receipt in both languages, with number and page but never the secret', async () => {
    const { number, secret } = await complaint()
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({ to: ['budi@warga.id'], from: 'aduan@jabarprov.go.id' })
    expect(mail?.text).toContain(`${siteOrigin}/aduan-warga/new/cek-status#nomor=${number}`)
    expect(mail?.text.indexOf('aduan Anda kami terima')).toBeGreaterThan(0)
    expect(mail?.text.indexOf('We have received your complaint')).toBeGreaterThan(
      mail?.text.indexOf('aduan Anda kami terima') ?? 0,
    )
    expect(mail?.text).not.toContain(secret)
    expect(mail?.text).not.toContain('Budi Santoso')
  })

  test('empties a message once it is sent and never sends it again', async () => {
    await complaint()
    await sendDueMessages(backend.db, channel, worker)
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(0)
    expect(await rows()).toMatchObject([
      {
        recipient: '',
        subject: '',
        body: '',
        stop_url: '',
        next_attempt_at: null,
        sent_at: now.toISOString(),
      },
    ])
    expect(server.mails).toHaveLength(1)
  })

  test('tells one step once, however often it is asked to', async () => {
    const { id } = await complaint()
    await backend.db
      .transaction()
      .execute((transaction) => queueMessages(transaction, id, now, settings))
    expect(await rows()).toHaveLength(1)
  })

  test('is stored with its step or not at all', async () => {
    const { id } = await complaint()
    await backend.db.deleteFrom('outbox').execute()
    const failing = backend.db.transaction().execute(async (transaction) => {
      await appendEvent(
        transaction,
        { at: now, onEvent },
        { id, step: null },
        {},
        { kind: 'answered', note: { id: 'x', en: '' }, actor: 'petugas' },
      )
      throw new Error('later failure')
    })
    await expect(failing).rejects.toThrow('later failure')
    expect(await rows()).toEqual([])
  })

  test('tells supporters public steps only, and nobody twice', async () => {
    const { id } = await complaint()
    await support(id, 'ani@warga.id')
    await support(id, 'BUDI@warga.id')
    await support(id, '')
    await backend.db.deleteFrom('outbox').execute()
    await step(id, 'asked', { isPublic: false })
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['budi@warga.id'])
    await step(id, 'moved', { status: 'verified', note: 'Sudah kami periksa.' })
    const notices = (await rows()).filter(({ subject }) => subject.includes('status baru'))
    expect((await rows()).map(({ recipient }) => recipient).sort()).toEqual([
      'ani@warga.id',
      'budi@warga.id',
      'budi@warga.id',
    ])
    expect(notices.map(({ body }) => body.includes('Sudah kami periksa.'))).toEqual([true, true])
  })

  describe('of a complaint with sixty supporters', () => {
    const addresses = Array.from(
      { length: 60 },
      (_, nth) => `warga-${String(nth).padStart(2, '0')}@warga.id`,
    )
    const notices = async () =>
      (await rows())
        .map(({ recipient }) => recipient)
        .filter((recipient) => addresses.includes(recipient))
        .toSorted()
    const announced = () => backend.db.selectFrom('step_announcements').selectAll().execute()
    const goOn = (isStopping = () => false) =>
      notifySupporters(backend.db, { now: () => now, isStopping }, settings)
    let id = ''
    let own = { number: '', secret: '' }

    beforeEach(async () => {
      for (const address of addresses) await confirmedBefore(backend, address, now)
      ;({ id, ...own } = await complaint())
      for (const address of addresses) await support(id, address)
      await step(id, 'moved', { status: 'verified' })
    })

    test('tells the first with the step and the others soon after, each once, whoever goes on', async () => {
      expect(await notices()).toEqual(addresses.slice(0, 5))
      await Promise.all([goOn(), goOn()])
      expect(await notices()).toEqual(addresses)
      await goOn()
      expect([await announced(), await notices()]).toEqual([[], addresses])
    })

    test('goes on where it was cut off', async () => {
      let pieces = 0
      await goOn(() => pieces++ > 0)
      expect([await notices(), await announced()]).toEqual([
        addresses.slice(0, 30),
        [expect.objectContaining({ complaint_id: id, step: 2, told_until: addresses[29] })],
      ])
      await goOn()
      expect(await notices()).toEqual(addresses)
    })

    test('tells everybody of a withdrawal, asks nobody to confirm, and forgets them when all were told', async () => {
      const subscriptions = () => backend.db.selectFrom('mail_subscriptions').selectAll().execute()
      await createReporterActions(backend.db, { now: () => now, siteOrigin, onEvent }).withdraw(
        own.number,
        own.secret,
        { reason: '' },
      )
      expect((await subscriptions()).map(({ audience }) => audience)).toEqual(
        Array.from({ length: 5 }, () => 'supporter'),
      )
      await goOn()
      const mails = (await rows()).filter(({ recipient }) => addresses.includes(recipient))
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
        addresses.flatMap((address) => [address, address]),
      )
      expect(mails.filter(({ body }) => body.includes('surel/konfirmasi'))).toEqual([])
      // The first fifty; the transaction of a complaint with thousands would keep every other writer waiting.
      expect([await announced(), (await subscriptions()).length]).toEqual([[], 10])
      await forgetSupporters(backend.db)
      expect(await subscriptions()).toEqual([])
      const told = (await rows()).filter(({ recipient }) => addresses.includes(recipient))
      expect(told).toHaveLength(mails.length)
      const kept = await backend.db
        .selectFrom('complaint_supporters')
        .select('email')
        .where('complaint_id', '=', id)
        .where('email', '!=', '')
        .execute()
      expect(kept).toHaveLength(addresses.length)
    })

    test('tells nobody else once the complaint may not be shown any more, or the step is a week old', async () => {
      await backend.db
        .updateTable('complaints')
        .set({ held_reason: 'personal_data' })
        .where('id', '=', id)
        .execute()
      await goOn()
      expect([await announced(), await notices()]).toEqual([[], addresses.slice(0, 5)])
      await backend.db
        .updateTable('complaints')
        .set({ held_reason: null })
        .where('id', '=', id)
        .execute()
      await step(id, 'answered')
      now = new Date(now.getTime() + giveUpMs)
      await goOn()
      expect([await announced(), (await notices()).length]).toEqual([[], 10])
    })
  })

  test('says no word of a private or held complaint besides its number', async () => {
    const secretTitle = 'Pungutan di kantor'
    const hidden = await complaint({ information: { type: 'private', title: secretTitle } })
    const held = await complaint({
      information: { title: secretTitle, reason: 'Telepon saya 081234567890' },
    })
    await support(held.id, 'ani@warga.id')
    await step(hidden.id, 'moved', { status: 'verified', note: 'Rahasia petugas' })
    await step(held.id, 'moved', { status: 'verified', note: 'Rahasia petugas' })
    const queued = await rows()
    expect(queued.map(({ recipient }) => recipient)).toEqual(Array<string>(4).fill('budi@warga.id'))
    for (const { subject, body } of queued)
      expect(`${subject}${body}`).not.toMatch(/Pungutan|Rahasia petugas|081234567890/)
  })

  test('gives the reason of a refusal and what to do next, in both languages', async () => {
    const { id } = await complaint()
    await step(id, 'moved', { status: 'rejected', reasonCode: 'in_court' })
    const bodies = (await rows()).map(({ body }) => body).join('')
    expect(bodies).toContain('Yang dapat Anda lakukan: Tunggu putusannya.')
    expect(bodies).toContain('What you can do:')
  })

  test('loses nothing while the server is down: waits a minute, then two, and sends when it is up', async () => {
    await complaint()
    await complaint()
    const { port } = server
    await server.stop()
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(0)
    // The second one was not even tried.
    expect(
      (await rows()).map(({ attempts }) => attempts).toSorted((left, right) => left - right),
    ).toEqual([0, 1])
    const waiting = (await rows()).find(({ attempts }) => attempts === 1)
    expect(waiting).toMatchObject({
      next_attempt_at: new Date(now.getTime() + minuteMs).toISOString(),
    })
    expect(waiting?.last_failure).toMatch(/^E[A-Z]+$/)
    expect(JSON.stringify(report.mock.calls)).not.toContain('warga.id')
    channel.close()
    server = await startMailServer(port)
    channel = openChannel(server.url)
    now = new Date(now.getTime() + minuteMs)
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(2)
    expect(server.mails).toHaveLength(2)
  })

  test('sends what was queued or put off by a clock that was ahead, once it is set back', async () => {
    const right = now
    now = new Date(right.getTime() + 300 * minuteMs)
    // A round sees the clock that is ahead.
    await sendDueMessages(backend.db, channel, worker)
    await complaint()
    now = right
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    await complaint({}, 'ani@warga.id')
    const { port } = server
    await server.stop()
    now = new Date(right.getTime() + 60 * 24 * 60 * minuteMs)
    await backend.db.updateTable('outbox').set({ created_at: now.toISOString() }).execute()
    await sendDueMessages(backend.db, channel, worker)
    await backend.db.updateTable('outbox').set({ created_at: right.toISOString() }).execute()
    channel.close()
    server = await startMailServer(port)
    channel = openChannel(server.url)
    now = right
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    expect(server.mails.map(({ to }) => to[0])).toEqual(['ani@warga.id'])
  })

  test('counts a day of mails anew when its clock was ahead', async () => {
    const right = now
    now = new Date(right.getTime() + 30 * 24 * 60 * minuteMs)
    for (let count = 0; count < mailsPerDay.first_mails; count += 1) await complaint()
    now = right
    await complaint()
    expect(await rows()).toHaveLength(mailsPerDay.first_mails + 1)
  })

  test('measures what waits and what was given up, not what was sent', async () => {
    provideDatabaseGauges(backend.db, { DATA_DIR: backend.dataDir })
    const gauge = (of: string) =>
      providedGauges()
        .find(({ name }) => name === of)
        ?.read()
    const measured = () => gauge('portal_outbox_messages')
    expect([
      await gauge('portal_outbox_oldest_seconds'),
      await gauge('portal_complaints_overdue'),
    ]).toEqual([0, 0])
    expect(await gauge('portal_disk_free_bytes')).toBeGreaterThan(0)
    await complaint()
    expect(await measured()).toEqual({ waiting: 1, given_up: 0 })
    expect(await gauge('portal_outbox_oldest_seconds')).toBeGreaterThan(0)
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    expect(await measured()).toEqual({ waiting: 0, given_up: 0 })
    await complaint({}, 'siapa@refused.id')
    await sendDueMessages(backend.db, channel, worker)
    expect(await measured()).toEqual({ waiting: 0, given_up: 1 })
  })

  test('measures the age of a step that not all supporters were told of', async () => {
    provideDatabaseGauges(backend.db, { DATA_DIR: backend.dataDir })
    const { id } = await complaint()
    await backend.db.deleteFrom('outbox').execute()
    await backend.db
      .insertInto('step_announcements')
      .values({ complaint_id: id, step: 1, told_until: '', created_at: now.toISOString() })
      .execute()
    expect(
      await providedGauges()
        .find(({ name }) => name === 'portal_outbox_oldest_seconds')
        ?.read(),
    ).toBeGreaterThan(0)
  })

  test('gives up after seven days with a line that names no address', async () => {
    await complaint()
    await server.stop()
    now = new Date(now.getTime() + giveUpMs)
    await sendDueMessages(backend.db, channel, worker)
    expect(await rows()).toMatchObject([
      { next_attempt_at: null, sent_at: null, recipient: 'budi@warga.id' },
    ])
    expect(report).toHaveBeenCalledWith('message given up', {
      id: expect.stringMatching(/^reporter-[0-9a-f]{32}$/),
      code: expect.stringMatching(/^E/),
    })
    now = new Date(now.getTime() + keepFailedMs)
    await sendDueMessages(backend.db, channel, worker)
    expect(await rows()).toEqual([])
    server = await startMailServer()
  })

  test('gives up at once on a mailbox that does not exist and goes on with the others', async () => {
    await complaint({}, 'siapa@refused.id')
    await complaint({}, 'ani@warga.id')
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    expect((await rows()).find(({ sent_at: sentAt }) => sentAt === null)).toMatchObject({
      next_attempt_at: null,
      attempts: 1,
      last_failure: 'EENVELOPE 550',
    })
  })

  test('two workers at once send every message once', async () => {
    const other = openDatabase(
      parseEnv({
        DATA_DIR: backend.dataDir,
        ...(backend.databaseUrl === undefined ? {} : { DATABASE_URL: backend.databaseUrl }),
      }),
    )
    const second = openChannel(server.url)
    for (let count = 0; count < 8; count += 1) await complaint({}, `wargi${count}@warga.id`)
    const sent = await Promise.all([
      sendDueMessages(backend.db, channel, worker),
      sendDueMessages(other, second, worker),
    ])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(8)
    expect(server.mails).toHaveLength(8)
    second.close()
    await other.destroy()
  })

  test.each([
    'budi@warga.id\r\nBcc: semua@warga.id',
    'budi@warga.id, semua@warga.id',
    'budi',
    '@',
    '',
  ])('queues nothing for %j', async (address) => {
    const { id } = await complaint()
    await backend.db.deleteFrom('outbox').execute()
    await backend.db
      .updateTable('complaints')
      .set({ reporter_email: address })
      .where('id', '=', id)
      .execute()
    await step(id, 'answered')
    expect(await rows()).toEqual([])
  })

  test('an address or subject with line breaks makes no second recipient and no header', async () => {
    await channel
      .send({
        id: 'reporter-1',
        to: 'budi@warga.id',
        subject: 'Aduan\r\nBcc: semua@warga.id',
        text: 'isi',
      })
      .catch(() => undefined)
    await channel
      .send({
        id: 'reporter-2',
        to: 'budi@warga.id, semua@warga.id',
        subject: 'Aduan',
        text: 'isi',
      })
      .catch(() => undefined)
    await channel
      .send({
        id: 'reporter-3',
        to: 'budi@warga.id\r\nRCPT TO:<semua@warga.id>',
        subject: 'Aduan',
        text: 'isi',
      })
      .catch(() => undefined)
    // The subject alone makes no mail unsendable.
    expect(server.mails.map(({ to }) => to)).toContainEqual(['budi@warga.id'])
    for (const { to, text } of server.mails) {
      expect(to).not.toContain('semua@warga.id')
      expect(text).not.toMatch(/^Bcc:/m)
    }
  })

  test('an identity taken out takes the unsent messages to the reporter along, not those to supporters', async () => {
    const { id } = await complaint()
    await support(id, 'ani@warga.id')
    await step(id, 'answered')
    await backend.db
      .updateTable('complaints')
      .set({ reporter_email: '' })
      .where('id', '=', id)
      .execute()
    await sendDueMessages(backend.db, channel, worker)
    expect(server.mails.map(({ to }) => to[0])).toEqual(['ani@warga.id'])
    expect((await rows()).every(({ recipient }) => recipient === '')).toBe(true)
  })

  test('the listing shows what waits without an address, and a retry makes it due again', async () => {
    const { number } = await complaint()
    const { port } = server
    await server.stop()
    now = new Date(now.getTime() + giveUpMs)
    await sendDueMessages(backend.db, channel, worker)
    const [waiting] = await listWaiting(backend.db, 10)
    expect(waiting).toMatchObject({
      number,
      recipient: 'b***@w***.id',
      attempts: 1,
      nextAttemptAt: null,
    })
    expect(await retryWaiting(backend.db, 'reporter-unknown', now)).toBe(0)
    expect(await retryWaiting(backend.db, null, now)).toBe(1)
    server = await startMailServer(port)
    channel.close()
    channel = openChannel(server.url)
    expect(await sendDueMessages(backend.db, channel, worker)).toBe(1)
    expect(await listWaiting(backend.db, 10)).toEqual([])
    expect(await retryWaiting(backend.db, null, now)).toBe(0)
  })

  describe('with news that follow each other', () => {
    const told: string[] = []
    let isDeferred = false
    const failure = { code: 'EENVELOPE 451', isFinal: false, isChannelDown: false }
    const send = async ({ recipient, body }: { recipient: string; body: string }) => {
      if (isDeferred) throw new Error('deferred')
      told.push(`${recipient} ${/kabar-\d/.exec(body)?.[0] ?? 'receipt'}`)
    }
    const sender = { send, failureOf: () => failure }
    const round = () => sendDue(backend.db, mailQueue, sender, worker)
    const later = (ms: number) => (now = new Date(now.getTime() + ms))
    const news = async (id: string, nth: number) => {
      await step(id, 'answered', { note: `kabar-${nth}` })
      later(1_000)
    }
    let id = ''
    beforeEach(async () => {
      ;({ id } = await complaint())
      await round()
      told.length = 0
      isDeferred = false
    })

    test('never tells a later one before an earlier one that was put off', async () => {
      await news(id, 1)
      isDeferred = true
      await round()
      isDeferred = false
      await news(id, 2)
      await complaint({}, 'ani@warga.id')
      await round()
      // Nobody else waits for it.
      expect(told).toEqual(['ani@warga.id receipt'])
      later(minuteMs + 1_000)
      await round()
      expect(told.slice(1)).toEqual(['budi@warga.id kabar-1', 'budi@warga.id kabar-2'])
    })

    test('reaches an earlier one behind more later ones than a round takes', async () => {
      await news(id, 1)
      const [earlier] = (await rows()).filter(({ sent_at: sentAt }) => sentAt === null)
      if (!earlier) throw new Error('nothing waits')
      const laterNews = Array.from({ length: 250 }, (_, nth) => ({
        ...earlier,
        id: `${earlier.id}-${nth}`,
        stop_hash: null,
        created_at: now.toISOString(),
      }))
      for (let start = 0; start < laterNews.length; start += 50)
        await backend.db
          .insertInto('outbox')
          .values(laterNews.slice(start, start + 50))
          .execute()
      await backend.db
        .updateTable('outbox')
        .set({ next_attempt_at: now.toISOString() })
        .where('id', '=', earlier.id)
        .execute()
      for (let rounds = 0; rounds < 4; rounds += 1) {
        later(1_000)
        await round()
      }
      expect(told).toHaveLength(251)
    })

    test('waits for none that was given up', async () => {
      await news(id, 1)
      await backend.db.updateTable('outbox').set({ next_attempt_at: null }).execute()
      await news(id, 2)
      await round()
      expect(told).toEqual(['budi@warga.id kabar-2'])
    })

    test('keeps their order when an operator has all tried again', async () => {
      isDeferred = true
      for (const nth of [1, 2, 3, 4]) await news(id, nth)
      // The order in which they lie in the table is another one.
      const written = await rows()
      for (const [at, { id: message, sent_at: sentAt }] of written.entries())
        if (sentAt === null)
          await backend.db
            .updateTable('outbox')
            .set({ created_at: new Date(now.getTime() - at * 1_000).toISOString() })
            .where('id', '=', message)
            .execute()
      await round()
      later(giveUpMs)
      await round()
      isDeferred = false
      const read: number[] = []
      const counting = backend.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          read.push(result.rows.length)
          return Promise.resolve(result)
        },
      })
      expect(await retryWaiting(counting, null, now)).toBe(4)
      // However many wait, they stay in the database.
      expect(Math.max(...read)).toBe(1)
      later(1_000)
      await round()
      expect(told).toEqual([4, 3, 2, 1].map((nth) => `budi@warga.id kabar-${nth}`))
    })

    test('waits a minute at most for one that another process takes', async () => {
      for (const nth of [1, 2, 3]) await news(id, nth)
      await Promise.all([round(), round()])
      for (let waited = 0; waited < 2; waited += 1) {
        later(minuteMs + 1_000)
        await round()
      }
      expect(told).toEqual([1, 2, 3].map((nth) => `budi@warga.id kabar-${nth}`))
    })
  })

  test('queues nothing while no mail server is set', async () => {
    const off = openNotifications(backend.db, parseEnv({ SITE_ORIGIN: siteOrigin }), {
      jobs: backend.db,
      now: () => now,
      note: report,
      noteFailure: report,
    })
    const { id } = await complaint()
    await backend.db.deleteFrom('outbox').execute()
    await backend.db.transaction().execute((transaction) => off.onEvent(id, transaction))
    await off.close()
    expect(await rows()).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })
})
