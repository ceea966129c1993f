import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type MessageReceiver,
  type Mood,
  startMessageReceiver,
} from '@/tests/support/message-receiver'
import { openWebhookSender } from './webhook-sender'

const secrets = ['a'.repeat(32), `whsec_${Buffer.from('b'.repeat(32)).toString('base64')}`]
const message = {
  id: 'webhook-1',
  recipient: '081234567890',
  body: JSON.stringify({
    number: 'JBR-20260302-7K4M9Q',
    topic: 'moved',
    texts: { id: 'a', en: 'b' },
  }),
  subject: '',
  stop_url: '',
}
let receiver: MessageReceiver
beforeEach(async () => {
  receiver = await startMessageReceiver()
})
afterEach(() => receiver.close())

const sender = (timeoutMs?: number) =>
  openWebhookSender({
    url: `${receiver.url}/hook?x=1`,
    secrets,
    now: () => new Date('2026-03-02T03:00:00.900Z'),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
const failureOf = async (timeoutMs?: number) => {
  const { send, failureOf: read } = sender(timeoutMs)
  return send(message).then(() => null, read)
}

it('signs what it sends with every secret, as Standard Webhooks has it', async () => {
  await sender().send(message)
  const [{ path, headers, body }] = receiver.messages as [MessageReceiver['messages'][number]]
  expect(path).toBe('/hook?x=1')
  expect(JSON.parse(body.toString('utf8'))).toEqual({
    id: 'webhook-1',
    type: 'complaint.news',
    data: {
      number: 'JBR-20260302-7K4M9Q',
      topic: 'moved',
      texts: { id: 'a', en: 'b' },
      phone: '081234567890',
    },
  })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['webhook-id']).toBe('webhook-1')
  expect(headers['webhook-timestamp']).toBe('1772420400')
  const signed = `webhook-1.1772420400.${body.toString('utf8')}`
  expect(headers['webhook-signature']).toBe(
    ['a'.repeat(32), 'b'.repeat(32)]
      .map((key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
      .join(' '),
  )
})

it.each<[Mood, object]>([
  [{ status: 500 }, { code: 'HTTP 500', isFinal: false, isChannelDown: false }],
  [{ status: 503 }, { code: 'HTTP 503', isFinal: false, isChannelDown: true }],
  [
    { status: 429, headers: { 'retry-after': '7200' } },
    { code: 'HTTP 429', isFinal: false, isChannelDown: true, waitMs: 7_200_000 },
  ],
  [{ status: 410 }, { code: 'HTTP 410', isFinal: true, isChannelDown: false }],
  [{ status: 422 }, { code: 'HTTP 422', isFinal: true, isChannelDown: false }],
  [{ status: 401 }, { code: 'HTTP 401', isFinal: false, isChannelDown: true }],
  [{ status: 404 }, { code: 'HTTP 404', isFinal: false, isChannelDown: true }],
])('reads %o', async (mood, failure) => {
  receiver.setMood(mood)
  expect(await failureOf()).toMatchObject(failure)
})

it('follows no redirect', async () => {
  receiver.setMood({ status: 307, headers: { location: `${receiver.url}/elsewhere` } })
  expect(await failureOf()).toMatchObject({ code: 'HTTP 307', isFinal: false, isChannelDown: true })
  expect(receiver.messages.map(({ path }) => path)).toEqual(['/hook?x=1'])
})

it('waits for a silent receiver no longer than it may', async () => {
  receiver.setMood('silent')
  expect(await failureOf(100)).toMatchObject({
    code: 'TIMEOUT',
    isFinal: false,
    isChannelDown: true,
  })
})

it('tries a receiver again that is not there', async () => {
  const gone = sender()
  await receiver.close()
  const failure = await gone.send(message).then(() => null, gone.failureOf)
  receiver = await startMessageReceiver()
  expect(failure).toMatchObject({ code: 'NETWORK', isFinal: false, isChannelDown: true })
})
