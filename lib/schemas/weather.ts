import { z } from 'zod'
import { weatherConditions } from './weather-condition'

/** The middle of the provincial capital, for people who do not say where they are, degrees. */
export const defaultPosition = { long: 107.6187, lat: -6.9025 } as const

export interface Position {
  long: number
  lat: number
}

/** A coordinate as a query parameter: plain decimal degrees, so that `1e1`, `0x10` and empty text are no coordinate. */
const coordinate = (limit: number) =>
  z
    .string({ error: 'required' })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { abort: true, error: 'invalid' })
    .transform(Number)
    .pipe(z.number().min(-limit, 'invalid').max(limit, 'invalid'))

export const weatherQuery = z.object({ long: coordinate(180), lat: coordinate(90) })

const measures = {
  /** Degrees Celsius. */
  temp: z.number(),
  /** Code of the agency, number or text; `condition` says what it means where it is given. */
  weather: z.union([z.number(), z.string()]),
  weather_desc: z.string(),
  /** Percent. */
  humidity: z.number(),
  /** Kilometres per hour; null when the agency does not say. */
  wind_speed: z.number().nullish(),
  /** Where the wind comes from, such as `SW`; null when the agency does not say. */
  wind_direction: z.string().nullish(),
  /** Ours: the agency's words, code and hour read as one of the 17 conditions. */
  condition: z.enum(weatherConditions).optional().catch('unknown'),
}

/** One slot of the forecast. `datetime` is RFC 3339 with offset. */
const weatherSlot = z.object({ datetime: z.iso.datetime({ offset: true }), ...measures })
export type WeatherSlot = z.output<typeof weatherSlot>

/** Contract 2.10; what is marked as ours is not in the specification and may be missing in answers of other servers. */
export const weatherResponse = z.object({
  data: z.object({
    location: z.object({
      village: z.string(),
      /** Ours. */
      district: z.string().optional(),
      /** Ours: the position was too far from West Java, so the provincial capital is answered for. */
      is_default: z.boolean().optional(),
    }),
    current_weather: z.object(measures),
    /** Slots still to come, oldest first. */
    weather: z.array(weatherSlot),
  }),
  /** Ours: who made the forecast, and how old the answer is. */
  meta: z
    .object({
      source: z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) }),
      fetched_at: z.iso.datetime({ offset: true }),
      age_seconds: z.number().int().nonnegative(),
      /** The agency did not answer in time, so this is its last good answer. */
      is_stale: z.boolean(),
    })
    .optional(),
})
export type WeatherResponse = z.output<typeof weatherResponse>
