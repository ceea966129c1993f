import { createHmac } from 'node:crypto'
import { deliver } from './http-delivery'

export interface WebhookTarget {
  url: string
  /** The present one first; each signs, so that a receiver may know either while one is changed. */
  secrets: readonly string[]
  now: () => Date
  timeoutMs?: number | undefined
}

const encoded = /^whsec_/

/** Bytes of a secret: base64 after `whsec_`, otherwise its characters. */
const keyOf = (secret: string) =>
  encoded.test(secret)
    ? Buffer.from(secret.replace(encoded, ''), 'base64')
    : Buffer.from(secret, 'utf8')

const signaturesOf = (secrets: readonly string[], signed: string) =>
  secrets
    .map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`)
    .join(' ')

/**
 * Posts JSON, signed as Standard Webhooks has it: HMAC-SHA256 over id, time and body.
 * @param id the same for every attempt, so that a receiver knows a repeat
 * @throws as `deliver`
 */
export async function postSigned(
  { url, secrets, now, timeoutMs }: WebhookTarget,
  id: string,
  body: string,
): Promise<void> {
  const seconds = String(Math.floor(now().getTime() / 1_000))
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
}
