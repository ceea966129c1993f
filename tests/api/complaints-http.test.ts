import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import {
  apiKey,
  closeRoutes,
  get,
  openRoutes,
  origin,
  ownPage,
  routes,
  send,
  sent,
  upload,
} from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

beforeAll(openRoutes)
afterAll(closeRoutes)

describe('choices', () => {
  test('come in the language of the request and stay in the browser only', async () => {
    const response = await routes.call(
      get('/v1/public/complaints/categories', ownPage({ 'content-language': 'en' })),
    )
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(await response.json()).toMatchObject({
      data: expect.arrayContaining([
        { id: 'infrastruktur', name: 'Infrastructure' },
        { id: 'lainnya', name: 'Other' },
      ]),
    })
  })

  test.each([
    ['category_id=kesehatan', 200, 5],
    ['complaint_category_id=kesehatan', 200, 5],
    ['category_id=sihir', 200, 0],
    ['', 400, undefined],
    ['category_id=', 400, undefined],
    ['category_id=kesehatan&category_id=pendidikan', 400, undefined],
  ])('sub-categories for ?%s answer %i', async (query, status, count) => {
    const response = await routes.call(get(`/v1/public/complaints/subcategories?${query}`))
    expect(response.status).toBe(status)
    expect(((await response.json()) as { data?: unknown[] }).data?.length).toBe(count)
  })

  test('are closed to other sites and open with the api-key', async () => {
    const ask = (headers: Record<string, string>) =>
      routes.call(get('/v1/public/complaints/categories', headers))
    expect((await ask({})).status).toBe(401)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await ask({ 'api-key': 'salah' })).status).toBe(401)
    expect((await ask({ 'api-key': apiKey })).status).toBe(200)
  })
})

describe('e-mail check', () => {
  test.each([
    ['budi%40gmail.com', 200, true],
    ['budi%2Baduan%40gmail.com', 200, true],
    ['budi%40gmial.com', 200, false],
    ['budi', 400, undefined],
    ['%E0%A4%A', 400, undefined],
  ])('%s answers %i %s', async (path, status, exists) => {
    const response = await routes.call(get(`/v1/public/complaints/email/${path}`))
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(((await response.json()) as { data?: { is_exists: boolean } }).data?.is_exists).toBe(
      exists,
    )
  })
})

