import { describe, expect, it } from 'vitest'
import { bmkgResponse } from '../../../tests/support/bmkg-response'
import { bmkgForecast } from './bmkg-forecast'

const now = Date.parse('2026-11-21T06:20:00Z')
const [first] = bmkgResponse('32.73.09.1003', now).data
const lokasi = { desa: 'Citarum', kecamatan: 'Bandung Wetan' }
const oneSlot = {
  datetime: '2026-11-21T06:00:00Z',
  t: 24,
  hu: 80,
  weather: 2,
  weather_desc: 'Cerah Berawan',
}
const of = (changes: Record<string, unknown>) =>
  bmkgForecast({ lokasi, data: [{ cuaca: [[{ ...oneSlot, ...changes }]] }] }).slots[0]

describe('bmkgForecast', () => {
  it('lays the uneven days of a real answer end to end', () => {
    const { village, district, slots } = bmkgForecast(bmkgResponse('32.73.09.1003', now))
    expect([village, district, slots.length]).toEqual(['Citarum', 'Bandung Wetan', 23])
    expect(first?.cuaca.map((day) => day.length)).toEqual([4, 8, 8, 3])
    expect(slots.map(({ time }) => time)).toEqual(
      slots.map((_, at) => Date.parse('2026-11-21T06:00:00Z') + at * 3 * 3_600_000),
    )
    expect(slots[0]).toEqual({
      time: Date.parse('2026-11-21T06:00:00Z'),
      temp: 24,
      humidity: 80,
      code: 2,
      description: { id: 'Cerah Berawan', en: 'Partly Cloudy' },
      windSpeed: 6.9,
      windDirection: 'SW',
      condition: 'partly-cloudy',
    })
  })

  it('puts slots in order of time', () => {
    const cuaca = [[{ ...oneSlot, datetime: '2026-11-21T09:00:00Z' }], [oneSlot]]
    expect(
      bmkgForecast({ lokasi, data: [{ cuaca }] }).slots.map(({ time }) =>
        new Date(time).getUTCHours(),
      ),
    ).toEqual([6, 9])
  })

  it('takes the place from the data where the head has none', () => {
    expect(
      bmkgForecast({ data: [{ lokasi: { desa: 'Isola' }, cuaca: [[oneSlot]] }] }),
    ).toMatchObject({ village: 'Isola', district: null })
  })

  it('takes the time without a zone as universal time', () => {
    expect(of({ datetime: undefined, utc_datetime: '2026-11-21 06:00:00' })?.time).toBe(
      Date.parse('2026-11-21T06:00:00Z'),
    )
  })

  it('does without wind, code and an English description', () => {
    expect(of({ ws: null, wd: undefined, weather: null, weather_desc_en: null })).toMatchObject({
      windSpeed: null,
      windDirection: null,
      code: null,
      description: { en: 'Cerah Berawan' },
      condition: 'partly-cloudy',
    })
  })

  it('reads the English description where the Indonesian one is new', () => {
    expect(
      of({ weather_desc: 'Langit Biru', weather_desc_en: 'Clear Skies', weather: 99 })?.condition,
    ).toBe('clear')
    expect(of({ weather_desc: 'Langit Ungu', weather: 99 })?.condition).toBeNull()
  })

  it('decides day and night by the clock of Jakarta', () => {
    expect(of({ weather_desc: 'Cerah', datetime: '2026-11-21T10:00:00Z' })?.condition).toBe('clear')
    expect(of({ weather_desc: 'Cerah', datetime: '2026-11-21T11:00:00Z' })?.condition).toBe(
      'clear-night',
    )
  })

  it.each([
    [{ t: '24' }],
    [{ t: 999 }],
    [{ hu: -1 }],
    [{ weather_desc: '' }],
    [{ weather_desc: 'x'.repeat(81) }],
    [{ weather_desc: '\u001b[31m' }],
    [{ datetime: 'besok' }],
    [{ datetime: undefined }],
  ])('leaves out a slot it cannot trust: %j', (changes) => {
    const { slots } = bmkgForecast({
      lokasi,
      data: [{ cuaca: [[{ ...oneSlot, ...changes }, { ...oneSlot, t: 30 }, null]] }],
    })
    expect(slots.map(({ temp }) => temp)).toEqual([30])
  })

  it.each([
    [null],
    [[]],
    ['berawan'],
    [{ data: [] }],
    [{ lokasi, data: [{ cuaca: [] }] }],
    [{ lokasi, data: [{ cuaca: [[], [null]] }] }],
    [{ data: [{ cuaca: [[oneSlot]] }] }],
    [{ lokasi, data: [{ cuaca: [oneSlot] }] }],
  ])('refuses %j', (body) => {
    expect(() => bmkgForecast(body)).toThrow(expect.objectContaining({ reason: 'format' }))
  })
})
