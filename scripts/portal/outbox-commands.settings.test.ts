import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { env, parseEnv } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { mailTopics } from '@/lib/server/notifications/embedded/complaint-mail'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-outbox-'))
const at = '2026-03-02T03:00:00.000Z'

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  const db = await openPreparedDatabase(env())
  await db
    .insertInto('outbox')
    .values({
      id: 'supporter-1',
      complaint_id: null,
      channel: 'mail',
      recipient: 'budi@warga.id',
      subject: 's',
      body: 'b',
      created_at: at,
      next_attempt_at: null,
      sent_at: null,
      attempts: 9,
      last_failure: 'ECONNREFUSED',
    })
    .execute()
  const recipient = { confirmed_at: null, window_ends_at: at, first_mails: 0, later_mails: 0 }
  await db
    .insertInto('mail_recipients')
    .values({
      ...recipient,
      address_hash: addressHash('ani@warga.id'),
      stopped_at: at,
      ends_at: '2031-03-01T00:00:00.000Z',
    })
    .execute()
  const { id } = await db.selectFrom('complaints').select('id').limit(1).executeTakeFirstOrThrow()
  const asked = {
    complaint_id: id,
    audience: 'reporter' as const,
    state: 'asked' as const,
    created_at: at,
  }
  await db
    .insertInto('mail_subscriptions')
    .values([
      {
        ...asked,
        address_hash: 'a',
        confirm_hash: 'a',
        confirm_ends_at: '2999-01-01T00:00:00.000Z',
      },
      { ...asked, address_hash: 'b', confirm_hash: 'b', confirm_ends_at: at },
      {
        ...asked,
        address_hash: 'c',
        state: 'confirmed',
        confirm_hash: 'c',
        confirm_ends_at: '2999-01-01T00:00:00.000Z',
      },
    ])
    .execute()
  await db.destroy()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = portalCommand

it('lists what waits with a masked address and says that no mail server is set', async () => {
  const { code, text } = await run('outbox', 'list')
  expect(code).toBe(0)
  expect(text).toContain(
    `supporter-1  mail  -  b***@w***.id  ${at}  tries 9  given up  ECONNREFUSED`,
  )
  expect(text).not.toContain('budi@')
  expect(text).toContain('1 addresses were asked for their confirmation')
  expect(text).toContain('SMTP_URL is not set')
})

it('makes a message due again, and asks which when none is named', async () => {
  expect(await run('outbox', 'retry')).toMatchObject({ code: 2 })
  expect(await run('outbox', 'retry', '--everything')).toMatchObject({ code: 2 })
  expect((await run('outbox', 'retry', 'supporter-1')).text).toContain('1 messages are due now.')
  expect((await run('outbox', 'list')).text).toContain('tries 0  next ')
  expect(await run('outbox', 'retry', 'supporter-2')).toMatchObject({
    code: 1,
    text: 'There is no message "supporter-2" that waits',
  })
})

it('lets mail go again to an address that had refused it, and to no other', async () => {
  expect(await run('outbox', 'allow')).toMatchObject({ code: 2 })
  expect((await run('outbox', 'allow', 'budi@warga.id')).text).toContain('has not refused mail')
  expect((await run('outbox', 'allow', 'ANI@warga.id')).text).toContain('is asked again')
  expect((await run('outbox', 'allow', 'ani@warga.id')).text).toContain('has not refused mail')
})

it('says which channels are not set, and prints keys that can be set for browsers', async () => {
  expect((await run('outbox', 'list')).text).toMatch(/VAPID_PUBLIC_KEY[^]*NOTIFY_WEBHOOK_URL/)
  const { code, text } = await run('push', 'keys')
  expect(code).toBe(0)
  const settings = Object.fromEntries(text.split('\n').map((line) => line.split('=')))
  expect(parseEnv(settings)).toMatchObject(settings)
})

it('previews every topic of a channel in both languages, with nothing of a real complaint', async () => {
  const all = (await run('outbox', 'preview')).text
  expect(all.match(/^== mail: /gm)).toHaveLength(mailTopics.length)
  for (const channel of ['push', 'webhook'])
    expect(all.match(new RegExp(`^== ${channel}: `, 'gm'))).toHaveLength(
      2 * (mailTopics.length - 1),
    )
  const push = (await run('outbox', 'preview', '--channel', 'push')).text
  expect(push).toContain('== push: answered (id)\nAduan JBR-')
  expect(push).toContain('== push: answered (en)\nComplaint JBR-')
  expect(push).not.toMatch(/== (?:mail|webhook)/)
  expect(await run('outbox', 'preview', '--channel', 'fax')).toMatchObject({ code: 2 })
})
