import { lookup } from 'node:dns'
import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateVAPIDKeys } from './web-push'
import { type MessageReceiver, startMessageReceiver } from '@/tests/support/message-receiver'
import { pushBrowser } from '@/tests/support/push-browser'
import { pushNews } from './news-text'
import { endpointHash } from './push-endpoint'
import { openPushSender } from './push-sender'

const { publicKey, privateKey } = generateVAPIDKeys()
const keys = { publicKey, privateKey, subject: 'mailto:info@jabarprov.go.id', hosts: [] }
const news = pushNews({ number: 'JBR-20260302-7K4M9Q', topic: 'answered' }, 'id')
const forgotten: string[] = []
let receiver: MessageReceiver
beforeEach(async () => {
  receiver = await startMessageReceiver()
  forgotten.length = 0
})
afterEach(() => receiver.close())

const sender = (more: Partial<Parameters<typeof openPushSender>[0]> = {}) =>
  openPushSender({
    keys,
    forget: async (hash) => void forgotten.push(hash),
    // The receiver stands on the loopback, where no push service does.
    mayCall: () => true,
    lookup,
    ...more,
  })
const messageTo = (endpoint: string) => {
  const browser = pushBrowser(endpoint)
  return {
    browser,
    message: {
      id: 'push-1',
      recipient: JSON.stringify(browser.subscription),
      body: JSON.stringify(news),
      subject: '',
      stop_url: '',
    },
  }
}

it('sends what a browser can read, signed with the key it subscribed to', async () => {
  const { browser, message } = messageTo(`${receiver.url}/push/1`)
  await sender().send(message)
  const [{ path, headers, body }] = receiver.messages as [MessageReceiver['messages'][number]]
  expect(path).toBe('/push/1')
  expect(browser.read(body)).toEqual(news)
  expect(body.toString('latin1')).not.toContain(news.tag)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)

  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: receiver.url,
    sub: keys.subject,
  })
  const point = Buffer.from(publicKey, 'base64url')
  const verifier = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
})

it.each([404, 410])('forgets a browser that its service no longer knows (%i)', async (status) => {
  const { browser, message } = messageTo(`${receiver.url}/push/1`)
  receiver.setMood({ status })
  const { send, failureOf, forget } = sender()
  expect(await send(message).then(() => null, failureOf)).toMatchObject({ isGone: true })
  await forget?.(message)
  expect(forgotten).toEqual([endpointHash(browser.subscription.endpoint)])
})

it.each([401, 403])(
  'tries a browser that subscribed with earlier keys again, and holds up no other (%i)',
  async (status) => {
    const { message } = messageTo(`${receiver.url}/push/1`)
    receiver.setMood({ status })
    const { send, failureOf } = sender()
    expect(await send(message).then(() => null, failureOf)).toMatchObject({
      isFinal: false,
      isGone: false,
      isChannelDown: false,
    })
  },
)

it('calls no endpoint that is not on the list any more, and no address inside the network', async () => {
  const { message } = messageTo(`${receiver.url}/push/1`)
  const known = sender({ mayCall: () => false })
  expect(await known.send(message).then(() => null, known.failureOf)).toMatchObject({
    code: 'UNSENDABLE',
    isFinal: true,
  })
  const inner = messageTo(`${receiver.url.replace('127.0.0.1', 'localhost')}/push/1`)
  const { send, failureOf } = openPushSender({
    keys,
    forget: async () => undefined,
    mayCall: () => true,
  })
  expect(await send(inner.message).then(() => null, failureOf)).toMatchObject({ code: 'NETWORK' })
  expect(receiver.messages).toEqual([])
})

it('gives up a subscription whose key is none', async () => {
  const { message } = messageTo(`${receiver.url}/push/1`)
  const broken = message.recipient.replace(/"p256dh":"[^"]+"/, `"p256dh":"B${'A'.repeat(86)}"`)
  const { send, failureOf } = sender()
  expect(await send({ ...message, recipient: broken }).then(() => null, failureOf)).toMatchObject({
    code: 'UNSENDABLE',
    isFinal: true,
    isChannelDown: false,
  })
})

it('keeps push services apart', () => {
  const { laneOf } = sender()
  const lane = (endpoint: string) => laneOf?.(messageTo(endpoint).message.recipient)
  expect(lane('https://fcm.googleapis.com/a')).toBe(lane('https://fcm.googleapis.com/b'))
  expect(lane('https://fcm.googleapis.com/a')).not.toBe(lane('https://web.push.apple.com/a'))
})