describe('sending', () => {
  test('answers 201 with number and secret, never stored by anybody on the way', async () => {
    const { response, number, secret } = await sent('public')
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(number).toMatch(/^JBR-\d{8}-[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  test('a repeat gives the same answer and is not counted; another body is 409', async () => {
    const first = await sent('public')
    const browser = ownPage({
      'idempotency-key': first.key,
      cookie: `portal-browser=${'b'.repeat(32)}`,
    })
    for (let count = 0; count < 7; count += 1) {
      const again = await send(first.request, browser)
      expect([
        again.status,
        ((await again.json()) as { data: { complaint_number: string } }).data.complaint_number,
      ]).toEqual([201, first.number])
    }
    const other: ComplaintRequest = structuredClone(first.request)
    other.informasi_aduan.title = 'Judul lain'
    expect((await send(other, browser)).status).toBe(409)
  })

  test('lets a browser send five complaints an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const key = randomUUID()
      const request = complaintWith(await (await upload(key)).json())
      statuses.push(
        (
          await send(
            request,
            ownPage({ 'idempotency-key': key, cookie: `portal-browser=${'c'.repeat(32)}` }),
          )
        ).status,
      )
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('names wrong fields as the request does, in words of its language', async () => {
    const key = randomUUID()
    const request = complaintWith(await (await upload(key)).json())
    request.lokasi_aduan.village_id = '32.73.02.1001'
    request.data_wargi.phone = '08123'
    request.data_wargi.email = 'a@b-.co'
    const schema = await send(
      request,
      ownPage({ 'idempotency-key': key, 'content-language': 'en' }),
    )
    request.data_wargi.phone = '081234567890'
    request.data_wargi.email = 'budi@gmail.com'
    const related = await send(
      request,
      ownPage({ 'idempotency-key': key, 'content-language': 'en' }),
    )
    expect([schema.status, related.status]).toEqual([400, 400])
    expect(Object.keys(((await schema.json()) as { errors: object }).errors)).toEqual([
      'data_wargi.phone',
      'data_wargi.email',
    ])
    expect(Object.keys(((await related.json()) as { errors: object }).errors)).toEqual([
      'lokasi_aduan.village_id',
    ])
  })

  test.each(['budi@gmial.com', 'budi@kantor.test'])(
    'takes a complaint with %s, about which the form has said that one may go on',
    async (address) => {
      const key = randomUUID()
      const request = complaintWith(await (await upload(key)).json())
      request.data_wargi.email = address
      const headers = { 'idempotency-key': key, cookie: `portal-browser=${'d'.repeat(32)}` }
      expect((await send(request, ownPage(headers))).status).toBe(201)
    },
  )

  test('a page must name its form; a system with the key need not', async () => {
    const body = new FormData()
    body.set('file', new Blob([Uint8Array.from(tinyPhoto)]), 'jalan.jpg')
    body.set('domain', 'aduan-warga')
    const uploaded = await routes.call(
      new Request(`${origin}/v1/public/media/upload`, {
        method: 'POST',
        body,
        headers: { 'api-key': apiKey },
      }),
    )
    const request = complaintWith(await uploaded.json())
    expect((await send(request, ownPage())).status).toBe(400)
    expect((await send(request, ownPage({ 'idempotency-key': 'bukan-uuid' }))).status).toBe(400)
    expect((await send(request, { 'api-key': apiKey })).status).toBe(201)
  })

  test('refuses bodies that are no JSON, of another type or with unknown keys', async () => {
    const headers = ownPage({ 'idempotency-key': randomUUID() })
    const raw = (body: string, type: string) =>
      routes.call(
        new Request(`${origin}/v1/public/complaints`, {
          method: 'POST',
          body,
          headers: { ...headers, 'content-type': type },
        }),
      )
    expect((await raw('{', 'application/json')).status).toBe(422)
    expect((await raw('{}', 'text/plain')).status).toBe(415)
    expect(
      (
        await send(
          { ...complaintWith({ file_name: 'a', file_download_uri: 'b', size: 1 }), admin: true },
          headers,
        )
      ).status,
    ).toBe(422)
  })
})

describe('looking up', () => {
  const view = (number: string, secret?: string) =>
    routes.call(
      get(
        `/v1/public/complaints/${encodeURIComponent(number)}`,
        ownPage(secret ? { 'x-complaint-secret': secret } : {}),
      ),
    )
  const status = (number: string, secret?: string) =>
    routes.call(
      get(
        `/v1/public/complaints/status/${encodeURIComponent(number)}`,
        ownPage(secret ? { 'x-complaint-secret': secret } : {}),
      ),
    )

  test('a public complaint opens with its number as people type it, and shows nothing personal', async () => {
    const { number, secret, photo } = await sent('public')
    const [seen, steps] = [await view(` ${number.toLowerCase()} `), await status(number)]
    const shown = JSON.stringify([await seen.json(), await steps.json()])
    expect([seen.status, steps.status]).toEqual([200, 200])
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(shown).toContain(number)
    for (const hidden of ['08123456', 'warga.id', 'Budi', 'Geger', secret, photo])
      expect(shown).not.toContain(hidden)
  })

  test('a private complaint needs its secret; all failures are alike', async () => {
    const { number, secret } = await sent('private')
    const failures = [
      await view(number),
      await view(number, 'X'.repeat(26)),
      await view('JBR-20200101-00000M'),
      await status(number),
    ]
    const bodies = await Promise.all(failures.map((response) => response.text()))
    expect(failures.map((response) => response.status)).toEqual([404, 404, 404, 404])
    expect(new Set(bodies).size).toBe(1)
    expect((await view(number, secret)).status).toBe(200)
    expect((await status(number, secret)).status).toBe(200)
  })

  test('five failures for one number end the guessing, but not for the holder', async () => {
    const { number, secret } = await sent('private')
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await view(number, `GUESS${count}`)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    expect((await view(number, secret)).status).toBe(200)
  })

  test('texts shorter than a number are 400, never a list', async () => {
    for (const text of ['%20', 'JBR', '%25'])
      expect((await routes.call(get(`/v1/public/complaints/${text}`))).status).toBe(400)
  })
})
