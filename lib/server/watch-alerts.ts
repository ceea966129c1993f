import type { AlertsPort } from './contract'
import { invalidateLocally } from './purge'

/**
 * Has pages made anew as soon as the alerts on them are others: one began, ended, or was issued by another process. Compares what is
 * valid with what was valid the last time; the first look only remembers.
 * @returns the look to repeat; rejects when the alerts cannot be read, and remembers nothing then
 */
export function alertWatch(
  alerts: AlertsPort,
  forget: (tags: readonly string[]) => void = invalidateLocally,
): () => Promise<void> {
  let seen: string | undefined
  return async () => {
    const valid = (await alerts.current('id'))
      .map(({ id, updated_at: updated }) => `${id} ${updated}`)
      .join(',')
    if (seen !== undefined && seen !== valid) forget(['alerts'])
    seen = valid
  }
}

/** Pause between two looks, milliseconds; an alert appears and vanishes within it everywhere. */
export const alertWatchIntervalMs = 10_000
