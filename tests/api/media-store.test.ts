import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { openMedia } from '@/lib/server/media/embedded/media'
import { orphanAgeMs, removeOrphans } from '@/lib/server/media/embedded/orphans'
import { removeStrayFiles } from '@/lib/server/media/embedded/stray-files'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, type TestBackend } from './complaints-backend'
import { officerMove } from './handled-complaints'
import { startPhotoServer, type PhotoServer } from '../support/photo-server'

let server: PhotoServer
beforeAll(async () => {
  server = await startPhotoServer()
})
afterAll(() => server.close())

const inFolder = () => ({})
const inBucket = () => ({ MEDIA_URL: server.mediaUrl })
const [sqlite, postgres] = backends
const places = [
  { name: 'SQLite and a folder', kind: sqlite, store: inFolder },
  { name: 'PostgreSQL and a folder', kind: postgres, store: inFolder },
  { name: 'PostgreSQL and a bucket', kind: postgres, store: inBucket },
]

describe.each(places)('photos on $name', ({ kind, store }) => {
  let backend: TestBackend
  let photos: PhotoStore
  beforeAll(async () => {
    if (!kind) throw new Error('no such database')
    backend = await kind.open(store())
    photos = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined, ...store() })
  })
  afterAll(async () => {
    await photos.close()
    await backend.close()
  })

  const upload = async (key: string | null, bytes: Uint8Array = tinyPhoto) => {
    const reference = await backend.media.savePhoto(
      { bytes, originalName: '../Jalan rusak.png' },
      key,
    )
    return { reference, id: reference.file_download_uri.slice(-32) }
  }
  const storedFiles = async () => {
    const keys: string[] = []
    for await (const { key } of photos.list('')) keys.push(key)
    return keys
  }

  test('a photo is kept under a random name and answered with its address and size', async () => {
    const { reference, id } = await upload(randomUUID())
    expect(reference.file_name).toBe('Jalan rusak.jpg')
    expect(reference.file_download_uri).toMatch(/^\/v1\/public\/media\/[0-9a-f]{32}$/)
    expect(await storedFiles()).toContain(`${id.slice(0, 2)}/${id}.jpg`)
  })

  test('a photo that was not sent yet opens with its form token only', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    expect(await backend.media.file(id, randomUUID())).toBeNull()
    expect(await backend.media.file(id, key)).toMatchObject({
      contentType: 'image/jpeg',
      isPublic: false,
    })
    expect((await backend.media.file(id, key))?.bytes.byteLength).toBe(reference.size)
  })

  test('a photo sent by another system without token opens to nobody before its complaint', async () => {
    const { id } = await upload(null)
    for (const guess of [null, '', '0'.repeat(64)])
      expect(await backend.media.file(id, guess)).toBeNull()
  })

  test('a photo of a complaint follows its secret, and is public once a public complaint is verified', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    const request = complaintWith(reference)
    request.informasi_aduan.type = 'public'
    const { complaint_number: number, secret } = await backend.complaints.create(request, key)
    expect(await backend.media.file(id, null)).toBeNull()
    expect(await backend.media.file(id, key)).toBeNull()
    expect(await backend.media.file(id, secret)).toMatchObject({ isPublic: false })
    await backend.handling.move(number, officerMove('verified'))
    expect(await backend.media.file(id, null)).toMatchObject({ isPublic: true })
  })

  test('photos of private complaints are never public', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    const { complaint_number: number, secret } = await backend.complaints.create(
      complaintWith(reference),
      key,
    )
    await backend.handling.move(number, officerMove('verified'))
    expect(await backend.media.file(id, null)).toBeNull()
    expect(await backend.media.file(id, secret)).toMatchObject({ isPublic: false })
  })

  test('one byte over 1 MiB is too large, exactly 1 MiB is not', async () => {
    const jpeg = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)])
    await expect(upload(null, padded(photoMaxBytes + 1))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    await expect(upload(null, padded(photoMaxBytes))).resolves.toBeDefined()
  })

  test('forgotten photos and files without a row go after 24 h, others stay, and a second run finds nothing', async () => {
    const key = randomUUID()
    const stored = await upload(key)
    await backend.complaints.create(complaintWith(stored.reference), key)
    const forgotten = await upload(randomUUID())
    const strayId = `ab${'0'.repeat(30)}`
    await photos.write(strayId, 'image/png', tinyPhoto)
    const later = new Date(Date.now() + orphanAgeMs + 60_000)
    const remove = async (now: Date) => ({
      photos: await removeOrphans(backend.db, photos, now),
      files: await removeStrayFiles(backend.db, photos, now),
    })
    expect(await remove(new Date())).toEqual({ photos: 0, files: 0 })
    const first = await remove(later)
    expect(first.photos).toBeGreaterThanOrEqual(1)
    expect(first.files).toBe(1)
    expect(await remove(later)).toEqual({ photos: 0, files: 0 })
    expect(await photos.read(forgotten.id, 'image/jpeg')).toBeNull()
    expect(await photos.read(stored.id, 'image/jpeg')).not.toBeNull()
  })
})

