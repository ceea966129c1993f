import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { StartError } from '@/lib/server/db/start-error'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import { createPhotoBucket } from '@/lib/server/media/embedded/photo-bucket'
import type { FoundPhoto, PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { tinyPhoto } from '../crash/tiny-photo'
import { startPhotoServer, type PhotoServer } from '../support/photo-server'
import { freePort } from '../support/postgres'

let folder: string
let server: PhotoServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-photos-'))
  server = await startPhotoServer()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const newId = () => randomBytes(16).toString('hex')
const all = async (store: PhotoStore) => {
  const found: FoundPhoto[] = []
  for await (const photo of store.list('')) found.push(photo)
  return found
}
const onFiles = () => openPhotoStore({ DATA_DIR: folder, MEDIA_URL: undefined })
const onBucket = (report?: (error: unknown) => void) =>
  openPhotoStore({ DATA_DIR: folder, MEDIA_URL: server.mediaUrl }, report)

describe.each([
  ['a folder', onFiles],
  ['a bucket', () => onBucket()],
])('photos in %s', (_name, open) => {
  let store: PhotoStore
  beforeAll(async () => {
    store = await open()
    await store.prepare()
  })
  afterAll(() => store.close())

  test('come back as they were kept, also when kept twice', async () => {
    const id = newId()
    await store.write(id, 'image/jpeg', tinyPhoto)
    await store.write(id, 'image/jpeg', tinyPhoto)
    expect(Buffer.from((await store.read(id, 'image/jpeg')) ?? []).equals(tinyPhoto)).toBe(true)
    expect([await store.has(id, 'image/jpeg'), await store.has(id, 'image/png')]).toEqual([
      true,
      false,
    ])
  })

  test('that are not there are null, and removing them changes nothing', async () => {
    const id = newId()
    expect([await store.read(id, 'image/png'), await store.has(id, 'image/png')]).toEqual([
      null,
      false,
    ])
    await expect(store.remove(id, 'image/png')).resolves.toBeUndefined()
  })

  test('are listed with name, size and time, and go by id or by name', async () => {
    const [one, two] = [newId(), newId()]
    await store.write(one, 'image/jpeg', tinyPhoto)
    await store.write(two, 'image/png', tinyPhoto)
    const found = (await all(store))
      .filter(({ id }) => id === one || id === two)
      .toSorted((a, b) => (a.id === one ? -1 : b.id === one ? 1 : 0))
    expect(found.map(({ key }) => key)).toEqual([
      `${one.slice(0, 2)}/${one}.jpg`,
      `${two.slice(0, 2)}/${two}.png`,
    ])
    for (const { facts } of found) {
      const { size, changedAt } = (await facts()) ?? { size: -1, changedAt: new Date(0) }
      expect(size).toBe(tinyPhoto.byteLength)
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
    const keys = (await all(store)).map(({ key }) => key)
    expect(keys).toEqual(keys.toSorted())
    for (const after of [keys[0] ?? '', '80', 'zz']) {
      const rest: string[] = []
      for await (const { key } of store.list(after)) rest.push(key)
      expect(rest).toEqual(keys.filter((key) => key > after))
    }
    await store.remove(one, 'image/jpeg')
    await store.removeKey(found[1]?.key ?? '')
    expect([await store.has(one, 'image/jpeg'), await store.has(two, 'image/png')]).toEqual([
      false,
      false,
    ])
  })

  test('of the size of a whole photo arrive whole, many at once', async () => {
    const photos = Array.from({ length: 12 }, () => ({ id: newId(), bytes: randomBytes(900_000) }))
    await Promise.all(photos.map(({ id, bytes }) => store.write(id, 'image/jpeg', bytes)))
    const read = await Promise.all(photos.map(({ id }) => store.read(id, 'image/jpeg')))
    expect(photos.every(({ bytes }, at) => bytes.equals(read[at] ?? Buffer.alloc(0)))).toBe(true)
  })
})

describe('a bucket', () => {
  test('lists more than one answer holds', async () => {
    const store = await onBucket()
    const before = (await all(store)).length
    for (let done = 0; done < 250; done += 50) {
      await Promise.all(
        Array.from({ length: 50 }, () => store.write(newId(), 'image/jpeg', tinyPhoto)),
      )
    }
    expect((await all(store)).length).toBe(before + 250)
    await store.close()
  })

  test('may hold other things, which are never listed', async () => {
    const store = await onBucket()
    const keys = async () => (await all(store)).map(({ key }) => key)
    const before = await keys()
    expect(
      (await fetch(`${server.bucketUrl}/laporan/2026.pdf`, { method: 'PUT', body: 'x' })).ok,
    ).toBe(true)
    expect(await keys()).toEqual(before)
    await store.close()
  })

  test('that is away is said plainly, told the operator once, and used again when it is back', async () => {
    const report = vi.fn<(error: unknown) => void>()
    const store = await onBucket(report)
    const id = newId()
    await store.write(id, 'image/jpeg', tinyPhoto)
    await server.stop()
    const gone = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 10 } }
    await expect(store.read(id, 'image/jpeg')).rejects.toMatchObject(gone)
    await expect(store.write(newId(), 'image/jpeg', tinyPhoto)).rejects.toMatchObject(gone)
    await expect(store.has(id, 'image/jpeg')).rejects.toMatchObject(gone)
    await expect(store.remove(id, 'image/jpeg')).rejects.toMatchObject(gone)
    await expect(all(store)).rejects.toMatchObject(gone)
    await expect(store.prepare()).rejects.toMatchObject(gone)
    expect(report).toHaveBeenCalledTimes(1)
    await server.start()
    expect(await store.read(id, 'image/jpeg')).toHaveLength(tinyPhoto.byteLength)
    await store.close()
  })

  test('that does not exist, or refuses the key, stops the start in one line', async () => {
    for (const [mediaUrl, message] of [
      [
        server.mediaUrl.replace('/foto-aduan?', '/lain?'),
        /^The bucket lain of MEDIA_URL does not exist/,
      ],
      [server.mediaUrl.replace('//S3RVER:', '//SALAH:'), /^The store of MEDIA_URL refuses the key/],
    ] as const) {
      const store = await openPhotoStore({ DATA_DIR: folder, MEDIA_URL: mediaUrl })
      const refusal = store.prepare()
      await expect(refusal).rejects.toThrow(StartError)
      await expect(refusal).rejects.toThrow(message)
      await store.close()
    }
  })
})

