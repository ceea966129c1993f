import { createHmac } from 'node:crypto'
import type { Sender } from '../message-queue'
import { deliver, deliveryFailure } from './http-delivery'

interface WebhookSettings {
  url: string
  /** The present one first; each signs, so that a receiver may know either while one is changed. */
  secrets: readonly string[]
  now: () => Date
  timeoutMs?: number
}

const encoded = /^whsec_/

/** Bytes of a secret: base64 after `whsec_`, otherwise its characters. */
const keyOf = (secret: string) =>
  encoded.test(secret)
    ? Buffer.from(secret.replace(encoded, ''), 'base64')
    : Buffer.from(secret, 'utf8')

/** Signs a call as Standard Webhooks has it: HMAC-SHA256 over id, time and body. */
const signaturesOf = (secrets: readonly string[], signed: string) =>
  secrets
    .map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`)
    .join(' ')

/** Calls the province's gateway for messages to phones. `webhook-id` is the same for every attempt of a message. */
export function openWebhookSender({ url, secrets, now, timeoutMs }: WebhookSettings): Sender {
  return {
    async send({ id, recipient, body: content }) {
      const seconds = String(Math.floor(now().getTime() / 1_000))
      const data = { ...(JSON.parse(content) as object), phone: recipient }
      const body = JSON.stringify({ id, type: 'complaint.news', data })
      await deliver({
        url: new URL(url),
        body,
        timeoutMs,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': signaturesOf(secrets, `${id}.${seconds}.${body}`),
        },
      })
    },
    failureOf: deliveryFailure,
  }
}
