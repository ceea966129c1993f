import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import type { SubjectName } from '@/lib/cover/subjects'
import { cleanPhoto } from '@/lib/server/media/embedded/clean-photo'
import { drawSharePicture } from './draw-share-picture'

const draw = (title: string, subject: SubjectName = 'lansia') =>
  drawSharePicture({ cover: { subject, seed: 7 }, title, label: 'Berita' })

it.each(['gedung-sate', 'curug', 'batik'] as const)(
  'is a JPEG of 1200 × 630 below 300 KB (%s)',
  async (subject) => {
    const picture = await draw(
      'Cara mengurus KTP yang hilang: surat, kantor, dan lama pengerjaannya',
      subject,
    )
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(picture.byteLength).toBeLessThan(300 * 1024)
  },
)

it('draws the title it is given, whatever signs are in it', async () => {
  const [one, other, again] = await Promise.all([
    draw('Air & <listrik> "2026"'),
    draw('Judul lain'),
    draw('Air & <listrik> "2026"'),
  ])
  expect(Buffer.compare(one, again)).toBe(0)
  expect(Buffer.compare(one, other)).not.toBe(0)
})

it('draws letters of the portal’s typeface, which a server need not have', async () => {
  // Another typeface sets the same words in another width.
  const { data, info } = await sharp(await draw('i'.repeat(20)))
    .extract({ left: 0, top: 430, width: 1200, height: 200 })
    .threshold(200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lit = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[(y * info.width + x) * info.channels]),
  ).flatMap((column, x) => (column.includes(255) ? [x] : []))
  const width = Number(lit.at(-1)) - Number(lit[0])
  expect(Math.abs(width - 272)).toBeLessThan(8)
})

it('keeps a title without end within the picture', async () => {
  const { width, height } = await sharp(await draw('panjang '.repeat(200))).metadata()
  expect([width, height]).toEqual([1200, 630])
})

it('breaks a word that is longer than a line', async () => {
  const { width, height } = await sharp(await draw('W'.repeat(60))).metadata()
  expect([width, height]).toEqual([1200, 630])
})

it('draws once its typeface can be written, however often it could not', async () => {
  vi.resetModules()
  const again = await import('./draw-share-picture')
  const picture = {
    cover: { subject: 'lansia', seed: 7 },
    title: 'Judul',
    label: 'Berita',
  } as const
  vi.stubEnv('TMPDIR', '/no-such-folder')
  await expect(again.drawSharePicture(picture)).rejects.toThrow('ENOENT')
  vi.unstubAllEnvs()
  expect((await again.drawSharePicture(picture)).byteLength).toBeGreaterThan(0)
})

it('leaves uploads without SVG', async () => {
  await draw('Contoh')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const disguised = [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(drawing)]
  await expect(cleanPhoto(Buffer.from(drawing))).rejects.toThrow()
  await expect(cleanPhoto(Buffer.concat(disguised))).rejects.toThrow()
})
