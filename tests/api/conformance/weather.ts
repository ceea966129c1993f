import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weatherResponse } from '@/lib/schemas/weather'
import type { BmkgStub } from '../../support/bmkg-stub'
import { good, inEnglish, refused, type Ask } from './ask'

interface WeatherSetUp {
  ask: Ask
  /** The agency that the portal asks. */
  agency: () => BmkgStub
  /** What the portal has logged. */
  output: () => string
}

const asker = (ask: Ask) => (long: number | string, lat: number | string, init?: RequestInit) =>
  ask(`/v1/weather?long=${encodeURIComponent(long)}&lat=${encodeURIComponent(lat)}`, init)

/** The responses to visitors, whether the portal calls the agency itself or through a provincial API. */
export function describeWeatherResponses({ ask, agency }: Omit<WeatherSetUp, 'output'>) {
  const at = asker(ask)

  describe('GET /v1/weather', () => {
    it('answers with the village, the present and the slots to come', async () => {
      const { data } = await good(at(107.6187, -6.9025), weatherResponse)
      expect(data.location).toMatchObject({ village: 'Citarum', is_default: false })
      expect(data.current_weather).toMatchObject({
        temp: expect.any(Number),
        weather: expect.any(Number),
        weather_desc: expect.any(String),
        humidity: expect.any(Number),
        wind_speed: 6.9,
        wind_direction: 'SW',
      })
      expect(data.weather.length).toBeGreaterThan(15)
      expect(data.weather.map(({ datetime }) => datetime)).toEqual(
        data.weather.map(({ datetime }) => datetime).toSorted(),
      )
      for (const { datetime } of data.weather)
        expect(datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+07:00$/)
      expect(Date.parse(data.weather[0]?.datetime ?? '')).toBeGreaterThan(Date.now() - 60_000)
    })

    it('credits the agency and tells the age of the answer', async () => {
      const { meta } = await good(at(107.6187, -6.9025), weatherResponse)
      expect(meta).toMatchObject({
        source: { name: expect.stringContaining('BMKG'), url: 'https://www.bmkg.go.id' },
        is_stale: false,
      })
      expect(meta?.age_seconds).toBeLessThan(60)
    })

    it('speaks the language asked for', async () => {
      const [id, en] = [
        await good(at(107.6187, -6.9025), weatherResponse),
        await good(at(107.6187, -6.9025, inEnglish), weatherResponse),
      ]
      expect(id.data.weather.map((slot) => slot.weather_desc)).toContain('Hujan Ringan')
      expect(en.data.weather.map((slot) => slot.weather_desc)).toContain('Light Rain')
    })

    it('answers for the capital to somebody far away, and says so', async () => {
      const { data } = await good(at(115.2, -8.65), weatherResponse)
      expect(data.location).toMatchObject({ village: 'Citarum', is_default: true })
    })

    it('is stored by nobody and names no browser', async () => {
      const { headers } = await at(107.6187, -6.9025)
      expect([
        headers.get('cache-control'),
        headers.get('set-cookie'),
        headers.get('etag'),
      ]).toEqual(['no-store', null, null])
    })

    it('says that nothing is available when the agency fails, and recovers with it', async () => {
      const [code, long, lat] = ['32.74.05.1003', 108.5523, -6.732] as const
      agency().setMood('broken', code)
      const response = await at(long, lat)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await refused(Promise.resolve(response), 503, 'UNAVAILABLE')
      agency().setMood('good', code)
      expect((await good(at(long, lat), weatherResponse)).data.location.village).toBe('Desa 1003')
    })
  })
}

/** The same, and the calls to the agency. */
export function describeWeather({ ask, agency, output }: WeatherSetUp) {
  const at = asker(ask)
  const callsFor = async (run: () => Promise<unknown>) => {
    const before = agency().requests.length
    await run()
    return agency().requests.slice(before)
  }

  describeWeatherResponses({ ask, agency })

  describe('GET /v1/weather', () => {
    it('asks the agency once for one village, however many people stand there', async () => {
      const calls = await callsFor(() =>
        Promise.all(
          Array.from({ length: 10 }, (_, step) =>
            good(at(106.816 + step / 10_000, -6.595), weatherResponse),
          ),
        ),
      )
      expect(calls).toEqual(['32.71.03.1007'])
    })

    it('names the coordinate that is missing or wrong, and asks nobody', async () => {
      const calls = await callsFor(async () => {
        const fieldsOf = async (query: string) =>
          Object.keys(
            (await refused(ask(`/v1/weather${query}`), 400, 'VALIDATION_FAILED')).errors ?? {},
          ).toSorted()
        expect(await fieldsOf('')).toEqual(['lat', 'long'])
        expect(await fieldsOf('?long=107.6187')).toEqual(['lat'])
        expect(await fieldsOf('?long=200&lat=-6.9')).toEqual(['long'])
        expect(await fieldsOf('?long=107.6&lat=-6.9&lat=-7')).toEqual(['lat'])
        expect(await fieldsOf('?long=107.6&lat=-6.9%00')).toEqual(['lat'])
      })
      expect(calls).toEqual([])
    })

    it('answers or refuses by name whatever the coordinates are', async () => {
      const value = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('1e309', 'NaN', '-0', '0x1', '١٠٧', '107.6', '-6.9'),
      )
      await fc.assert(
        fc.asyncProperty(value, value, async (long, lat) => {
          expect([200, 400]).toContain((await at(long.toWellFormed(), lat.toWellFormed())).status)
        }),
        { numRuns: 100 },
      )
    })

    it('gives up on a silent agency within seconds', async () => {
      agency().setMood('silent', '32.73.22.1002')
      const started = Date.now()
      await refused(at(107.66, -6.955), 503, 'UNAVAILABLE')
      expect(Date.now() - started).toBeLessThan(7_000)
      agency().setMood('good', '32.73.22.1002')
    })

    it('logs that the agency failed, but not where anybody is', () => {
      const lines = output().split('\n')
      expect(
        lines.some(
          (line) => line.includes('weather agency failed') && line.includes('"level":"warn"'),
        ),
      ).toBe(true)
      expect(
        lines.filter((line) =>
          /107\.6187|106\.816|108\.5523|-6\.9025|Citarum|32\.74\.05/.test(line),
        ),
      ).toEqual([])
    })
  })
}
