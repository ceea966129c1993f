/** Not-found pages with suggestions that may be made at once, and how many a minute after that, for a whole process. */
const burst = 30
const perMinute = 60
const minuteMs = 60_000

/**
 * Bounds the work that wrong addresses cause: each new one may cost a search, and a program that tries addresses tries thousands.
 * @returns takes one place; false when none is left and the plain page has to do
 */
export function suggestionBudget(now: () => number): () => boolean {
  let left = burst
  let filledAt = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + Math.max(0, time - filledAt) * (perMinute / minuteMs))
    filledAt = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
