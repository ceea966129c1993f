import { z } from 'zod'
import { jakartaClock } from '@/lib/jakarta'
import { line } from '@/lib/schemas/text'
import { conditionOf, type WeatherCondition } from '@/lib/schemas/weather-condition'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** Three hours of a village's weather. */
export interface ForecastSlot {
  /** Start, milliseconds since 1970. */
  time: number
  /** Degrees Celsius. */
  temp: number
  /** Percent. */
  humidity: number
  code: number | string | null
  words: { id: string; en: string }
  /** Kilometres per hour. */
  windSpeed: number | null
  windDirection: string | null
  /** null when neither words nor code are known. */
  condition: WeatherCondition | null
}

export interface Forecast {
  village: string
  district: string | null
  /** Oldest first, at least one. */
  slots: ForecastSlot[]
}

const words = line(1, 80)
const place = z.object({ desa: words, kecamatan: words.nullish() })

// Sizes far above the three days of eight slots that the agency gives.
const answer = z.object({
  lokasi: place.optional(),
  data: z
    .array(
      z.object({ lokasi: place.optional(), cuaca: z.array(z.array(z.unknown()).max(48)).max(16) }),
    )
    .min(1)
    .max(4),
})

const slot = z
  .object({
    datetime: z.iso.datetime({ offset: true }).optional(),
    utc_datetime: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      .optional(),
    t: z.number().min(-60).max(70),
    hu: z.number().min(0).max(100),
    weather: z.union([z.number(), words]).nullish(),
    weather_desc: words,
    weather_desc_en: words.nullish().catch(null),
    ws: z.number().min(0).max(500).nullish().catch(null),
    wd: line(1, 20).nullish().catch(null),
  })
  .transform(({ datetime, utc_datetime: utc, ...rest }) => ({
    ...rest,
    time: Date.parse(datetime ?? `${(utc ?? '').replace(' ', 'T')}Z`),
  }))
  .refine(({ time }) => !Number.isNaN(time))

const jakartaHour = (time: number) => jakartaClock(time).getUTCHours()

function slotOf(value: unknown): ForecastSlot[] {
  const parsed = slot.safeParse(value)
  // One broken slot of 24 is no reason to show none.
  if (!parsed.success) return []
  const {
    time,
    t: temp,
    hu: humidity,
    weather,
    weather_desc: id,
    weather_desc_en: en,
    ws,
    wd,
  } = parsed.data
  const condition =
    conditionOf({ code: weather, words: id, hour: jakartaHour(time) }) ??
    conditionOf({ words: en, hour: jakartaHour(time) })
  return [
    {
      time,
      temp,
      humidity,
      code: weather ?? null,
      words: { id, en: en ?? id },
      windSpeed: ws ?? null,
      windDirection: wd ?? null,
      condition,
    },
  ]
}

/**
 * Reads an answer of BMKG's public forecast (`prakiraan-cuaca?adm4=…`): days of uneven length are laid end to end.
 * @throws UpstreamFailure `format` when the answer has another shape or no readable slot
 */
export function bmkgForecast(body: unknown): Forecast {
  const parsed = answer.safeParse(body)
  const [first] = parsed.success ? parsed.data.data : []
  const where = parsed.data?.lokasi ?? first?.lokasi
  const slots = (first?.cuaca ?? []).flat().flatMap(slotOf)
  if (!where || slots.length === 0) throw new UpstreamFailure('format')
  return {
    village: where.desa,
    district: where.kecamatan ?? null,
    slots: slots.toSorted((a, b) => a.time - b.time),
  }
}
