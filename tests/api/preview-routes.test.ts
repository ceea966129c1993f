import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { keepDraft } from '@/lib/server/content/drafts'
import { readDraft } from '@/lib/server/content/draft-content'
import { openPortal } from '@/lib/server/open-portal'
import { issuePreviewLink } from '@/lib/server/previews/preview-links'
import { api } from '@/lib/server/api/app'
import { makeDataFolder, removeFolder } from '../support/database'
import { serviceDraft } from '../support/service-draft'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const folder = makeDataFolder('seeded')
const secret = 'a secret of the tests with enough characters'
const origin = 'http://localhost:3000'
const service = z.looseObject({
  data: z.looseObject({
    id: z.number(),
    service_name: z.string(),
    content: z.string(),
    faq: z.looseObject({ Items: z.array(z.unknown()) }),
  }),
})
const failure = z.looseObject({
  code: z.string(),
  errors: z.record(z.string(), z.unknown()).optional(),
})

let db: Kysely<Database>
let token: string
beforeAll(async () => {
  for (const [name, value] of Object.entries({
    DATA_DIR: folder,
    MIN_FREE_BYTES: '0',
    SITE_ORIGIN: origin,
    PREVIEW_SECRET: secret,
  }))
    vi.stubEnv(name, value)
  // Before the portal opens: its jobs begin to write at once, and two writers in one process wait for each other.
  db = openDatabase(env())
  const { text } = serviceDraft({
    service_name: { id: 'Akta dari draf', en: 'Certificate from the draft' },
  })
  await db
    .transaction()
    .execute((transaction) =>
      keepDraft(transaction, readDraft('services', [{ file: 'a.json', text }], {}), new Date()),
    )
  token = (await issuePreviewLink(db, [secret], { kind: 'services', id: 1 }, 1, new Date())).token
  await openPortal()
})
afterAll(async () => {
  await db.destroy()
  await (await openPortal()).close()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

const address = (id: string, given: string) =>
  `${origin}/v1/public/master-data-publications/preview/${id}?${new URLSearchParams({ token: given }).toString()}`
const get = (id: string, given: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(address(id, given), { headers }))
const post = (body: unknown, given = token, headers: Record<string, string> = {}, id = '1') =>
  api.fetch(
    new Request(address(id, given), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    }),
  )
const codeOf = async (response: Response) => ({
  status: response.status,
  code: failure.parse(await response.json()).code,
})

describe('the preview of a service', () => {
  it('answers as the published service would, for nobody to keep', async () => {
    const response = await get('1', token, { 'content-language': 'en' })
    const { data } = service.parse(await response.json())
    expect(data).toMatchObject({ id: 1, service_name: 'Certificate from the draft' })
    expect(data.faq.Items.length).toBeGreaterThan(0)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
  })

  it('refuses every wrong token and id in one way', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    const responses = await Promise.all([
      get('1', ''),
      get('1', 'x'),
      get('1', none),
      get('2', token),
      get('0', token),
      get('abc', token),
      get('1', 'y'.repeat(2_000)),
    ])
    const bodies = await Promise.all(
      responses.map(async (response) => `${response.status} ${await response.text()}`),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toMatch(/^404 .*ITEM_NOT_FOUND/)
  })

  it('shows a document of an editor, cleaned, and keeps nothing of it', async () => {
    const before = await db.selectFrom('drafts').selectAll().execute()
    const { service: document } = serviceDraft({
      service_name: { id: 'Sedang diketik', en: 'Being typed' },
      content: { id: 'Isi <script>alert(1)</script>[x](javascript:alert(2))', en: 'Text' },
    })
    const { data } = service.parse(await (await post(document)).json())
    expect(data.service_name).toBe('Sedang diketik')
    expect(data.content).not.toMatch(/<script|javascript:/)
    expect(await db.selectFrom('drafts').selectAll().execute()).toEqual(before)
    expect(service.parse(await (await get('1', token)).json()).data.service_name).toBe(
      'Akta dari draf',
    )
  })

  it('names the fields that are wrong', async () => {
    const { service: document } = serviceDraft()
    const response = await post({
      ...document,
      website: 'http://a.example',
      procedures: [{ title: { id: 'A', en: '' }, text: { id: 'B', en: 'B' } }],
    })
    expect(response.status).toBe(400)
    expect(Object.keys(failure.parse(await response.json()).errors ?? {})).toEqual([
      'website',
      'procedures.0.title.en',
    ])
    expect(await codeOf(await post({ ...document, id: 2 }))).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
    })
    expect(await codeOf(await post({ ...document, more: 1 }))).toEqual({
      status: 422,
      code: 'UNREADABLE_BODY',
    })
  })

  it('takes documents from pages of this site with the token only', async () => {
    const { service: document } = serviceDraft()
    expect(await codeOf(await post(document, token, { 'sec-fetch-site': 'cross-site' }))).toEqual({
      status: 403,
      code: 'FORBIDDEN_ORIGIN',
    })
    // Whoever has no token learns nothing about documents either.
    expect(await codeOf(await post({}, 'x'))).toEqual({ status: 404, code: 'ITEM_NOT_FOUND' })
    expect(await codeOf(await post(document, token, {}, '2'))).toEqual({
      status: 404,
      code: 'ITEM_NOT_FOUND',
    })
    expect(await codeOf(await post({ ...document, keywords: ['a'.repeat(270_000)] }))).toEqual({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    })
  })

  it('does not exist without a secret', async () => {
    const opened = await openPortal()
    const { previews } = opened
    opened.previews = undefined
    expect(await codeOf(await get('1', token))).toEqual({ status: 404, code: 'ROUTE_NOT_FOUND' })
    opened.previews = previews
  })
})
