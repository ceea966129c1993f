import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { checked, findingLines } from './finding'
import { checkBuild, checkDataFolder, checkNode } from './machine-checks'
import { checkOthers } from './reach-checks'
import { checkHolidays, checkOrigin, checkProxies, checkUnused } from './settings-checks'

test.each([
  ['v18.20.0', 'fail'],
  ['v20.19.0', 'warn'],
  ['v24.22.1', 'ok'],
])('Node %s: %s', (version, state) => expect(checkNode(version).state).toBe(state))

test.each([
  [{}, 'warn'],
  [{ SITE_ORIGIN: 'http://jabarprov.go.id' }, 'fail'],
  [{ SITE_ORIGIN: 'http://jabarprov.go.id', NODE_ENV: 'development' }, 'warn'],
  [{ SITE_ORIGIN: 'https://jabarprov.go.id' }, 'ok'],
])('origin of %j: %s', (settings, state) =>
  expect(checkOrigin(parseEnv(settings)).state).toBe(state),
)

test.each([
  ['', 'http://localhost:3000', 'ok'],
  ['', 'https://jabarprov.go.id', 'warn'],
  ['10.0.0.2, fd00::/8', 'https://jabarprov.go.id', 'ok'],
  ['proxy.local', 'https://jabarprov.go.id', 'fail'],
  ['10.0.0.0/40', 'https://jabarprov.go.id', 'fail'],
  ['0.0.0.0/0', 'https://jabarprov.go.id', 'fail'],
  ['::/0', 'https://jabarprov.go.id', 'fail'],
])('trusted proxies "%s" behind %s: %s', (TRUSTED_PROXIES, SITE_ORIGIN, state) =>
  expect(checkProxies(parseEnv({ TRUSTED_PROXIES, SITE_ORIGIN })).state).toBe(state),
)

test('names settings that do nothing beside PORTAL_API_URL, and does not say that what they mean waits', async () => {
  const messages = { SMTP_URL: 'smtp://127.0.0.1:9', CONTENT_SOURCE: '/srv/konten' }
  const remote = parseEnv({ PORTAL_API_URL: 'http://127.0.0.1:9', ...messages })
  expect(checkUnused(remote)).toMatchObject([{ state: 'warn', text: 'SMTP_URL, CONTENT_SOURCE' }])
  expect((await checkOthers(remote)).map(({ name }) => name)).toEqual(['Provincial API'])
  expect(checkUnused(parseEnv(messages))).toEqual([])
  expect(checkUnused(parseEnv({ PORTAL_API_URL: 'http://127.0.0.1:9' }))).toEqual([])
})

test('warns in the last three months that the list of holidays covers', () => {
  expect(checkHolidays(new Date('2026-08-31T00:00:00Z')).state).toBe('ok')
  expect(checkHolidays(new Date('2026-10-01T00:00:00Z')).state).toBe('warn')
  expect(checkHolidays(new Date('2027-02-01T00:00:00Z')).state).toBe('warn')
})

test('looks at the data folder, the disk and the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
  const states = async (settings: Record<string, string>) =>
    (await checkDataFolder(parseEnv(settings))).map(({ state }) => state)
  expect(await states({ DATA_DIR: join(folder, 'none') })).toEqual(['warn'])
  expect(await states({ DATA_DIR: folder, MIN_FREE_BYTES: '0' })).toEqual(['ok', 'ok'])
  expect(await states({ DATA_DIR: folder, MIN_FREE_BYTES: '1099511627776' })).toEqual([
    'ok',
    'fail',
  ])
  expect(checkBuild(folder).state).toBe('fail')
  rmSync(folder, { recursive: true })
})

test('reaches other systems without sending a byte, and never shows what their address holds', async () => {
  let received = 0
  const server = createServer((socket) =>
    socket.on('data', (bytes) => (received += bytes.length)).on('error', () => undefined),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const found = await checkOthers(
    parseEnv({
      SMTP_URL: `smtp://mailer:secret-word@127.0.0.1:${port}`,
      WEATHER_API_URL: 'http://127.0.0.1:1/cuaca',
      EVENT_WEBHOOKS: `tiket http://127.0.0.1:${port}/secret-word ${'s'.repeat(32)}`,
    }),
  )
  server.close()
  expect(found.map(({ name, state }) => [name, state])).toEqual([
    ['Weather', 'warn'],
    ['Mail', 'ok'],
    ['Events: tiket', 'ok'],
  ])
  expect([received, JSON.stringify(found).includes('secret-word')]).toEqual([0, false])
})

test('prints one line for each finding and what to do below it', () => {
  expect(
    findingLines([checked('Node').ok('v24.22.1'), checked('Database').fail('none', 'Start one.')]),
  ).toEqual(['ok    Node      v24.22.1', 'fail  Database  none', '                → Start one.'])
})
