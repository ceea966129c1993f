import { z } from 'zod'
import { jakartaClock } from '@/lib/jakarta'
import { line } from '@/lib/schemas/text'
import { conditionOf, type WeatherCondition } from '@/lib/schemas/weather-condition'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** The weather of a village over three hours. */
export interface ForecastSlot {
  /** Start, milliseconds since 1970. */
  time: number
  /** Degrees Celsius. */
  temp: number
  /** Percent. */
  humidity: number
  code: number | string | null
  description: { id: string; en: string }
  /** Kilometres per hour. */
  windSpeed: number | null
  windDirection: string | null
  /** null when neither description nor code are known. */
  condition: WeatherCondition | null
}

export interface Forecast {
  village: string
  district: string | null
  /** Oldest first, at least one. */
  slots: ForecastSlot[]
}

const text = line(1, 80)
const place = z.object({ desa: text, kecamatan: text.nullish() })

// Limits far above the agency's three days of eight slots.
const responseSchema = z.object({
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
    weather: z.union([z.number(), text]).nullish(),
    weather_desc: text,
    weather_desc_en: text.nullish().catch(null),
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
  // One invalid slot of 24 must not hide the others.
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
    conditionOf({ code: weather, description: id, hour: jakartaHour(time) }) ??
    conditionOf({ description: en, hour: jakartaHour(time) })
  return [
    {
      time,
      temp,
      humidity,
      code: weather ?? null,
      description: { id, en: en ?? id },
      windSpeed: ws ?? null,
      windDirection: wd ?? null,
      condition,
    },
  ]
}

/**
 * Parses a response of BMKG's public forecast (`prakiraan-cuaca?adm4=…`); its days, of uneven length, become one list.
 * @throws UpstreamFailure `format` when the response has another shape or no valid slot
 */
export function bmkgForecast(body: unknown): Forecast {
  const parsed = responseSchema.safeParse(body)
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