describe.each(backends)('the folder of photos on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  test('a disk without room refuses photos and keeps nothing', async () => {
    const media = await openMedia(backend.db, {
      dataDir: backend.dataDir,
      minFreeBytes: Number.MAX_SAFE_INTEGER,
    })
    await expect(
      media.savePhoto({ bytes: tinyPhoto, originalName: 'a.jpg' }, null),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await media.close()
    expect(await backend.db.selectFrom('photos').select('id').execute()).toEqual([])
  })

  test('a young file of a photo being written is left alone', async () => {
    const files = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined })
    const id = `cd${'0'.repeat(30)}`
    await files.write(id, 'image/png', tinyPhoto)
    await utimes(
      join(backend.dataDir, 'photos', 'cd', `${id}.png`),
      new Date(),
      new Date(Date.now() - orphanAgeMs / 2),
    )
    expect(await removeStrayFiles(backend.db, files, new Date())).toBe(0)
    expect(await files.read(id, 'image/png')).not.toBeNull()
  })
  test('half-written files go after 24 h', async () => {
    const files = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined })
    await files.write(`ef${'0'.repeat(30)}`, 'image/png', tinyPhoto)
    await writeFile(join(backend.dataDir, 'photos', 'ef', `ef${'1'.repeat(30)}.part`), 'half')
    expect(
      await removeStrayFiles(backend.db, files, new Date(Date.now() + orphanAgeMs + 60_000)),
    ).toBeGreaterThanOrEqual(2)
  })

  test('stray files are looked for a part at a time, each run behind the one before, in whichever process', async () => {
    const files = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined })
    const later = new Date(Date.now() + orphanAgeMs + 60_000)
    await removeStrayFiles(backend.db, files, later)
    const ids = Array.from(
      { length: 25 },
      (_each, index) => `${(index * 10).toString(16).padStart(2, '0')}${'5'.repeat(30)}`,
    )
    for (const id of ids) await files.write(id, 'image/png', tinyPhoto)
    const left = async () => {
      const keys: string[] = []
      for await (const { id } of files.list('')) if (id !== null && ids.includes(id)) keys.push(id)
      return keys
    }
    let looked = 0
    const counting: PhotoStore = {
      ...files,
      async *list(after) {
        for await (const file of files.list(after)) {
          looked += 1
          yield file
        }
      },
    }
    const total = (await left()).length
    expect(total).toBe(25)
    const first = await removeStrayFiles(backend.db, counting, later, 10)
    expect([looked, await left()]).toEqual([10, ids.slice(first)])
    // A file that comes meanwhile before the cursor waits for the next round.
    await files.write(ids[0] ?? '', 'image/png', tinyPhoto)
    for (let runs = 0; (await left()).length > 1 && runs < 9; runs += 1)
      await removeStrayFiles(backend.db, counting, later, 10)
    expect(await left()).toEqual([ids[0]])
    for (let runs = 0; (await left()).length > 0 && runs < 3; runs += 1)
      await removeStrayFiles(backend.db, counting, later, 10)
    expect(await left()).toEqual([])
  })

  test('files that have a row are never asked about', async () => {
    const files = await openPhotoStore({ DATA_DIR: backend.dataDir, MEDIA_URL: undefined })
    await backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'a.jpg' }, null)
    const later = new Date(Date.now() + orphanAgeMs + 60_000)
    await removeStrayFiles(backend.db, files, later)
    let requests = 0
    const counting: PhotoStore = {
      ...files,
      async *list(after) {
        for await (const file of files.list(after)) {
          yield {
            ...file,
            facts: () => {
              requests += 1
              return file.facts()
            },
          }
        }
      },
    }
    expect([await removeStrayFiles(backend.db, counting, later), requests]).toEqual([0, 0])
  })

  test('a name of a file goes back to its sender and is kept nowhere', async () => {
    expect(
      await backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'rumah Bu Sari.jpg' }, null),
    ).toMatchObject({ file_name: 'rumah Bu Sari.jpg' })
    const rows = await backend.db.selectFrom('photos').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('Bu Sari')
  })
})

describe('a bucket that is away', () => {
  test('refuses new photos without a trace, keeps the start and the other photos of the form waiting', async () => {
    const backend = await postgres?.open(inBucket())
    if (!backend) throw new Error('no such database')
    const key = randomUUID()
    const stored = await backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'a.jpg' }, key)
    const id = stored.file_download_uri.slice(-32)
    await server.stop()
    await expect(
      backend.media.savePhoto({ bytes: tinyPhoto, originalName: 'b.jpg' }, key),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(backend.media.file(id, key)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await backend.db.selectFrom('photos').select('id').execute()).toEqual([{ id }])
    const report = vi.fn<(error: unknown) => void>()
    const started = await openMedia(backend.db, {
      dataDir: backend.dataDir,
      mediaUrl: server.mediaUrl,
      minFreeBytes: 0,
      report,
    })
    expect(report).toHaveBeenCalled()
    await server.start()
    expect(await started.file(id, key)).not.toBeNull()
    await expect(backend.complaints.create(complaintWith(stored), key)).resolves.toMatchObject({
      complaint_number: expect.any(String),
    })
    await started.close()
    await backend.close()
  })
})
