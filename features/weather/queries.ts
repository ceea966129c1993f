import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api, getSiteFile } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { parsed } from '@/lib/api/parsed'
import type { Locale } from '@/lib/i18n/locales'
import { weatherResponse, type Position } from '@/lib/schemas/weather'
import type { WeatherCondition } from '@/lib/schemas/weather-condition'

/** As long as the server keeps an answer. */
const refreshMs = 30 * 60_000

/** Failures are logged here, once each, whatever is shown for them. */
function logged(what: string) {
  return (error: unknown): never => {
    if (!(error instanceof ApiFailure && error.code === 'CANCELED'))
      console.warn(`${what} not loaded`, error instanceof ApiFailure ? error.code : error)
    throw error
  }
}

/** The weather at a position in a language; asked for again every half hour while it is looked at, and at once after a longer absence. */
export const weatherQuery = (locale: Locale, position: Position | null) =>
  queryOptions({
    queryKey: ['weather', locale, position],
    queryFn: ({ signal }) =>
      api
        .get<unknown>('/weather', {
          params: position,
          headers: { 'Content-Language': locale },
          signal,
        })
        .then(parsed(weatherResponse))
        .catch(logged('Weather')),
    enabled: position !== null,
    // Without a connection it fails at once and can be tried again, instead of loading for ever.
    networkMode: 'always',
    // The server has asked twice already; the person decides about a third time.
    retry: false,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
    // A failure waits for the person here, too.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
  })

/** What the player needs of a Lottie file; the rest is its own business. */
const animationFile = z.looseObject({ layers: z.array(z.unknown()) })

/** The player and the animation of a condition, both fetched only when it is shown. */
export const animationQuery = (condition: WeatherCondition) =>
  queryOptions({
    queryKey: ['weather-animation', condition],
    queryFn: async ({ signal }) => {
      const [{ WeatherPlayer }, response] = await Promise.all([
        import('./weather-player'),
        getSiteFile(`/cuaca/${condition}.json`, signal),
      ])
      return { WeatherPlayer, animation: animationFile.parse(response.data) }
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  })
