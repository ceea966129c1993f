import { lookup } from 'node:dns'
import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { isInnerAddress, isPushEndpoint, publicLookup } from './push-endpoint'

const { PUSH_HOSTS: hosts } = parseEnv({})

it.each([
  'https://fcm.googleapis.com/fcm/send/x:y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-sg2p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/QGF',
])('takes %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'no address',
])('refuses %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(false)
})

it.each([
  ['127.0.0.1', 4],
  ['10.1.2.3', 4],
  ['172.20.0.1', 4],
  ['192.168.1.1', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['0.0.0.0', 4],
  ['::1', 6],
  ['fd00::1', 6],
  ['fe80::1', 6],
  ['::ffff:10.0.0.1', 6],
] as const)('knows %s as inner', (address, family) => {
  expect(isInnerAddress(address, family)).toBe(true)
})

it.each([
  ['142.250.4.95', 4],
  ['2404:6800:4003:c00::5f', 6],
] as const)('knows %s as public', (address, family) => {
  expect(isInnerAddress(address, family)).toBe(false)
})

it('refuses a known name that leads to this machine', async () => {
  const addresses = await new Promise((resolve) => {
    lookup('localhost', { all: true }, (_, found) => resolve(found))
  })
  expect(addresses).not.toEqual([])
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
  expect(error).toMatchObject({ message: 'not a public address' })
})
