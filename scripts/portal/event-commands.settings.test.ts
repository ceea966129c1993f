import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { deliverEvents } from '@/lib/server/complaints/embedded/event-webhooks/deliver-events'
import { lastPosition } from '@/lib/server/complaints/embedded/handling/list-events'
import { startMessageReceiver, type MessageReceiver } from '@/tests/support/message-receiver'
import { portalCommand } from '@/tests/support/portal-command'
import { checkEventReceivers } from './doctor/event-checks'
import { withDatabase } from './with-database'

const folder = mkdtempSync(join(tmpdir(), 'portal-event-commands-'))
const run = (...args: string[]) => portalCommand('events', ...args)
let receiver: MessageReceiver
let last: number

const deliver = () =>
  withDatabase(async (db) => {
    for (const each of env().EVENT_WEBHOOKS ?? [])
      await deliverEvents(db, each, {
        now: () => new Date(),
        log: () => undefined,
        isStopping: () => false,
      })
  })
const findings = () => withDatabase((db) => checkEventReceivers(db, env().EVENT_WEBHOOKS ?? []))

beforeAll(async () => {
  receiver = await startMessageReceiver()
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('EVENT_WEBHOOKS', `tiket ${receiver.url}/ ${'s'.repeat(32)}`)
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  last = await withDatabase(lastPosition)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await receiver.close()
})

it.each([
  [['replay'], 2, /receiver is missing/],
  [['replay', 'tiket'], 2, /--from is missing/],
  [['replay', 'tiket', '--from', '0'], 2, /--from must be a whole number from 1 on/],
  [['replay', 'lapor', '--from', '1'], 1, /names no receiver "lapor" \(tiket\)/],
  [['replay', 'tiket', '--from', '99999999'], 1, /The last position is \d+/],
])('%j is refused in one line', async (args, expected, line) => {
  const { code, errors } = await run(...args)
  expect([code, errors.length, line.test(errors[0] ?? '')], errors[0]).toEqual([expected, 1, true])
})

it('shows a receiver from its beginning to its stop, and sends again from a position', async () => {
  expect((await run('status')).lines).toMatch(/^tiket +not begun +- +0 +- +- +- +-$/m)
  expect(await findings()).toMatchObject([{ state: 'ok', text: 'has not begun' }])
  await deliver()
  expect((await run('status')).lines).toMatch(new RegExp(`^tiket +following +${last} +0 +-`, 'm'))
  expect((await run('replay', 'tiket', '--from', String(last - 1))).lines).toBe(
    `"tiket" goes on from position ${last - 1}: 2 events. The running server sends them.`,
  )
  receiver.setMood({ status: 503 })
  await deliver()
  expect((await run('status')).lines).toMatch(
    new RegExp(
      `^tiket +retrying +${last - 2} +2 +\\S+\\+07:00 +HTTP 503 +\\S+\\+07:00 +\\S+\\+07:00$`,
      'm',
    ),
  )
  expect(await findings()).toMatchObject([
    { name: 'Events: tiket', state: 'warn', text: 'HTTP 503, 2 events wait' },
  ])
  receiver.setMood({ status: 410 })
  await run('replay', 'tiket', '--from', String(last))
  await deliver()
  expect(JSON.parse((await run('status', '--json')).lines)).toMatchObject([
    { name: 'tiket', state: 'stopped', position: last - 1, waiting: 1, lastOutcome: 'HTTP 410' },
  ])
  expect(await findings()).toMatchObject([{ state: 'warn', text: 'wants no more, 1 event waits' }])
  receiver.setMood({ status: 204 })
  await run('replay', 'tiket', '--from', String(last))
  await deliver()
  expect(await findings()).toMatchObject([{ state: 'ok', text: `position ${last}, none waits` }])
  expect(receiver.messages).toHaveLength(3)
})
