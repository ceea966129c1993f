import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-outbox-'))
const at = '2026-03-02T03:00:00.000Z'

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  const db = await openPreparedDatabase(env())
  await db
    .insertInto('outbox')
    .values({ id: 'supporter-1', complaint_id: null, channel: 'mail', recipient: 'budi@warga.id', subject: 's', body: 'b', created_at: at, next_attempt_at: null, sent_at: null, attempts: 9, last_failure: 'ECONNREFUSED' })
    .execute()
  await db.destroy()
}, 120_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = portalCommand

it('lists what waits with a masked address and says that no mail server is set', async () => {
  const { code, text } = await run('outbox', 'list')
  expect(code).toBe(0)
  expect(text).toContain(`supporter-1  -  b***@w***.id  ${at}  tries 9  given up  ECONNREFUSED`)
  expect(text).not.toContain('budi@')
  expect(text).toContain('SMTP_URL is not set')
})

it('makes a message due again, and asks which when none is named', async () => {
  expect(await run('outbox', 'retry')).toMatchObject({ code: 2 })
  expect(await run('outbox', 'retry', '--everything')).toMatchObject({ code: 2 })
  expect((await run('outbox', 'retry', 'supporter-1')).text).toContain('1 messages are due now.')
  expect((await run('outbox', 'list')).text).toContain('tries 0  next ')
})
