import { millisecondsInDay } from 'date-fns/constants'
import { Problem } from '@/lib/errors'
import { defaultPosition, type Position } from '@/lib/schemas/weather'
import type { WeatherPort } from '@/lib/server/contract'
import type { AskForecast } from './bmkg-client'
import type { Forecast } from './bmkg-forecast'
import { ForecastStore, type KeptForecast } from './forecast-store'
import type { VillageIndex } from './nearest-villages'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { weatherAnswerOf } from './weather-answer'

/** An answer is given again without asking for this long; after that it serves only while the agency does not answer. */
const freshMs = 30 * 60_000
const keptMs = millisecondsInDay
/** Farther than this from every village of the province counts as elsewhere, kilometres. */
const reachKm = 50
/** Villages tried when the agency's list lacks the nearest one. */
const villagesTried = 3
/** Unknown words are logged once each, and no more of them than this. */
const unmappedMax = 50
/** A portal that has no agency set will not have one in a minute either. */
const unsetRetrySeconds = 3_600

export interface WeatherOptions {
  ask: AskForecast
  /** Read on the first call, not at the start. */
  loadCentres: () => Promise<VillageIndex>
  now: () => number
  /** Writes one line for the operator. */
  note: (event: string, facts: Record<string, unknown>) => void
}

/** The weather while no agency is set: plainly not available. */
export const unsetWeather: WeatherPort = {
  at: async () => {
    throw new Problem('UNAVAILABLE', { retryAfterSeconds: unsetRetrySeconds })
  },
}

/** The weather from an agency that answers per village. */
export function createWeather({ ask, loadCentres, now, note }: WeatherOptions): WeatherPort {
  const store = new ForecastStore()
  const running = new Map<string, Promise<KeptForecast>>()
  const unmapped = new Set<string>()
  let centres: Promise<VillageIndex> | undefined

  function noteUnmapped({ slots }: Forecast) {
    for (const { condition, words, code } of slots) {
      if (condition !== null || unmapped.size >= unmappedMax || unmapped.has(words.id)) continue
      unmapped.add(words.id)
      note('weather condition unknown', { words: words.id, code })
    }
  }

  async function refresh(villageCode: string): Promise<KeptForecast> {
    const forecast = await ask(villageCode)
    if (forecast) noteUnmapped(forecast)
    const kept = { forecast, fetchedAt: now() }
    store.set(villageCode, kept)
    return kept
  }

  /** One call per village at a time, however many people ask. */
  function refreshOnce(villageCode: string): Promise<KeptForecast> {
    const current = running.get(villageCode)
    if (current) return current
    const call = refresh(villageCode).finally(() => running.delete(villageCode))
    running.set(villageCode, call)
    return call
  }

  async function forecastOf(villageCode: string): Promise<KeptForecast> {
    const kept = store.get(villageCode)
    const age = kept ? now() - kept.fetchedAt : Infinity
    if (kept && age < (kept.forecast ? freshMs : keptMs)) return kept
    try {
      return await refreshOnce(villageCode)
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      note('weather agency failed', { reason: error.message })
      if (kept && age < keptMs) return kept
      throw new Problem('UNAVAILABLE', { cause: error.reason })
    }
  }

  async function villagesAt(position: Position) {
    // A failed read is tried again by the next caller.
    centres ??= loadCentres().catch((error: unknown) => {
      centres = undefined
      throw error
    })
    const all = await centres
    const near = all.nearest(position, villagesTried)
    const isDefault = (near[0]?.distanceKm ?? Infinity) > reachKm
    return { villages: isDefault ? all.nearest(defaultPosition, villagesTried) : near, isDefault }
  }

  return {
    async at(position, locale) {
      const { villages, isDefault } = await villagesAt(position)
      for (const { code } of villages) {
        // The next village is asked only when the agency does not know this one.
        const { forecast, fetchedAt } = await forecastOf(code)
        if (!forecast) continue
        const answer = weatherAnswerOf(forecast, {
          locale,
          now: now(),
          fetchedAt,
          isStale: now() - fetchedAt >= freshMs,
          isDefault,
        })
        if (answer) return answer
        note('weather agency failed', { reason: 'outdated' })
        break
      }
      throw new Problem('UNAVAILABLE')
    },
  }
}
