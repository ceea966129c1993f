import type { Env } from '@/lib/env'
import { noteAs } from '@/lib/server/observability/log-event'
import type { WeatherPort } from './port'
import { createBmkgClient } from './bmkg-client'
import { loadVillageIndex } from '@/lib/server/areas/nearest-villages'
import { createWeather, unsetWeather } from './weather'

/** Failures of other services are warnings; positions of visitors are never logged. */
const note = noteAs('warn')

/** The weather of the agency at WEATHER_API_URL, or none without it. */
export function openWeather({
  WEATHER_API_URL: apiUrl,
}: Pick<Env, 'WEATHER_API_URL'>): WeatherPort {
  if (!apiUrl) return unsetWeather
  return createWeather({
    fetchForecast: createBmkgClient({ apiUrl, now: () => performance.now() }),
    loadCentres: loadVillageIndex,
    now: Date.now,
    note,
  })
}
