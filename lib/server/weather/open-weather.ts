import type { Env } from '@/lib/env'
import { noteAs } from '@/lib/server/observability/log-event'
import type { WeatherPort } from '@/lib/server/contract'
import { createBmkgClient } from './bmkg-client'
import { loadVillageIndex } from './nearest-villages'
import { createWeather, unsetWeather } from './weather'

/** Failures of others are no errors of the portal, and where somebody is never stands in a log. */
const note = noteAs('warn')

/** The weather as the settings say: from the agency at WEATHER_API_URL, or plainly not available. */
export function openWeather({
  WEATHER_API_URL: apiUrl,
}: Pick<Env, 'WEATHER_API_URL'>): WeatherPort {
  if (!apiUrl) return unsetWeather
  return createWeather({
    ask: createBmkgClient({ apiUrl, now: Date.now }),
    loadCentres: loadVillageIndex,
    now: Date.now,
    note,
  })
}
