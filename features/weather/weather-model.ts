import { millisecondsInDay } from 'date-fns/constants'
import { formatInTimeZone } from 'date-fns-tz'
import { timeZone } from '@/lib/jakarta'
import type { WeatherSlot } from '@/lib/schemas/weather'
import { conditionOf, type WeatherCondition } from '@/lib/schemas/weather-condition'

/** `13:00` in Jakarta. */
export const clockTime = (datetime: string) => formatInTimeZone(datetime, timeZone, 'HH:mm')

const dayKey = (time: string | number) => formatInTimeZone(time, timeZone, 'yyyy-MM-dd')

type Condition = Pick<WeatherSlot, 'condition' | 'weather' | 'weather_desc'>
const loggedOnce = new Set<string>()

/**
 * The condition to draw: as the server reads it, else read from words and code here. What nobody can read is `unknown`, and logged once.
 * @param time of the slot, or of now
 */
export function conditionShown(
  { condition, weather, weather_desc: description }: Condition,
  time: string | number,
): WeatherCondition {
  const found =
    condition ??
    conditionOf({
      code: weather,
      description,
      hour: Number(formatInTimeZone(time, timeZone, 'H')),
    })
  if (found && found !== 'unknown') return found
  const name = `${weather} ${description}`
  if (!loggedOnce.has(name)) console.warn('Weather condition without a picture', name)
  loggedOnce.add(name)
  return 'unknown'
}

export interface ForecastDay {
  /** `2026-11-21`, in Jakarta. */
  day: string
  name: 'today' | 'tomorrow' | 'later'
  slots: WeatherSlot[]
}

/** Slots by Jakarta day, in their order. @param now milliseconds since 1970 */
export function forecastDays(slots: readonly WeatherSlot[], now: number): ForecastDay[] {
  const days = new Map<string, WeatherSlot[]>()
  for (const slot of slots) {
    const day = dayKey(slot.datetime)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const [today, tomorrow] = [dayKey(now), dayKey(now + millisecondsInDay)]
  return [...days].map(([day, inDay]) => ({
    day,
    name: day === today ? 'today' : day === tomorrow ? 'tomorrow' : 'later',
    slots: inDay,
  }))
}
