import { createECDH } from 'node:crypto'
import type { Env } from '@/lib/env'
import { checked, type Finding } from './finding'

/** Whether the keys for messages to browsers are a pair; no finding where there are none. */
export function checkPushKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): Finding[] {
  const { ok, fail } = checked('Browser messages')
  const advice = 'Set the two keys that one "push keys" printed; browsers are not told meanwhile.'
  if (publicKey === undefined && privateKey === undefined) return []
  if (publicKey === undefined || privateKey === undefined) return [fail('one key only', advice)]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return [
    pair.getPublicKey('base64url') === publicKey
      ? ok('keys are set')
      : fail('the keys are no pair', advice),
  ]
}

/** Whether the gateway for messages to phones has all it needs; no finding where there is none. */
export function checkPhoneGateway({
  NOTIFY_WEBHOOK_URL: url,
  NOTIFY_WEBHOOK_SECRET: secrets,
  NODE_ENV,
}: Pick<Env, 'NOTIFY_WEBHOOK_URL' | 'NOTIFY_WEBHOOK_SECRET' | 'NODE_ENV'>): Finding[] {
  const { ok, warn, fail } = checked('Phone messages')
  if (url === undefined && secrets === undefined) return []
  if (url === undefined || secrets === undefined)
    return [fail('address or secret is missing', 'Set both; phones are not told meanwhile.')]
  return [
    url.startsWith('https://') || NODE_ENV !== 'production'
      ? ok('gateway is set')
      : warn('not encrypted', 'Use https: the calls hold phone numbers.'),
  ]
}
