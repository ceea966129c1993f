import { describe, expect, it } from 'vitest'
import { weatherResponse, weatherQuery } from './weather'

const measures = {
  temp: 24,
  weather: 3,
  weather_desc: 'Berawan',
  humidity: 80,
  wind_speed: 5,
  wind_direction: 'SW',
}

describe('weatherQuery', () => {
  it('reads decimal degrees', () => {
    expect(weatherQuery.parse({ long: '107.6187', lat: '-6.9025' })).toEqual({
      long: 107.6187,
      lat: -6.9025,
    })
  })

  it.each([
    '',
    ' ',
    'abc',
    'NaN',
    'Infinity',
    '1e1',
    '0x10',
    '107,6',
    '107.',
    '1'.repeat(400),
    '--6',
    '6; drop',
  ])('refuses %j', (text) => {
    expect(weatherQuery.safeParse({ long: text, lat: '-6' }).success).toBe(false)
    expect(weatherQuery.safeParse({ long: '107', lat: text }).success).toBe(false)
  })

  it.each([{ long: '180.1', lat: '0' }, { long: '0', lat: '-90.5' }, { lat: '0' }, { long: '0' }])(
    'refuses %j',
    (query) => {
      expect(weatherQuery.safeParse(query).success).toBe(false)
    },
  )
})

describe('weatherResponse', () => {
  it('reads the bare answer of the contract, without what is ours', () => {
    const body = {
      data: {
        location: { village: 'Citarum' },
        current_weather: measures,
        weather: [{ datetime: '2026-01-31T13:00:00+07:00', ...measures }],
      },
    }
    expect(weatherResponse.parse(body)).toEqual(body)
  })

  it('takes codes given as text, and a condition it does not know as unknown', () => {
    const body = {
      data: {
        location: { village: 'Citarum' },
        current_weather: { ...measures, weather: 'cerah', condition: 'hail' },
        weather: [],
      },
    }
    expect(weatherResponse.parse(body).data.current_weather).toMatchObject({
      weather: 'cerah',
      condition: 'unknown',
    })
  })
})
