import sharp from 'sharp'
import { expect, it } from 'vitest'
import { positionOfPhoto } from './photo-position'

const picture = () =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#1e88e5' } })
const fileOf = (bytes: Buffer) =>
  new File([Uint8Array.from(bytes)], 'foto.jpg', { type: 'image/jpeg' })
const taken = (latitude: string, longitude: string) =>
  picture()
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: latitude,
        GPSLongitudeRef: 'E',
        GPSLongitude: longitude,
      },
    })
    .jpeg()
    .toBuffer()

it('reads where a photo was taken', async () => {
  const position = await positionOfPhoto(fileOf(await taken('6/1 54/1 9/1', '107/1 37/1 73/10')))
  expect(position?.lat).toBeCloseTo(-6.9025, 4)
  expect(position?.lng).toBeCloseTo(107.6187, 4)
})

it.each([
  ['a photo without place', async () => fileOf(await picture().jpeg().toBuffer())],
  ['a photo from Jakarta Bay', async () => fileOf(await taken('5/1 10/1 0/1', '106/1 50/1 0/1'))],
  ['a file that is no photo', async () => fileOf(Buffer.from('bukan foto'))],
])('finds none in %s', async (_, make) => {
  expect(await positionOfPhoto(await make())).toBeNull()
})
