import { lookup } from 'node:dns'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { generateVAPIDKeys } from '@/lib/server/notifications/embedded/channels/web-push'
import { pushDevicesMax } from '@/lib/schemas/news-channels'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { parseEnv } from '@/lib/env'
import {
  createReporterActions,
  type ReporterActions,
} from '@/lib/server/complaints/embedded/reporter/reporter'
import { appendEvent } from '@/lib/server/complaints/embedded/handling/append-event'
import { forgetDevice } from '@/lib/server/notifications/embedded/channels/end-choices'
import {
  type OpenChannels,
  openChannelsOf,
} from '@/lib/server/notifications/embedded/channels/open-channels'
import { endpointHash } from '@/lib/server/notifications/embedded/channels/push-endpoint'
import { openPushSender } from '@/lib/server/notifications/embedded/channels/push-sender'
import { queueDeliveries } from '@/lib/server/notifications/embedded/channels/queue-deliveries'
import { openWebhookSender } from '@/lib/server/notifications/embedded/channels/webhook-sender'
import { deliveryQueue } from '@/lib/server/notifications/embedded/message-queue'
import { openMailChannel } from '@/lib/server/notifications/embedded/mail-channel'
import { openNotifications } from '@/lib/server/notifications/embedded/open-notifications'
import { giveUpMs } from '@/lib/server/notifications/embedded/outbox-attempts'
import { listWaiting, retryWaiting } from '@/lib/server/notifications/embedded/outbox-list'
import { sendDue, sendDueMessages } from '@/lib/server/notifications/embedded/outbox-worker'
import { queueMessages } from '@/lib/server/notifications/embedded/queue-messages'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { providedGauges } from '@/lib/server/observability/gauges'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { startMailServer } from '../support/mail-server'
import { type MessageReceiver, startMessageReceiver } from '../support/message-receiver'
import { pushBrowser } from '../support/push-browser'
import { backends, type TestBackend } from './complaints-backend'
import { fileComplaint, rowOf } from './handled-complaints'
import { confirmedBefore } from './mail-recipients'

const siteOrigin = 'https://jabarprov.go.id'
const minuteMs = 60_000
const secret32 = 's'.repeat(32)
const { publicKey, privateKey } = generateVAPIDKeys()
const settings = {
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: 'smtp://127.0.0.1:9',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  NOTIFY_WEBHOOK_SECRET: secret32,
}
const channels: OpenChannels = openChannelsOf(parseEnv(settings))
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const ascending = (left: number, right: number) => left - right
const tables = ['notification_subscriptions', 'notification_deliveries', 'outbox'] as const

