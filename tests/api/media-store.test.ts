import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { addStatus } from '@/lib/server/embedded/complaints/add-status'
import { openMedia } from '@/lib/server/embedded/media/media'
import { orphanAgeMs, removeOrphanPhotos } from '@/lib/server/embedded/media/orphans'
import { createPhotoFiles } from '@/lib/server/embedded/media/photo-files'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends, type TestBackend } from './complaints-backend'

describe.each(backends)('photos on $name', ({ open }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await open()
  })
  afterAll(() => backend.close())

  const upload = async (key: string | null, bytes: Uint8Array = tinyPhoto) => {
    const reference = await backend.media.savePhoto({ bytes, originalName: '../Jalan rusak.png' }, key)
    return { reference, id: reference.file_download_uri.slice(-32) }
  }
  const storedFiles = async () => (await readdir(join(backend.dataDir, 'photos'), { recursive: true })).filter((name) => name.includes('.'))

  test('a photo is kept under a random name and answered with its address and size', async () => {
    const { reference, id } = await upload(randomUUID())
    expect(reference.file_name).toBe('Jalan rusak.jpg')
    expect(reference.file_download_uri).toMatch(/^\/v1\/public\/media\/[0-9a-f]{32}$/)
    expect(await storedFiles()).toContain(join(id.slice(0, 2), `${id}.jpg`))
  })

  test('a photo that was not sent yet opens with its form token only', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    expect(await backend.media.photo(id, randomUUID())).toBeNull()
    expect(await backend.media.photo(id, key)).toMatchObject({ contentType: 'image/jpeg', isPublic: false })
    expect((await backend.media.photo(id, key))?.bytes.byteLength).toBe(reference.size)
  })

  test('a photo sent by another system without token opens to nobody before its complaint', async () => {
    const { id } = await upload(null)
    for (const guess of [null, '', '0'.repeat(64)]) expect(await backend.media.photo(id, guess)).toBeNull()
  })

  test('a photo of a complaint follows its secret, and is public once a public complaint is verified', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    const request = complaintWith(reference)
    request.informasi_aduan.type = 'public'
    const { complaint_number: number, secret } = await backend.complaints.create(request, key)
    expect(await backend.media.photo(id, null)).toBeNull()
    expect(await backend.media.photo(id, key)).toBeNull()
    expect(await backend.media.photo(id, secret)).toMatchObject({ isPublic: false })
    await addStatus(backend.db, number, { status: 'verified', noteId: 'Benar.', noteEn: 'True.', at: new Date(), actor: 'petugas-1' })
    expect(await backend.media.photo(id, null)).toMatchObject({ isPublic: true })
  })

  test('photos of private complaints are never public', async () => {
    const key = randomUUID()
    const { id, reference } = await upload(key)
    const { complaint_number: number, secret } = await backend.complaints.create(complaintWith(reference), key)
    await addStatus(backend.db, number, { status: 'verified', noteId: 'Benar.', noteEn: 'True.', at: new Date(), actor: 'petugas-1' })
    expect(await backend.media.photo(id, null)).toBeNull()
    expect(await backend.media.photo(id, secret)).toMatchObject({ isPublic: false })
  })

  test('one byte over 1 MiB is too large, exactly 1 MiB is not', async () => {
    const jpeg = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#888' } }).jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)])
    await expect(upload(null, padded(photoMaxBytes + 1))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    await expect(upload(null, padded(photoMaxBytes))).resolves.toBeDefined()
  })

  test('a disk without room refuses photos and keeps nothing', async () => {
    const media = await openMedia(backend.db, { dataDir: backend.dataDir, minFreeBytes: Number.MAX_SAFE_INTEGER })
    const before = await storedFiles()
    await expect(media.savePhoto({ bytes: tinyPhoto, originalName: 'a.jpg' }, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await media.close()
    expect(await storedFiles()).toEqual(before)
  })

  test('forgotten photos and files without a row go after 24 h, others stay, and a second run finds nothing', async () => {
    const files = createPhotoFiles(join(backend.dataDir, 'photos'))
    const key = randomUUID()
    const kept = await upload(key)
    await backend.complaints.create(complaintWith(kept.reference), key)
    const forgotten = await upload(randomUUID())
    const strayId = `ab${'0'.repeat(30)}`
    await files.write(strayId, 'image/png', tinyPhoto)
    const half = join(backend.dataDir, 'photos', 'ab', `ab${'1'.repeat(30)}.part`)
    await writeFile(half, 'half')
    const later = new Date(Date.now() + orphanAgeMs + 60_000)
    const young = await removeOrphanPhotos(backend.db, files, new Date())
    const [first, second] = [await removeOrphanPhotos(backend.db, files, later), await removeOrphanPhotos(backend.db, files, later)]
    expect(young).toEqual({ photos: 0, files: 0 })
    expect(first.photos).toBeGreaterThanOrEqual(1)
    expect(first.files).toBe(2)
    expect(second).toEqual({ photos: 0, files: 0 })
    expect(await files.read(forgotten.id, 'image/jpeg')).toBeNull()
    expect(await files.read(kept.id, 'image/jpeg')).not.toBeNull()
  })

  test('a young file of a photo being written is left alone', async () => {
    const files = createPhotoFiles(join(backend.dataDir, 'photos'))
    const id = `cd${'0'.repeat(30)}`
    await files.write(id, 'image/png', tinyPhoto)
    await utimes(join(backend.dataDir, 'photos', 'cd', `${id}.png`), new Date(), new Date(Date.now() - orphanAgeMs / 2))
    await removeOrphanPhotos(backend.db, files, new Date())
    expect(await files.read(id, 'image/png')).not.toBeNull()
  })
})
