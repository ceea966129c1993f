import { alertSignature } from '@/lib/alerts'
import type { AlertsPort } from './port'
import { invalidateLocally } from '@/lib/server/purge'

/**
 * Purges pages when the valid alerts have changed: one began, ended, or was issued by another process. Compares with the previous check;
 * the first one only remembers.
 * @returns the check to repeat; rejects when the alerts cannot be read, without remembering anything
 */
export function alertWatch(
  alerts: AlertsPort,
  invalidate: (tags: readonly string[]) => void = invalidateLocally,
): () => Promise<void> {
  let seen: string | undefined
  return async () => {
    const valid = alertSignature(await alerts.current('id'))
    if (seen !== undefined && seen !== valid) invalidate(['alerts'])
    seen = valid
  }
}

/** Pause between two checks, milliseconds; alerts appear and disappear within this time everywhere. */
export const alertWatchIntervalMs = 10_000
