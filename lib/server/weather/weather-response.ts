import type { Locale } from '@/lib/i18n/locales'
import type { WeatherResponse } from '@/lib/schemas/weather'
import { jakartaTime } from '@/lib/jakarta'
import type { Forecast, ForecastSlot } from './bmkg-forecast'

/** Attribution that the agency's terms require. */
const source = {
  name: 'BMKG (Badan Meteorologi, Klimatologi, dan Geofisika)',
  url: 'https://www.bmkg.go.id',
}

/** A forecast whose nearest slot is farther from now is outdated. */
const currentMaxDistanceMs = 6 * 60 * 60_000

const rfc3339 = (time: number) => jakartaTime(new Date(time).toISOString())

const measuresOf = (
  { temp, humidity, code, description, windSpeed, windDirection, condition }: ForecastSlot,
  locale: Locale,
) => ({
  temp,
  weather: code ?? condition ?? 'unknown',
  weather_desc: description[locale],
  humidity,
  wind_speed: windSpeed,
  wind_direction: windDirection,
  condition: condition ?? 'unknown',
})

interface ResponseContext {
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
  fetchedAt: number
  isStale: boolean
  /** The position was outside the province, so the capital is used. */
  isDefault: boolean
}

/**
 * The public response for a forecast (contract 2.10). The agency has no current values, so the slot nearest to now is used.
 * @returns null when the forecast is outdated
 */
export function weatherResponseOf(
  forecast: Forecast,
  { locale, now, fetchedAt, isStale, isDefault }: ResponseContext,
): WeatherResponse | null {
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
