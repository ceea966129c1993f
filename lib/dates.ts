import { millisecondsInDay } from 'date-fns/constants'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long ago, in the one unit people say: seconds, minutes or hours, switching at 60 (specification, section 9). */
export type Age = { unit: 'seconds' | 'minutes' | 'hours'; count: number }

/** @returns null from 24 hours on (and for the future), where a date says more */
export function ageOf(time: Date, now: Date): Age | null {
  const age = now.getTime() - time.getTime()
  if (age < 0 || age >= millisecondsInDay) return null
  if (age < minuteMs) return { unit: 'seconds', count: Math.max(1, Math.floor(age / 1000)) }
  if (age < hourMs) return { unit: 'minutes', count: Math.floor(age / minuteMs) }
  return { unit: 'hours', count: Math.floor(age / hourMs) }
}

const wordsPerMinute = 200

/** Reading time of HTML text in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const wordCount = html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
