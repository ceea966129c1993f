import { describe, expect, it, vi } from 'vitest'
import { defaultPosition } from '@/lib/schemas/weather'
import { bmkgResponse } from '../../../tests/support/bmkg-response'
import type { FetchForecast } from './bmkg-client'
import { bmkgForecast } from './bmkg-forecast'
import { villageIndex } from '@/lib/server/areas/nearest-villages'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { createWeather, unsetWeather } from './weather'

const start = Date.parse('2026-11-21T06:20:00Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const [citarum, bogor] = ['32.73.09.1003', '32.71.03.1007']
const inBogor = { long: 106.816, lat: -6.595 }

function setUp(ask: FetchForecast = async (code) => bmkgForecast(bmkgResponse(code, start))) {
  let moment = start
  const agency = vi.fn(ask)
  const note = vi.fn()
  const loadCentres = vi.fn(async () =>
    villageIndex({
      [citarum]: [-6.9, 107.62],
      [bogor]: [-6.59, 106.81],
      '32.73.02.1003': [-6.89, 107.61],
    }),
  )
  const weather = createWeather({ fetchForecast: agency, loadCentres, now: () => moment, note })
  return { weather, agency, note, loadCentres, pass: (ms: number) => (moment += ms) }
}

const down: FetchForecast = async () => {
  throw new UpstreamFailure('status', 500)
}
const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' })

describe('createWeather', () => {
  it('serves the nearest village in the language of the request', async () => {
    const { weather } = setUp()
    const [id, en] = [await weather.at(inBogor, 'id'), await weather.at(inBogor, 'en')]
    expect(id.data.location).toEqual({
      village: 'Tegallega',
      district: 'Bogor Tengah',
      is_default: false,
    })
    expect(id.data.current_weather).toEqual({
      temp: 24,
      weather: 2,
      weather_desc: 'Cerah Berawan',
      humidity: 80,
      wind_speed: 6.9,
      wind_direction: 'SW',
      condition: 'partly-cloudy',
    })
    expect(en.data.current_weather.weather_desc).toBe('Partly Cloudy')
    expect(en.data.weather[0]).toMatchObject({
      datetime: '2026-11-21T16:00:00+07:00',
      weather_desc: 'Light Rain',
      temp: 25,
    })
    expect(id.meta).toEqual({
      source: {
        name: 'BMKG (Badan Meteorologi, Klimatologi, dan Geofisika)',
        url: 'https://www.bmkg.go.id',
      },
      fetched_at: '2026-11-21T13:20:00+07:00',
      age_seconds: 0,
      is_stale: false,
    })
  })

  it('takes the slot nearest to now as the present, and only later ones as forecast', async () => {
    const { weather, pass } = setUp()
    pass(2 * hourMs)
    const { data } = await weather.at(defaultPosition, 'id')
    expect(data.current_weather.weather_desc).toBe('Hujan Ringan')
    expect(data.weather[0]?.datetime).toBe('2026-11-21T16:00:00+07:00')
  })

  it('answers for the capital when somebody is far from the province, and says so', async () => {
    const { weather } = setUp()
    const { data } = await weather.at({ long: 2.35, lat: 48.85 }, 'id')
    expect(data.location).toMatchObject({ village: 'Citarum', is_default: true })
  })

  it('answers for the nearest village to somebody who is less than 50 km away', async () => {
    const { weather } = setUp()
    expect((await weather.at({ long: 106.4, lat: -6.5 }, 'id')).data.location).toMatchObject({
      village: 'Tegallega',
      is_default: false,
    })
  })

  it('keeps an answer for 30 minutes, village by village', async () => {
    const { weather, agency, pass } = setUp()
    await weather.at(inBogor, 'id')
    pass(30 * minuteMs - 1)
    const { meta } = await weather.at(inBogor, 'en')
    expect(meta).toMatchObject({ age_seconds: 1_799, is_stale: false })
    expect(agency).toHaveBeenCalledTimes(1)
    await weather.at(defaultPosition, 'id')
    pass(1)
    await weather.at(inBogor, 'id')
    expect(agency.mock.calls.map(([code]) => code)).toEqual([bogor, citarum, bogor])
  })

  it('asks again when its clock was ahead', async () => {
    const { weather, agency, pass } = setUp()
    pass(48 * hourMs)
    agency.mockImplementationOnce(async (code) =>
      bmkgForecast(bmkgResponse(code, start + 48 * hourMs)),
    )
    await weather.at(inBogor, 'id')
    pass(-48 * hourMs)
    await weather.at(inBogor, 'id')
    expect(agency).toHaveBeenCalledTimes(2)
  })

  it('asks once when many ask at once', async () => {
    const { weather, agency, loadCentres } = setUp()
    await Promise.all(Array.from({ length: 20 }, () => weather.at(inBogor, 'id')))
    expect([agency.mock.calls.length, loadCentres.mock.calls.length]).toEqual([1, 1])
  })

  it('gives the last good answer with its age for 24 hours, then nothing', async () => {
    const { weather, agency, note, pass } = setUp()
    await weather.at(inBogor, 'id')
    agency.mockImplementation(down)
    pass(3 * hourMs)
    const { data, meta } = await weather.at(inBogor, 'id')
    expect(meta).toMatchObject({
      age_seconds: 10_800,
      is_stale: true,
      fetched_at: '2026-11-21T13:20:00+07:00',
    })
    expect(data.current_weather.weather_desc).toBe('Hujan Ringan')
    expect(note).toHaveBeenCalledWith('weather agency failed', { reason: 'status 500' })
    pass(21 * hourMs - 1)
    expect((await weather.at(inBogor, 'id')).meta?.is_stale).toBe(true)
    pass(1)
    await expect(weather.at(inBogor, 'id')).rejects.toEqual(unavailable)
  })

  it('says that nothing is available when the agency fails the first time, and asks again for the next caller', async () => {
    const { weather, agency } = setUp(down)
    await expect(weather.at(inBogor, 'id')).rejects.toEqual(unavailable)
    agency.mockImplementation(async (code) => bmkgForecast(bmkgResponse(code, start)))
    expect((await weather.at(inBogor, 'id')).data.location.village).toBe('Tegallega')
  })

  it('goes to the next village when the agency does not know the nearest, and remembers that', async () => {
    const { weather, agency, pass } = setUp(async (code) =>
      code === citarum ? null : bmkgForecast(bmkgResponse(code, start)),
    )
    await weather.at(defaultPosition, 'id')
    pass(hourMs)
    const { data } = await weather.at(defaultPosition, 'id')
    expect(data.location.village).toBe('Desa 1003')
    expect(agency.mock.calls.map(([code]) => code)).toEqual([
      citarum,
      '32.73.02.1003',
      '32.73.02.1003',
    ])
  })

  it('does not show a forecast that ended long ago as the present', async () => {
    const { weather, note } = setUp(async (code) =>
      bmkgForecast(bmkgResponse(code, Date.parse('2024-07-01T00:00:00Z'))),
    )
    await expect(weather.at(inBogor, 'id')).rejects.toEqual(unavailable)
    expect(note).toHaveBeenCalledWith('weather agency failed', { reason: 'outdated' })
  })

  it('shows unknown descriptions as unknown, and logs them once', async () => {
    const strange = {
      time: start,
      temp: 24,
      humidity: 80,
      code: 99,
      description: { id: 'Hujan Es', en: 'Hail' },
      windSpeed: null,
      windDirection: null,
      condition: null,
    }
    const { weather, note, pass } = setUp(async () => ({
      village: 'Isola',
      district: null,
      slots: [strange, { ...strange, time: start + 3 * hourMs }],
    }))
    expect((await weather.at(inBogor, 'en')).data.current_weather).toMatchObject({
      weather: 99,
      weather_desc: 'Hail',
      condition: 'unknown',
    })
    pass(hourMs)
    await weather.at(inBogor, 'en')
    expect(note.mock.calls).toEqual([
      ['weather condition unknown', { words: 'Hujan Es', code: 99 }],
    ])
  })

  it('does not hide a fault of its own behind the agency', async () => {
    const { weather, loadCentres } = setUp()
    loadCentres.mockRejectedValueOnce(new Error('no folder'))
    await expect(weather.at(inBogor, 'id')).rejects.toThrow('no folder')
    expect((await weather.at(inBogor, 'id')).data.location.village).toBe('Tegallega')
  })
})

describe('unsetWeather', () => {
  it('is plainly not available', async () => {
    await expect(unsetWeather.at(defaultPosition, 'id')).rejects.toEqual(unavailable)
  })
})