describe.each(backends)('channels for news on $name', ({ open }) => {
  let backend: TestBackend
  let reporters: ReporterActions
  let receiver: MessageReceiver
  let now = new Date('2026-03-02T03:00:00Z')
  const report = vi.fn()
  const worker = { now: () => now, report }

  beforeAll(async () => {
    backend = await open()
    await backend.importCategories()
    reporters = createReporterActions(backend.db, {
      now: () => now,
      siteOrigin,
      channels,
      onEvent: (id, transaction) => queueDeliveries(transaction, id, now, channels),
    })
  })
  afterAll(() => backend.close())
  beforeEach(async () => {
    now = new Date('2026-03-02T03:00:00Z')
    report.mockClear()
    for (const table of [...tables, 'mail_subscriptions', 'mail_recipients'] as const)
      await backend.db.deleteFrom(table).execute()
    receiver = await startMessageReceiver()
  })
  afterEach(() => receiver.close())

  const step = (id: string, kind: 'answered' | 'name_hidden' = 'answered') =>
    backend.db.transaction().execute((transaction) =>
      appendEvent(
        transaction,
        {
          at: now,
          onEvent: (complaint, inside) => queueDeliveries(inside, complaint, now, channels),
        },
        { id, step: null },
        {},
        { kind, note: { id: 'Rahasia petugas.', en: '' }, actor: 'petugas' },
      ),
    )
  const filed = async () => {
    const { number, secret } = await fileComplaint(backend)
    const { id, reporter_phone: phone } = await rowOf(backend, number)
    return { id, number, secret, phone }
  }
  const mailed = async ({ id }: { id: string }) => {
    await confirmedBefore(backend, 'budi@warga.id', now)
    await backend.db
      .updateTable('complaints')
      .set({ reporter_email: 'budi@warga.id' })
      .where('id', '=', id)
      .execute()
  }
  const queueMail = (id: string, transaction: Transaction<Database>) =>
    queueMessages(transaction, id, now, { siteOrigin, contact: 'a@jabarprov.go.id' })
  const withPhone = async () => {
    const complaint = await filed()
    await reporters.choosePhoneNews(complaint.number, complaint.secret, true, 'id')
    return complaint
  }
  const subscribe = ({ number, secret }: { number: string; secret: string }, endpoint: string) =>
    reporters.addPushDevice(number, secret, pushBrowser(endpoint).subscription, 'en')
  const rows = () =>
    backend.db.selectFrom('notification_deliveries').selectAll().orderBy('id').execute()
  const subscriptions = () =>
    backend.db.selectFrom('notification_subscriptions').selectAll().execute()
  const sendPhone = (timeoutMs = 2_000) =>
    sendDue(
      backend.db,
      deliveryQueue('webhook'),
      openWebhookSender({
        url: `${receiver.url}/hook`,
        secrets: [secret32],
        now: () => now,
        timeoutMs,
      }),
      worker,
    )
  /** A browser in English at a push service on the loopback, which no browser could name to the portal. */
  const subscribed = async ({ id }: { id: string }, endpoint: string) => {
    const browser = pushBrowser(endpoint)
    await backend.db
      .insertInto('notification_subscriptions')
      .values({
        complaint_id: id,
        channel: 'push',
        target_hash: endpointHash(endpoint),
        target: JSON.stringify(browser.subscription),
        locale: 'en',
        created_at: now.toISOString(),
      })
      .execute()
    return browser
  }
  const sendPush = () => {
    const sender = openPushSender({
      keys: { publicKey, privateKey, subject: 'mailto:a@jabarprov.go.id', hosts: [] },
      forget: (hash) => forgetDevice(backend.db, hash),
      mayCall: () => true,
      lookup,
      timeoutMs: 2_000,
    })
    return sendDue(backend.db, deliveryQueue('push'), sender, worker)
  }

  test('tells a phone only once it was chosen, with its step or not at all', async () => {
    const { id, number, secret } = await filed()
    await step(id)
    expect(await rows()).toEqual([])
    expect(await reporters.choosePhoneNews(number, secret, true, 'id')).toMatchObject({
      phone: { is_on: true, ending: expect.stringMatching(/^\d{3}$/) },
    })
    const failed = backend.db.transaction().execute(async (transaction) => {
      await queueDeliveries(transaction, id, now, channels)
      throw new Error('later failure')
    })
    await expect(failed).rejects.toThrow('later failure')
    expect(await rows()).toEqual([])
    await step(id, 'name_hidden')
    expect(await rows()).toEqual([])
    await step(id)
    await backend.db
      .transaction()
      .execute((transaction) => queueDeliveries(transaction, id, now, channels))
    expect(await rows()).toHaveLength(1)
  })

  test('hands the gateway number, topic, texts and phone under one id, and keeps none of it', async () => {
    const { id, number, phone } = await withPhone()
    await step(id)
    receiver.setMood({ status: 500 })
    expect(await sendPhone()).toBe(0)
    now = new Date(now.getTime() + minuteMs)
    receiver.setMood({ status: 204 })
    expect(await sendPhone()).toBe(1)
    const [first, second] = receiver.messages
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(JSON.parse(second?.body.toString() ?? '')).toMatchObject({
      type: 'complaint.news',
      data: { number, topic: 'answered', phone, texts: { id: expect.any(String) } },
    })
    expect(second?.body.toString()).not.toMatch(/Rahasia petugas|Budi|Lubang/)
    expect(await rows()).toMatchObject([
      { recipient: '', body: '', sent_at: now.toISOString(), next_attempt_at: null },
    ])
    expect(await sendPhone()).toBe(0)
  })

  test.each([
    [{ status: 500 }, 1, false],
    [{ status: 503 }, 1, false],
    [{ status: 429, headers: { 'retry-after': '3600' } }, 60, false],
    [{ status: 302, headers: { location: '/elsewhere' } }, 1, false],
    [{ status: 410 }, null, true],
    ['silent' as const, 1, false],
  ])('after %o waits %s minutes or gives up', async (mood, minutes, isOver) => {
    const { id } = await withPhone()
    await step(id)
    receiver.setMood(mood)
    expect(await sendPhone(200)).toBe(0)
    const [row] = await rows()
    expect(row?.next_attempt_at ?? null).toBe(
      minutes === null ? null : new Date(now.getTime() + minutes * minuteMs).toISOString(),
    )
    expect(report.mock.calls.some(([event]) => event === 'message given up')).toBe(isOver)
    expect(receiver.messages).toHaveLength(1)
  })

  test('a gateway that is not there ends the round, and the message after a week', async () => {
    const first = await withPhone()
    await step(first.id)
    const second = await withPhone()
    await step(second.id)
    await receiver.close()
    expect(await sendPhone()).toBe(0)
    expect((await rows()).map(({ attempts }) => attempts).toSorted(ascending)).toEqual([0, 1])
    expect(report).toHaveBeenCalledWith('webhook channel down', { code: 'NETWORK' })
    now = new Date(now.getTime() + giveUpMs)
    await sendPhone()
    await sendPhone()
    expect((await rows()).map((row) => row.next_attempt_at)).toEqual([null, null])
    receiver = await startMessageReceiver()
    expect(await retryWaiting(backend.db, null, now)).toBe(2)
    expect(await sendPhone()).toBe(2)
  })

  test('shows operators what waits: masked, counted and by channel', async () => {
    const complaint = await withPhone()
    await subscribe(complaint, endpointOf('a'))
    await step(complaint.id)
    const waiting = await listWaiting(backend.db, 10)
    expect(
      waiting
        .map(({ channel, recipient, number }) => ({ channel, recipient, number }))
        .toSorted((left, right) => left.channel.localeCompare(right.channel)),
    ).toEqual([
      { channel: 'push', recipient: 'fcm.googleapis.com', number: complaint.number },
      {
        channel: 'webhook',
        recipient: `***${complaint.phone.slice(-3)}`,
        number: complaint.number,
      },
    ])
    receiver.setMood({ status: 410 })
    await sendPhone()
    provideDatabaseGauges(backend.db, { DATA_DIR: backend.dataDir })
    const gauge = (name: string) =>
      providedGauges()
        .find((each) => each.name === name)
        ?.read()
    expect(await gauge('portal_notification_deliveries')).toEqual({
      push_waiting: 1,
      push_given_up: 0,
      webhook_waiting: 0,
      webhook_given_up: 1,
    })
    expect(await gauge('portal_outbox_oldest_seconds')).toBeGreaterThan(0)
  })

  test('a gateway that hangs holds up no mail', async () => {
    const complaint = await withPhone()
    await mailed(complaint)
    await step(complaint.id)
    await backend.db.transaction().execute((transaction) => queueMail(complaint.id, transaction))
    receiver.setMood('silent')
    const server = await startMailServer()
    const env = parseEnv({
      ...settings,
      SMTP_URL: server.url,
      NOTIFY_WEBHOOK_URL: `${receiver.url}/hook`,
    })
    const notifications = openNotifications(backend.db, env, {
      jobs: backend.db,
      now: () => now,
      note: report,
      noteFailure: report,
    })
    try {
      // Less than the gateway's call may take.
      const within = { timeout: 9_000 }
      await vi.waitFor(() => expect(receiver.messages).toHaveLength(1), within)
      await vi.waitFor(() => expect(server.mails).toHaveLength(1), within)
    } finally {
      receiver.release()
      await notifications.close()
      await server.stop()
    }
  })

  test.each([404, 410])(
    'tells each browser in its language, and forgets one that its service no longer knows (%i)',
    async (status) => {
      const complaint = await filed()
      const other = await filed()
      const { number } = complaint
      const kept = await subscribed(complaint, `${receiver.url}/kept`)
      for (const each of [complaint, other]) await subscribed(each, `${receiver.url}/gone`)
      await step(complaint.id)
      await step(other.id)
      receiver.setMood({ status }, '/gone')
      expect(await sendPush()).toBe(1)
      const told = receiver.messages.find(({ path }) => path === '/kept')
      expect(kept.read(told?.body ?? Buffer.alloc(0))).toMatchObject({
        title: `Complaint ${number}`,
        path: `/en/aduan-warga/new/cek-status#nomor=${number}`,
        lang: 'en',
      })
      // One call was enough for both complaints of that browser.
      expect(receiver.messages.filter(({ path }) => path === '/gone')).toHaveLength(1)
      expect((await subscriptions()).map(({ complaint_id: id }) => id)).toEqual([complaint.id])
      expect((await rows()).map(({ sent_at: at }) => at)).toEqual([now.toISOString()])
      expect(report).not.toHaveBeenCalled()
    },
  )

  test('one push service that is down holds up no other', async () => {
    const complaint = await filed()
    const down = await startMessageReceiver()
    down.setMood({ status: 503 })
    for (const endpoint of [`${down.url}/1`, `${down.url}/2`, receiver.url])
      await subscribed(complaint, endpoint)
    await step(complaint.id)
    expect(await sendPush()).toBe(1)
    expect([receiver.messages.length, down.messages.length]).toEqual([1, 1])
    expect((await rows()).map(({ attempts }) => attempts).toSorted(ascending)).toEqual([0, 1, 1])
    now = new Date(now.getTime() + minuteMs)
    down.setMood({ status: 201 })
    expect(await sendPush()).toBe(2)
    await down.close()
  })

  test('a browser whose subscription cannot be read is given up, and holds up no other', async () => {
    const complaint = await filed()
    for (const path of ['1', '2']) await subscribed(complaint, `${receiver.url}/${path}`)
    await step(complaint.id)
    const [broken] = await rows()
    await backend.db
      .updateTable('notification_deliveries')
      .set({ recipient: '{"keys":{}}' })
      .where('id', '=', broken?.id ?? '')
      .execute()
    const { host } = new URL(receiver.url)
    const recipients = (await listWaiting(backend.db, 10)).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual([host, '?'].toSorted())
    expect(await sendPush()).toBe(1)
    expect(report).toHaveBeenCalledExactlyOnceWith('message given up', {
      id: broken?.id,
      code: 'UNSENDABLE',
    })
  })

  test('one step is told by mail, push and gateway, once each, though each has failed before', async () => {
    const complaint = await withPhone()
    const { id, number } = complaint
    await mailed(complaint)
    const browser = await subscribed(complaint, `${receiver.url}/push`)
    await backend.db.transaction().execute((transaction) =>
      appendEvent(
        transaction,
        {
          at: now,
          onEvent: async (about, inside) => {
            await queueMail(about, inside)
            await queueDeliveries(inside, about, now, channels)
          },
        },
        { id, step: null },
        {},
        { kind: 'answered', note: { id: 'Lubang ditutup.', en: '' }, actor: 'petugas' },
      ),
    )
    const mailServer = await startMailServer()
    const mail = openMailChannel({ smtpUrl: mailServer.url, from: 'a@jabarprov.go.id', siteOrigin })
    const sendMail = () => sendDueMessages(backend.db, mail, worker)
    await mailServer.stop()
    receiver.setMood({ status: 503 }, '/push')
    receiver.setMood('cut', '/hook')
    expect([await sendMail(), await sendPush(), await sendPhone()]).toEqual([0, 0, 0])
    expect(receiver.messages).toHaveLength(2)

    now = new Date(now.getTime() + minuteMs)
    const mailAgain = await startMailServer(mailServer.port)
    receiver.setMood({ status: 201 }, '/push')
    receiver.setMood({ status: 204 }, '/hook')
    try {
      expect([await sendMail(), await sendPush(), await sendPhone()]).toEqual([1, 1, 1])
      // By then whatever was not noted as sent would be tried again.
      now = new Date(now.getTime() + 60 * minuteMs)
      expect([await sendMail(), await sendPush(), await sendPhone()]).toEqual([0, 0, 0])
    } finally {
      mail.close()
      await mailAgain.stop()
    }
    expect(mailAgain.mails.map(({ to }) => to)).toEqual([['budi@warga.id']])
    expect(mailAgain.mails[0]?.text).toContain(number)
    const last = (path: string) => receiver.messages.findLast((each) => each.path === path)
    expect(browser.read(last('/push')?.body ?? Buffer.alloc(0))).toMatchObject({
      title: `Complaint ${number}`,
    })
    expect(JSON.parse(last('/hook')?.body.toString() ?? '')).toMatchObject({
      data: { number, topic: 'answered', phone: complaint.phone },
    })
    expect(receiver.messages).toHaveLength(4)
  })

  test('takes known push services and the own secret only, and five browsers', async () => {
    const complaint = await filed()
    const { number, secret, phone } = complaint
    await expect(subscribe(complaint, 'https://10.0.0.1/x')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    const temporary = (await reporters.recover(number, phone))?.secret ?? ''
    await expect(subscribe({ number, secret: temporary }, endpointOf('a'))).rejects.toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
    })
    expect(await reporters.newsChannels(number, temporary)).toMatchObject({
      push: { public_key: publicKey, devices: [] },
    })
    expect(await subscribe({ number, secret: 'wrong' }, endpointOf('a'))).toBeNull()
    for (let count = 0; count <= pushDevicesMax; count += 1) {
      now = new Date(now.getTime() + 1_000)
      await subscribe(complaint, endpointOf(String(count)))
    }
    // The first one is gone, and a browser that subscribes again counts once.
    const left = await subscribe(complaint, endpointOf('3'))
    expect(left?.push?.devices).toEqual(
      ['1', '2', '3', '4', '5'].map((name) => endpointHash(endpointOf(name))),
    )
    const removed = await reporters.removePushDevices(number, secret, [
      endpointHash(endpointOf('1')),
      'f'.repeat(64),
    ])
    expect(removed?.push?.devices).toHaveLength(pushDevicesMax - 1)
  })

  test('a browser that renews its subscription is told by the new one, with what waits for it', async () => {
    const [one, other] = [await filed(), await filed()]
    const earlier = pushBrowser(endpointOf('a')).subscription
    const { subscription } = pushBrowser(endpointOf('b'))
    const add = ({ number, secret }: typeof one, each: typeof earlier) =>
      reporters.addPushDevice(number, secret, each, 'en')
    await add(one, earlier)
    await step(one.id)
    // A page has told the new one before.
    for (const each of [earlier, subscription]) await add(other, each)
    const devices = async () => {
      const channelsOf = [one, other].map(({ number, secret }) =>
        reporters.newsChannels(number, secret),
      )
      return (await Promise.all(channelsOf)).map((each) => each?.push?.devices)
    }
    const [before, after] = [endpointHash(endpointOf('a')), endpointHash(endpointOf('b'))]

    // A stranger who knows the address alone, or brings no push service.
    const { keys } = pushBrowser(endpointOf('a')).subscription
    await reporters.renewPushDevice({ earlier: { ...earlier, keys }, subscription })
    const inner = { ...subscription, endpoint: 'https://10.0.0.1/x' }
    await expect(reporters.renewPushDevice({ earlier, subscription: inner })).rejects.toMatchObject(
      { code: 'VALIDATION_FAILED' },
    )
    expect(await devices()).toEqual([[before], [before, after]])

    for (const again of [1, 2]) {
      await reporters.renewPushDevice({ earlier, subscription })
      expect(await devices(), `${again}`).toEqual([[after], [after]])
    }
    expect(await rows()).toMatchObject([
      { recipient: JSON.stringify(subscription), target_hash: after },
    ])
    // Keys alone may change.
    const renewed = pushBrowser(endpointOf('b')).subscription
    await reporters.renewPushDevice({ earlier: subscription, subscription: renewed })
    expect(await devices()).toEqual([[after], [after]])
    expect(await rows()).toMatchObject([{ recipient: JSON.stringify(renewed) }])
  })

  test('off means off: what waits is not sent any more', async () => {
    const complaint = await withPhone()
    const { id, number, secret } = complaint
    await subscribe(complaint, endpointOf('a'))
    await step(id)
    expect(await rows()).toHaveLength(2)
    await reporters.choosePhoneNews(number, secret, false, 'id')
    await reporters.removePushDevices(number, secret, [endpointHash(endpointOf('a'))])
    expect(await rows()).toEqual([])
    await step(id)
    expect(await rows()).toEqual([])
  })

  test('off is off for one complaint and one channel: nothing else of the same phone or browser', async () => {
    const [one, other] = [await withPhone(), await withPhone()]
    for (const each of [one, other]) {
      await subscribe(each, endpointOf('a'))
      await step(each.id)
    }
    const of = async (id: string) => {
      const mine = (row: { complaint_id: string }) => row.complaint_id === id
      return [await subscriptions(), await rows()].map((all) =>
        all
          .filter(mine)
          .map(({ channel }) => channel)
          .toSorted(),
      )
    }
    const both = ['push', 'webhook']
    await reporters.choosePhoneNews(one.number, one.secret, false, 'id')
    expect([await of(one.id), await of(other.id)]).toEqual([
      [['push'], ['push']],
      [both, both],
    ])
    await reporters.removePushDevices(one.number, one.secret, [endpointHash(endpointOf('a'))])
    expect([await of(one.id), await of(other.id)]).toEqual([
      [[], []],
      [both, both],
    ])
  })

  test('a corrected name takes back no message to the number that stays', async () => {
    const { id, number, secret, phone } = await withPhone()
    await step(id)
    await reporters.correctContact(number, secret, {
      name: 'Budi S.',
      phone,
      email: 'budi@warga.id',
    })
    expect((await rows()).map(({ recipient }) => recipient)).toEqual([phone])
  })

  test('a corrected number gets the next message, and the former one nothing more', async () => {
    const { id, number, secret } = await withPhone()
    await step(id)
    const contact = { name: 'Budi', phone: '081298765432', email: 'budi@warga.id' }
    await reporters.correctContact(number, secret, contact)
    expect(await rows()).toEqual([])
    await step(id)
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['081298765432'])
  })

  test('a withdrawal is the last that is told', async () => {
    const { id, number, secret } = await withPhone()
    await reporters.withdraw(number, secret, { reason: '' })
    expect(await subscriptions()).toEqual([])
    expect(await sendPhone()).toBe(1)
    expect(JSON.parse(receiver.messages[0]?.body.toString() ?? '')).toMatchObject({
      data: { topic: 'withdrawn' },
    })
    await step(id)
    expect(await rows()).toHaveLength(1)
  })

  test('own data show the choices and messages, and an erased identity leaves none', async () => {
    const complaint = await withPhone()
    const { id, number, secret } = complaint
    await subscribe(complaint, endpointOf('a'))
    await step(id)
    expect(await reporters.ownData(number, secret, 'id')).toMatchObject({
      news_channels: [{ channel: expect.any(String) }, { channel: expect.any(String) }],
      news: [{ sent_at: null }, { sent_at: null }],
    })
    await reporters.eraseIdentity(number, secret)
    expect([await subscriptions(), await rows()]).toEqual([[], []])
    expect(await reporters.newsChannels(number, secret)).toEqual({
      mail: null,
      push: null,
      phone: null,
    })
    await expect(subscribe(complaint, endpointOf('a'))).rejects.toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
    })
  })

  test('choices end with the contact of the reporter, sent messages after 90 days', async () => {
    const complaint = await withPhone()
    await step(complaint.id)
    await sendPhone()
    await backend.db
      .updateTable('complaints')
      .set({ status: 'finished', closed_at: now.toISOString() })
      .where('id', '=', complaint.id)
      .execute()
    const run = (days: number) =>
      runRetention(
        backend.db,
        parseEnv({ DATA_DIR: backend.dataDir }),
        new Date(now.getTime() + days * 24 * 60 * minuteMs + 1),
      )
    await run(89)
    expect(await rows()).toHaveLength(1)
    await run(90)
    expect([await rows(), await subscriptions()]).toEqual([[], [expect.anything()]])
    await run(365)
    expect(await subscriptions()).toEqual([])
  })

  test('mail is stopped at once, and asks its owner again before it goes on', async () => {
    const { id, number, secret } = await filed()
    const email = (await rowOf(backend, number)).reporter_email
    const mail = { siteOrigin, contact: 'a@jabarprov.go.id' }
    const mails = () => backend.db.selectFrom('outbox').selectAll().execute()
    const queue = () =>
      backend.db.transaction().execute((transaction) => queueMessages(transaction, id, now, mail))
    await confirmedBefore(backend, email, now)
    await queue()
    expect(await reporters.newsChannels(number, secret)).toMatchObject({
      mail: { state: 'confirmed' },
    })
    expect(await mails()).toHaveLength(1)
    expect(await reporters.chooseMailNews(number, secret, false)).toMatchObject({
      mail: { state: 'off' },
    })
    await queue()
    expect(await mails()).toEqual([])
    expect(await reporters.chooseMailNews(number, secret, true)).toMatchObject({
      mail: { state: 'asked' },
    })
    expect(await mails()).toMatchObject([{ recipient: email }])
    // The same again changes nothing; off and on again asks as often as an address may be asked in a day.
    await reporters.chooseMailNews(number, secret, true)
    const again = async () => {
      await reporters.chooseMailNews(number, secret, false)
      await reporters.chooseMailNews(number, secret, true)
    }
    await again()
    await expect(again().then(again)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await reporters.newsChannels(number, secret)).toMatchObject({ mail: { state: 'off' } })
    await backend.db.updateTable('mail_recipients').set({ stopped_at: now.toISOString() }).execute()
    expect(await reporters.newsChannels(number, secret)).toMatchObject({
      mail: { state: 'refused' },
    })
    await expect(reporters.chooseMailNews(number, secret, true)).rejects.toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
    })
  })

  test('offers nothing that is not set', async () => {
    const { number, secret } = await filed()
    const db = openDatabase(
      parseEnv({
        DATA_DIR: backend.dataDir,
        ...(backend.databaseUrl && { DATABASE_URL: backend.databaseUrl }),
      }),
    )
    const bare = createReporterActions(db, {
      now: () => now,
      siteOrigin,
      channels: openChannelsOf(parseEnv({})),
    })
    expect(await bare.newsChannels(number, secret)).toEqual({ mail: null, push: null, phone: null })
    for (const ask of [
      () => bare.choosePhoneNews(number, secret, true, 'id'),
      () => bare.addPushDevice(number, secret, pushBrowser(endpointOf('a')).subscription, 'id'),
      () => bare.chooseMailNews(number, secret, true),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    await db.destroy()
  })
})
