import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { clockTime, conditionShown, forecastDays } from './weather-model'

const slot = (datetime: string) => ({
  datetime,
  temp: 24,
  weather: 3,
  weather_desc: 'Berawan',
  humidity: 80,
  condition: 'cloudy' as const,
})

it('tells the time of Jakarta wherever the browser is', () => {
  expect([clockTime('2026-11-21T06:00:00Z'), clockTime('2026-11-21T22:30:00+07:00')]).toEqual([
    '13:00',
    '22:30',
  ])
})

describe('conditionShown', () => {
  let warn: MockInstance<typeof console.warn>
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => warn.mockRestore())

  const noon = '2026-11-21T12:00:00+07:00'
  const night = '2026-11-21T22:00:00+07:00'

  it('takes the reading of the server', () => {
    expect(conditionShown({ condition: 'storm', weather: 3, weather_desc: 'Berawan' }, noon)).toBe(
      'storm',
    )
  })

  it('reads words and codes itself where the server gives no reading', () => {
    expect(conditionShown({ weather: 3, weather_desc: 'Berawan' }, noon)).toBe('cloudy')
    expect(conditionShown({ weather: 3, weather_desc: 'Berawan' }, night)).toBe('cloudy-night')
    expect(conditionShown({ weather: 'THUNDER_RAIN', weather_desc: '' }, Date.parse(noon))).toBe(
      'thunder-rain',
    )
    expect(warn).not.toHaveBeenCalled()
  })

  it('falls back to unknown, and logs each unknown once', () => {
    const strange = { weather: 99, weather_desc: 'Es Batu Api' }
    expect([
      conditionShown(strange, noon),
      conditionShown({ ...strange, condition: 'unknown' }, night),
    ]).toEqual(['unknown', 'unknown'])
    expect(warn.mock.calls).toEqual([['Weather condition without a picture', '99 Es Batu Api']])
  })
})

describe('forecastDays', () => {
  it('sorts slots into the days of Jakarta and names the near ones', () => {
    const now = Date.parse('2026-11-21T13:20:00+07:00')
    const days = forecastDays(
      [
        '2026-11-21T22:00:00+07:00',
        '2026-11-21T18:00:00Z',
        '2026-11-22T15:00:00Z',
        '2026-11-22T17:00:00Z',
      ].map(slot),
      now,
    )
    expect(days.map(({ day, name, slots }) => [day, name, slots.length])).toEqual([
      ['2026-11-21', 'today', 1],
      ['2026-11-22', 'tomorrow', 2],
      ['2026-11-23', 'later', 1],
    ])
  })

  it('has no day without a slot', () => {
    expect(forecastDays([], 0)).toEqual([])
  })
})