describe('a strange store', () => {
  let hanging: Server
  let store: PhotoStore
  let respond: RequestListener
  beforeAll(async () => {
    const port = await freePort()
    hanging = createServer((request, response) => respond(request, response))
    await new Promise<void>((resolve) => hanging.listen(port, '127.0.0.1', resolve))
    store = createPhotoBucket(`s3://a:b@127.0.0.1:${port}/foto?ssl=false`, () => undefined, {
      requestMs: 500,
    })
  })
  afterAll(async () => {
    await store.close()
    hanging.closeAllConnections()
    hanging.close()
  })

  test('is asked with a signature and never to publish a photo', async () => {
    const headers: IncomingHttpHeaders[] = []
    respond = (request, response) => {
      headers.push(request.headers)
      response.end()
    }
    await store.write(newId(), 'image/jpeg', tinyPhoto)
    expect(headers).toHaveLength(1)
    expect(headers[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 /)
    expect(Object.keys(headers[0] ?? {}).filter((name) => /acl|grant|checksum/.test(name))).toEqual(
      [],
    )
  })

  test.each<[string, RequestListener]>([
    ['before its answer', () => undefined],
    [
      'in the middle of a photo',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('half')
      },
    ],
  ])('that hangs %s is given up', async (_name, listener) => {
    respond = listener
    const begun = performance.now()
    await expect(store.read(newId(), 'image/jpeg')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
