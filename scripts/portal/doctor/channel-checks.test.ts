import { expect, test } from 'vitest'
import { generateVAPIDKeys } from '@/lib/server/notifications/embedded/channels/web-push'
import { parseEnv } from '@/lib/env'
import { checkPhoneGateway, checkPushKeys } from './channel-checks'

const [{ publicKey, privateKey }, other] = [generateVAPIDKeys(), generateVAPIDKeys()]
const secret = 's'.repeat(32)

test.each([
  ['no keys', {}, []],
  ['a pair', { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }, ['ok']],
  ['one key', { VAPID_PUBLIC_KEY: publicKey }, ['fail']],
  ['two halves', { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other.privateKey }, ['fail']],
])('%s for browsers: %j', (_, settings, states) => {
  expect(checkPushKeys(parseEnv(settings)).map(({ state }) => state)).toEqual(states)
})

test.each([
  ['no gateway', {}, []],
  ['one by https', { NOTIFY_WEBHOOK_URL: 'https://a.id/x', NOTIFY_WEBHOOK_SECRET: secret }, ['ok']],
  ['one by http', { NOTIFY_WEBHOOK_URL: 'http://a.id/x', NOTIFY_WEBHOOK_SECRET: secret }, ['warn']],
  ['one without a secret', { NOTIFY_WEBHOOK_URL: 'https://a.id/x' }, ['fail']],
])('%s for phones: %j', (_, settings, states) => {
  expect(checkPhoneGateway(parseEnv(settings)).map(({ state }) => state)).toEqual(states)
})
