import { describe, expect, it } from 'vitest'
import { conditionOf, weatherConditions } from './weather-condition'

const [noon, midnight] = [12, 0]

describe('conditionOf', () => {
  it.each([
    ['Cerah', 'clear'],
    ['Cerah Berawan', 'partly-cloudy'],
    ['Berawan', 'cloudy'],
    ['Berawan Tebal', 'thick-cloud'],
    ['Kabut', 'fog'],
    ['Udara Kabur', 'fog'],
    ['Hujan Ringan', 'light-rain'],
    ['Hujan Sedang', 'medium-rain'],
    ['Hujan Lebat', 'heavy-rain'],
    ['Hujan Sangat Lebat', 'heavy-rain'],
    ['Hujan Lokal', 'local-rain'],
    ['Hujan Petir', 'thunder-rain'],
    ['Hujan Sedang Disertai Petir', 'thunder-rain'],
    ['Hujan Badai', 'rain-storm'],
    ['Petir', 'storm'],
    ['Asap', 'smoke'],
    ['Udara Dingin', 'cold'],
    ['Sunny', 'clear'],
    ['Mostly Cloudy', 'cloudy'],
    ['Overcast', 'thick-cloud'],
    ['Mist/Haze', 'fog'],
    ['Light Rain', 'light-rain'],
    ['Isolated Shower', 'local-rain'],
    ['Severe Thunderstorm', 'rain-storm'],
    ['Thunderstorm', 'thunder-rain'],
  ] as const)('reads "%s" as %s', (description, condition) => {
    expect(conditionOf({ description, hour: noon })).toBe(condition)
  })

  it('believes the words where they disagree with the code', () => {
    expect(conditionOf({ code: 61, description: 'Hujan Lebat', hour: noon })).toBe('heavy-rain')
  })

  it.each([
    [0, 'clear'],
    ['61', 'light-rain'],
    ['thick-cloud', 'thick-cloud'],
    ['THICK_CLOUD', 'thick-cloud'],
    [' Rain Storm ', 'rain-storm'],
  ] as const)('reads the code %j alone as %s', (code, condition) => {
    expect(conditionOf({ code, hour: noon })).toBe(condition)
  })

  it('knows what the sky looks like at night', () => {
    const at = (hour: number) =>
      ['Cerah', 'Cerah Berawan', 'Berawan', 'Hujan Ringan'].map((description) =>
        conditionOf({ description, hour }),
      )
    expect(at(midnight)).toEqual(['clear-night', 'cloudy-night', 'cloudy-night', 'light-rain'])
    expect([at(5), at(18)]).toEqual([at(midnight), at(midnight)])
    expect([at(6), at(17)]).toEqual([at(noon), at(noon)])
  })

  it.each([
    [{}],
    [{ code: 42 }],
    [{ description: 'Hari yang indah' }],
    [{ code: '', description: '' }],
    [{ code: null, description: null }],
    [{ code: 'toString' }],
  ])('does not guess: %j', (given) => {
    expect(conditionOf({ ...given, hour: noon })).toBeNull()
  })

  it('can say every condition there is', () => {
    expect(
      weatherConditions.map((condition) => conditionOf({ code: condition, hour: noon })),
    ).toEqual([...weatherConditions])
  })
})
