import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handledComplaintDetail } from '@/lib/schemas/complaint-handling'
import { single } from '@/lib/schemas/list'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { addOperatorToken } from '@/lib/server/operators/embedded/operator-tokens'
import { operatorRoutes } from '@/lib/server/api/routes/operator'
import { type OperatorScope, operatorScopes } from '@/lib/server/operators/port'
import { tinyPhoto } from '../crash/tiny-photo'
import { closeRoutes, folder, get, openRoutes, origin, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

/** Numbers are unknown, so that no call changes anything. */
const unknown = {
  number: 'JBR-20260101-00000X',
  photoId: '0'.repeat(32),
  documentId: '0'.repeat(32),
}

let lastAddress = 0
const withToken = (token: string, more: Record<string, string> = {}) => {
  lastAddress += 1
  return {
    authorization: `Bearer ${token}`,
    'x-portal-client-ip': `10.7.0.${lastAddress}`,
    ...more,
  }
}

async function call(
  pattern: string,
  method: string,
  headers: Record<string, string>,
  { params = unknown, body }: { params?: Record<string, string>; body?: BodyInit } = {},
) {
  const path = pattern.replace(/\[(\w+)\]/g, (_whole, name: string) => params[name] ?? '')
  const type: Record<string, string> =
    typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  return routes.call(
    new Request(`${origin}${path}`, {
      method: method.toUpperCase(),
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    }),
  )
}
const codeOf = async (response: Response) =>
  `${response.status} ${String(((await response.json()) as { code?: unknown }).code)}`

const [list, detail] = ['/v1/operator/complaints', '/v1/operator/complaints/[number]']

describe('named tokens of operators', () => {
  let db: Kysely<Database>
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    vi.stubEnv('OPERATOR_TOKEN', '')
    await openRoutes()
    db = openDatabase(parseEnv({ DATA_DIR: folder }))
  })
  afterAll(async () => {
    await db.destroy()
    await closeRoutes()
  })

  const add = async (name: string, scopes: readonly OperatorScope[]) => {
    const made = await addOperatorToken(
      db,
      { name, scopes, endsAt: new Date(Date.now() + 3_600_000).toISOString() },
      new Date(),
    )
    tokens.set(name, made?.token ?? '')
  }
  const by = (name: string, more?: Record<string, string>) =>
    withToken(tokens.get(name) ?? '', more)
  const show = async (number: string, name: string) =>
    single(handledComplaintDetail).parse(
      await (await call(detail, 'get', by(name), { params: { number } })).json(),
    ).data
  const reads = (number: string) =>
    db
      .selectFrom('contact_reads')
      .select(['reader', 'route', 'read_at'])
      .where('complaint_number', '=', number)
      .orderBy('id')
      .execute()

  test('without any the paths do not exist, whatever the caller shows', async () => {
    const attempts: Record<string, string>[] = [
      {},
      withToken('x'.repeat(32)),
      withToken(`pjo_${'a'.repeat(43)}`),
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of attempts) {
      const response = await call(list, 'get', headers)
      expect([await codeOf(response), response.headers.get('www-authenticate')]).toEqual([
        '404 ROUTE_NOT_FOUND',
        null,
      ])
    }
  })

  test('the first opens them within five seconds, without a setting and without a start', async () => {
    await add('Pembaca', ['read'])
    await add('Penangan', ['read', 'handle'])
    await add('Pusat', operatorScopes)
    await add('Hanya tangani', ['handle'])
    await add('Hanya survei', ['feedback'])
    await vi.waitFor(
      async () => expect((await call(list, 'get', by('Pembaca'))).status).toBe(200),
      { interval: 500 },
    )
    expect(await codeOf(await call(list, 'get', withToken(`pjo_${'a'.repeat(43)}`)))).toBe(
      '401 UNAUTHORIZED',
    )
    expect(
      await codeOf(await call(list, 'get', by('Pembaca', { 'sec-fetch-site': 'same-origin' }))),
    ).toBe('403 FORBIDDEN_ORIGIN')
  })

  test.each(operatorRoutes.map(({ method, path, scope }) => ({ method, path, scope })))(
    '$method $path asks for the scope that its description names',
    async ({ method, path, scope }) => {
      expect(scope).toBeDefined()
      const without = scope === 'read' ? 'Hanya tangani' : 'Pembaca'
      const holders = { read: 'Pembaca', handle: 'Hanya tangani', feedback: 'Hanya survei' }
      const holder = scope === undefined || scope === 'contacts' ? 'Pusat' : holders[scope]
      const refused = await call(path, method, by(without))
      expect([refused.headers.get('cache-control'), await codeOf(refused)]).toEqual([
        'no-store',
        '403 FORBIDDEN_SCOPE',
      ])
      const allowed = await call(path, method, by(holder))
      expect([401, 403]).not.toContain(allowed.status)
    },
  )

  test('a token that may only read changes none of several complaints', async () => {
    const { number } = await sent('public')
    const action = { to: 'verified', note: 'Sudah diperiksa.', actor: 'ani' }
    const body = JSON.stringify({ action, items: [{ complaint_number: number, seen_step: 1 }] })
    for (const path of ['moves', 'answers'])
      expect(await codeOf(await call(`${list}/${path}`, 'post', by('Pembaca'), { body }))).toBe(
        '403 FORBIDDEN_SCOPE',
      )
    expect((await show(number, 'Pembaca')).step).toBe(1)
  })

  test('a token without "contacts" sees everything but the contact, and nothing is recorded', async () => {
    const { number, request } = await sent('private')
    const seen = await show(number, 'Penangan')
    expect(seen).toMatchObject({
      complaint_number: number,
      reporter: null,
      is_contact_withheld: true,
      description: request.informasi_aduan.reason,
    })
    for (const value of Object.values(request.data_wargi))
      expect(JSON.stringify(seen)).not.toContain(value)
    expect(await reads(number)).toEqual([])
  })

  test('each answer with a contact is recorded before it goes out, with token, complaint, time and route', async () => {
    const { number, request } = await sent('private')
    const begun = new Date().toISOString()
    expect(await show(number, 'Pusat')).toMatchObject({
      reporter: { phone: request.data_wargi.phone },
      is_contact_withheld: false,
    })
    await show(number, 'Pusat')
    const recorded = await reads(number)
    expect(recorded.map(({ reader, route }) => [reader, route])).toEqual([
      ['Pusat', 'GET /v1/operator/complaints/[number]'],
      ['Pusat', 'GET /v1/operator/complaints/[number]'],
    ])
    for (const { read_at: readAt } of recorded)
      expect(readAt >= begun && readAt <= new Date().toISOString()).toBe(true)
    const listed = await (await call(list, 'get', by('Pusat'))).text()
    expect(listed).not.toContain(request.data_wargi.phone)
    expect(await reads(number)).toHaveLength(2)
  })

  test('a contact that cannot be recorded is not shown', async () => {
    const { number, request } = await sent('public')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sql`alter table contact_reads rename to contact_reads_away`.execute(db)
    const response = await call(detail, 'get', by('Pusat'), { params: { number } })
    await sql`alter table contact_reads_away rename to contact_reads`.execute(db)
    expect([response.status >= 500, logged.mock.calls.length]).toEqual([true, 1])
    logged.mockRestore()
    for (const value of Object.values(request.data_wargi))
      expect(await response.clone().text()).not.toContain(value)
  })

  test('the history names the token before whom its caller wrote, and no public view names either', async () => {
    const { number, secret } = await sent('public')
    const body = JSON.stringify({ to: 'verified', note: 'Sudah diperiksa.', actor: 'ani' })
    expect(
      (await call(`${detail}/moves`, 'post', by('Penangan'), { params: { number }, body })).status,
    ).toBe(200)
    expect((await show(number, 'Pembaca')).steps.map(({ actor }) => actor)).toEqual([
      'portal',
      'Penangan: ani',
    ])
    const views = [
      await routes.call(get(`/v1/public/complaints/${number}`)),
      await routes.call(
        get(`/v1/public/complaints/${number}`, {
          'sec-fetch-site': 'same-origin',
          'x-complaint-secret': secret,
        }),
      ),
      await routes.call(get(`/v1/public/complaints/status/${number}`)),
    ]
    for (const view of views) {
      const text = await view.text()
      expect([view.status, text.includes('Penangan'), /"ani|: ani/.test(text)]).toEqual([
        200,
        false,
        false,
      ])
    }
  })

  test('one person with two tokens is not two officers', async () => {
    const [earlier, later] = [await sent('public'), await sent('public')]
    const upload = async (number: string, name: string) => {
      const form = new FormData()
      form.set('actor', 'ani')
      form.set('file', new Blob([Uint8Array.from(tinyPhoto)]), 'bukti.jpg')
      const response = await call(`${detail}/evidence`, 'post', by(name), {
        params: { number },
        body: form,
      })
      return ((await response.json()) as { data: { id: string; is_held: boolean } }).data
    }
    await upload(earlier.number, 'Penangan')
    const photo = await upload(later.number, 'Penangan')
    expect(photo.is_held).toBe(true)
    const review = async (name: string, actor: string) =>
      (
        await call(`${detail}/evidence/[photoId]/review`, 'post', by(name), {
          params: { number: later.number, photoId: photo.id },
          body: JSON.stringify({ is_accepted: true, actor }),
        })
      ).status
    expect([
      await review('Penangan', 'ani'),
      await review('Pusat', 'ani'),
      await review('Pusat', 'budi'),
    ]).toEqual([400, 400, 204])
  })
})
