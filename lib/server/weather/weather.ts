import { millisecondsInDay } from 'date-fns/constants'
import { Problem } from '@/lib/errors'
import { defaultPosition, type Position } from '@/lib/schemas/weather'
import type { WeatherPort } from './port'
import type { FetchForecast } from './bmkg-client'
import type { Forecast } from './bmkg-forecast'
import { ForecastStore, type CachedForecast } from './forecast-store'
import type { VillageIndex } from '@/lib/server/areas/nearest-villages'
import { loadedOnce } from '@/lib/server/files/loaded-once'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { weatherResponseOf } from './weather-response'

/** A forecast is served from the cache for this long; after that only while the agency does not respond. */
const freshMs = 30 * 60_000
const staleMaxMs = millisecondsInDay
/** Positions farther than this from every village count as outside the province, kilometres. */
const distanceMaxKm = 50
/** Villages tried while the agency does not know the nearest ones. */
const villagesTried = 3
/** Unknown descriptions are logged once each, at most this many. */
const unmappedMax = 50
/** Without an agency configured, a retry within minutes makes no sense. */
const unsetRetrySeconds = 3_600

export interface WeatherOptions {
  fetchForecast: FetchForecast
  /** Read on the first call, not at the start. */
  loadCentres: () => Promise<VillageIndex>
  now: () => number
  /** Writes one line for the operator. */
  note: (event: string, facts: Record<string, unknown>) => void
}

/** The port while no agency is configured: always unavailable. */
export const unsetWeather: WeatherPort = {
  at: async () => {
    throw new Problem('UNAVAILABLE', { retryAfterSeconds: unsetRetrySeconds })
  },
}

/** The port for an agency that has forecasts per village. */
export function createWeather({
  fetchForecast,
  loadCentres,
  now,
  note,
}: WeatherOptions): WeatherPort {
  const store = new ForecastStore()
  const running = new Map<string, Promise<CachedForecast>>()
  const unmapped = new Set<string>()
  const centres = loadedOnce(loadCentres)

  function noteUnmapped({ slots }: Forecast) {
    for (const { condition, description, code } of slots) {
      if (condition !== null || unmapped.size >= unmappedMax || unmapped.has(description.id))
        continue
      unmapped.add(description.id)
      note('weather condition unknown', { words: description.id, code })
    }
  }

  async function refresh(villageCode: string): Promise<CachedForecast> {
    const forecast = await fetchForecast(villageCode)
    if (forecast) noteUnmapped(forecast)
    const cached = { forecast, fetchedAt: now() }
    store.set(villageCode, cached)
    return cached
  }

  /** One call per village at a time, shared by all visitors. */
  function refreshOnce(villageCode: string): Promise<CachedForecast> {
    const current = running.get(villageCode)
    if (current) return current
    const call = refresh(villageCode).finally(() => running.delete(villageCode))
    running.set(villageCode, call)
    return call
  }

  async function forecastOf(villageCode: string): Promise<CachedForecast> {
    const cached = store.get(villageCode)
    const age = cached ? now() - cached.fetchedAt : Infinity
    // One of the future was fetched before the clock was set back.
    if (cached && age >= 0 && age < (cached.forecast ? freshMs : staleMaxMs)) return cached
    try {
      return await refreshOnce(villageCode)
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      note('weather agency failed', { reason: error.message })
      if (cached && age < staleMaxMs) return cached
      throw new Problem('UNAVAILABLE', { cause: error.reason })
    }
  }

  async function villagesAt(position: Position) {
    const all = await centres()
    const nearest = all.nearest(position, villagesTried)
    const isDefault = (nearest[0]?.distanceKm ?? Infinity) > distanceMaxKm
    return {
      villages: isDefault ? all.nearest(defaultPosition, villagesTried) : nearest,
      isDefault,
    }
  }

  return {
    async at(position, locale) {
      const { villages, isDefault } = await villagesAt(position)
      for (const { code } of villages) {
        // The next village is tried only when the agency does not know this one.
        const { forecast, fetchedAt } = await forecastOf(code)
        if (!forecast) continue
        const response = weatherResponseOf(forecast, {
          locale,
          now: now(),
          fetchedAt,
          isStale: now() - fetchedAt >= freshMs,
          isDefault,
        })
        if (response) return response
        note('weather agency failed', { reason: 'outdated' })
        break
      }
      throw new Problem('UNAVAILABLE')
    },
  }
}
