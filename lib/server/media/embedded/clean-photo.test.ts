import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { cleanPhoto } from './clean-photo'

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#1e88e5' } })

/** Noise does not compress, which makes a large but valid file. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Adds a chunk right after the header of a PNG. */
const withChunk = (png: Buffer, name: string, body: Uint8Array) =>
  Buffer.concat([png.subarray(0, 33), chunk(name, body), png.subarray(33)])

/** A complete PNG of one bit per pixel, a few kilobytes whatever its size. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is kept', () => {
  test('a JPEG with camera and place data comes out with neither', async () => {
    const given = await picture()
      .withExif({
        IFD0: { Model: 'Kamera Budi' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer()
    expect(given.includes('Kamera Budi')).toBe(true)
    const { bytes, contentType } = await cleanPhoto(given)
    const cleaned = await sharp(bytes).metadata()
    expect(contentType).toBe('image/jpeg')
    expect([cleaned.exif, cleaned.xmp, cleaned.iptc, cleaned.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(bytes).includes('Kamera Budi')).toBe(false)
    expect(Buffer.from(bytes).includes('Exif')).toBe(false)
  })

  test('a PNG with text comes out without it and stays a PNG', async () => {
    const given = withChunk(
      await picture().png().toBuffer(),
      'tEXt',
      Buffer.from('Comment\0nomor saya 081234567890'),
    )
    const { bytes, contentType } = await cleanPhoto(given)
    expect(contentType).toBe('image/png')
    expect(Buffer.from(bytes).includes('081234567890')).toBe(false)
    expect(Buffer.from(bytes).includes('tEXt')).toBe(false)
  })

  test('a photo taken sideways is turned upright', async () => {
    const given = await picture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes } = await cleanPhoto(given)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 64 })
  })

  test.each([
    ['a ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('payload-marker')])],
    ['a web page', Buffer.from('<html><script>alert("payload-marker")</script></html>')],
  ])('%s appended to a JPEG is gone', async (_, appended) => {
    const given = Buffer.concat([await picture().jpeg().toBuffer(), appended])
    const { bytes } = await cleanPhoto(given)
    expect(Buffer.from(bytes).includes('payload-marker')).toBe(false)
  })

  test('a picture that grows when re-encoded is made smaller until it fits', async () => {
    const given = await noise(1400).jpeg({ quality: 40 }).toBuffer()
    const { bytes } = await cleanPhoto(given)
    expect(bytes.byteLength).toBeLessThanOrEqual(photoMaxBytes)
  })

  test('a PNG too large to stay one becomes a JPEG', async () => {
    const { bytes, contentType } = await cleanPhoto(await noise(800).png().toBuffer())
    expect(contentType).toBe('image/jpeg')
    expect(bytes.byteLength).toBeLessThanOrEqual(photoMaxBytes)
  })
})

describe('what is refused', () => {
  let jpeg: Buffer
  let png: Buffer
  beforeAll(async () => {
    jpeg = await noise(200).jpeg().toBuffer()
    png = await noise(200).png().toBuffer()
  })
  const refused = (bytes: Uint8Array) =>
    expect(cleanPhoto(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })

  test('truncated files', async () => {
    await refused(jpeg.subarray(0, jpeg.length / 2))
    await refused(png.subarray(0, png.length / 2))
    await refused(jpeg.subarray(0, 3))
    await refused(new Uint8Array())
  })

  test.each([
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['WebP', Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<html></html>')],
  ])('%s whatever its name says', (_, bytes) => refused(bytes))

  test('another format behind the first bytes of a JPEG', async () => {
    await refused(
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]),
    )
  })

  test('pictures of more than 24 million pixels, however small the file', async () => {
    await refused(flatPng(6001, 4000))
    await refused(flatPng(50_000, 481))
    await expect(cleanPhoto(flatPng(6000, 4000))).resolves.toMatchObject({
      contentType: 'image/png',
    })
  })

  test('interlaced PNGs of 16 bits, but neither one alone', async () => {
    const deep = () => noise(64).toColourspace('rgb16')
    await refused(await deep().png({ progressive: true }).toBuffer())
    await expect(cleanPhoto(await deep().png().toBuffer())).resolves.toMatchObject({
      contentType: 'image/png',
    })
    await expect(
      cleanPhoto(await noise(64).png({ progressive: true }).toBuffer()),
    ).resolves.toMatchObject({ contentType: 'image/png' })
  })

  test('one that takes too long, and not as something to try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const late = cleanPhoto(await noise(200).png().toBuffer())
    vi.setSystemTime(Date.now() + 60_000)
    await expect(late).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    vi.useRealTimers()
  })

  test('animated PNGs', async () => {
    const control = Buffer.alloc(8)
    control.writeUInt32BE(2)
    await refused(withChunk(png, 'acTL', control))
  })
})
