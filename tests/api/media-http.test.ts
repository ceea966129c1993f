import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeRoutes, get, openRoutes, ownPage, routes, sent, upload } from './complaints-routes'
import { officerMove } from './handled-complaints'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

beforeAll(openRoutes)
afterAll(closeRoutes)

describe('upload', () => {
  test('answers flat with 201', async () => {
    const response = await upload(randomUUID())
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      file_name: 'jalan.jpg',
      file_download_uri: expect.stringMatching(/^\/v1\/public\/media\/[0-9a-f]{32}$/),
      size: expect.any(Number),
    })
  })

  test('refuses other files with 415, larger ones with 413, and pages without a form token with 400', async () => {
    const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) => {
      const response = await upload(randomUUID(), ownPage(), bytes)
      return [response.status, ((await response.json()) as { errors: unknown }).errors]
    }
    expect(await refusalOf(Uint8Array.from(Buffer.from('<svg/>')))).toEqual([
      415,
      { file: ['File yang anda masukan harus berformat .jpg atau .png'] },
    ])
    expect(await refusalOf(new Uint8Array(1_048_577))).toEqual([
      413,
      { file: ['File yang anda masukan melebihi 1 Mb'] },
    ])
    expect((await upload('bukan-uuid')).status).toBe(400)
    expect((await upload(randomUUID(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await upload(randomUUID(), {})).status).toBe(401)
  })

  test('lets a browser send 30 photos an hour', async () => {
    const browser = ownPage({ cookie: `portal-browser=${'a'.repeat(32)}` })
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await upload(randomUUID(), browser)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('photos', () => {
  const photo = (uri: string, headers: Record<string, string> = {}) =>
    routes.call(get(uri, ownPage(headers)))

  test('open to the form, then to the holder, private and with a fixed type', async () => {
    const key = randomUUID()
    const { file_download_uri: uri } = (await (await upload(key)).json()) as {
      file_download_uri: string
    }
    expect((await photo(uri)).status).toBe(404)
    expect((await photo(uri, { 'x-form-token': key })).status).toBe(200)
    const complaint = await sent('private')
    expect((await photo(complaint.photo)).status).toBe(404)
    const held = await photo(complaint.photo, { 'x-complaint-secret': complaint.secret })
    expect(Object.fromEntries(held.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="foto-${complaint.photo.slice(-32, -24)}.jpg"`,
    })
  })

  test('of verified public complaints are for everybody and may be kept, by browsers alone for longer than lists', async () => {
    const { number, photo: uri } = await sent('public')
    const { handling } = await routes.openPortal()
    await handling.move(number, officerMove('verified'))
    const response = await photo(uri)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=86400, s-maxage=60',
    ])
  })

  test('unknown and odd ids are 404', async () => {
    for (const id of ['0'.repeat(32), '..%2F..%2Fetc', 'x'])
      expect((await photo(`/v1/public/media/${id}`)).status).toBe(404)
  })
})
