import type { RateLimitPort } from './port'

interface Window {
  uses: number
  endsAt: number
}

/** Most keys in memory; about 10 MB. Beyond it the oldest window is dropped, which can only let a call through, never refuse one. */
const maxKeysDefault = 50_000

/** Key of a counter. */
export const nameOf = (limit: string, key: string) => `${limit}\n${key}`
/** Whole seconds to a moment, at least one. */
export const secondsUntil = (endsAt: number, now: number) =>
  Math.max(1, Math.ceil((endsAt - now) / 1000))

/** Limits of one process, in fixed windows and bounded memory. */
export function createMemoryLimits(
  now: () => number = Date.now,
  maxKeys = maxKeysDefault,
): RateLimitPort {
  const windows = new Map<string, Window>()
  return {
    hit: async (limit, key, allowed, windowMs) => {
      const name = nameOf(limit, key)
      const moment = now()
      const current = windows.get(name)
      // One that ends later than a window from now began before the clock was set back.
      if (current && current.endsAt > moment && current.endsAt <= moment + windowMs) {
        // Stops counting once used up, so that refused calls do not extend the wait.
        if (current.uses >= allowed) return secondsUntil(current.endsAt, moment)
        current.uses += 1
        return 0
      }
      windows.delete(name)
      if (windows.size >= maxKeys) {
        const oldest = windows.keys().next().value
        if (oldest !== undefined) windows.delete(oldest)
      }
      if (allowed < 1) return secondsUntil(moment + windowMs, moment)
      windows.set(name, { uses: 1, endsAt: moment + windowMs })
      return 0
    },
    giveBack: async (limit, key) => {
      const current = windows.get(nameOf(limit, key))
      if (current && current.uses > 0) current.uses -= 1
    },
  }
}
