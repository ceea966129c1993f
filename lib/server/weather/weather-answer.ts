import type { Locale } from '@/lib/i18n/locales'
import type { WeatherAnswer } from '@/lib/schemas/weather'
import { jakartaTime } from '@/lib/jakarta'
import type { Forecast, ForecastSlot } from './bmkg-forecast'

/** Credit that the agency's terms ask for wherever its forecast is shown. */
const source = {
  name: 'BMKG (Badan Meteorologi, Klimatologi, dan Geofisika)',
  url: 'https://www.bmkg.go.id',
}

/** A forecast whose nearest slot is farther away than this says nothing about now. */
const currentMaxDistanceMs = 6 * 60 * 60_000

const rfc3339 = (time: number) => jakartaTime(new Date(time).toISOString())

const measuresOf = (
  { temp, humidity, code, words, windSpeed, windDirection, condition }: ForecastSlot,
  locale: Locale,
) => ({
  temp,
  weather: code ?? condition ?? 'unknown',
  weather_desc: words[locale],
  humidity,
  wind_speed: windSpeed,
  wind_direction: windDirection,
  condition: condition ?? 'unknown',
})

interface AnswerContext {
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
  fetchedAt: number
  isStale: boolean
  /** The capital is answered for instead of a place outside the province. */
  isDefault: boolean
}

/**
 * The public answer for a forecast (contract 2.10). The agency has no entry for now, so the slot nearest to now stands for it.
 * @returns null when the forecast has nothing about now
 */
export function weatherAnswerOf(
  forecast: Forecast,
  { locale, now, fetchedAt, isStale, isDefault }: AnswerContext,
): WeatherAnswer | null {
  const [current] = forecast.slots.toSorted(
    (a, b) => Math.abs(a.time - now) - Math.abs(b.time - now),
  )
  if (!current || Math.abs(current.time - now) > currentMaxDistanceMs) return null
  return {
    data: {
      location: {
        village: forecast.village,
        ...(forecast.district !== null && { district: forecast.district }),
        is_default: isDefault,
      },
      current_weather: measuresOf(current, locale),
      weather: forecast.slots
        .filter(({ time }) => time > now)
        .map((slot) => ({ datetime: rfc3339(slot.time), ...measuresOf(slot, locale) })),
    },
    meta: {
      source,
      fetched_at: rfc3339(fetchedAt),
      age_seconds: Math.max(0, Math.floor((now - fetchedAt) / 1000)),
      is_stale: isStale,
    },
  }
}
