import { describe, expect, it } from 'vitest'
import { parsePosition } from './typed-position'

describe('a position as people write it', () => {
  it.each([
    ['-6.9025, 107.6187'],
    ['-6.9025,107.6187'],
    ['-6,9025 107,6187'],
    ['-6,9025; 107,6187'],
    ['−6.9025 107.6187'],
    ['(-6.9025, 107.6187)'],
    ['6.9025° S, 107.6187° E'],
    ['6,9025° LS 107,6187° BT'],
    ['geo:-6.9025,107.6187?z=17'],
    [
      'https://www.google.com/maps/place/Gedung+Sate/@-6.91,107.60,17z/data=!3m1!4b1!4m6!8m2!3d-6.9025!4d107.6187',
    ],
    ['https://maps.google.com/?q=-6.9025,107.6187'],
    ['https://www.google.com/maps/search/?api=1&query=-6.9025%2C107.6187'],
    ['https://www.openstreetmap.org/?mlat=-6.9025&mlon=107.6187#map=17/-6.91/107.60'],
    ['https://www.openstreetmap.org/#map=17/-6.9025/107.6187'],
  ])('reads %s', (typed) => {
    expect(parsePosition(typed)).toEqual({ lat: -6.9025, lng: 107.6187 })
  })

  it.each([`6°54'09"S 107°37'07.3"E`, '6°54′09″S 107°37′07.3″E', '6° 54′ 9″ LS, 107° 37′ 7,3″ BT'])(
    'reads degrees, minutes and seconds: %s',
    (typed) => {
      const position = parsePosition(typed)
      expect(position?.lat).toBeCloseTo(-6.9025, 4)
      expect(position?.lng).toBeCloseTo(107.6187, 4)
    },
  )

  it('takes the point of an address before the middle of its view', () => {
    expect(parsePosition('https://www.google.com/maps/@-6.1,107.1,17z?q=-6.2,107.2')).toEqual({
      lat: -6.2,
      lng: 107.2,
    })
  })

  it.each([
    '',
    'depan SDN 2',
    '107',
    '-6.9',
    'https://maps.app.goo.gl/AbCdEf',
    '-96.9, 107.6',
    '081234567890',
    '-6.9025, 1107.6',
  ])('finds none in %j', (typed) => {
    expect(parsePosition(typed)).toBeNull()
  })
})
