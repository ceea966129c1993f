import { setTimeout as wait } from 'node:timers/promises'
import { ZodError } from 'zod'
import { logEvent } from '@/lib/server/observability/log-event'
import type { Adapter } from './adapter'
import { Refusal, Unavailable } from './caller'
import { followEvents, sendWaiting } from './forward'
import { mirrorSteps } from './mirror'

/**
 * One round: what went to the office, what waits to be sent, what is new at the other portal. A part that meets a portal which does not answer
 * ends, and the others go on. @returns whether all parts came to their end @throws AccessError
 */
export async function runRound(adapter: Adapter, signal: AbortSignal): Promise<boolean> {
  let isWhole = true
  for (const part of [followEvents, sendWaiting, mirrorSteps]) {
    try {
      await part(adapter, signal)
    } catch (error) {
      // The caller has said what is unavailable.
      if (error instanceof Refusal || error instanceof ZodError)
        logEvent('error', 'answer not understood', { part: part.name, reason: error.message })
      else if (!(error instanceof Unavailable)) throw error
      isWhole = false
    }
  }
  return isWhole
}

/** Rounds until the signal. @throws AccessError */
export async function runAdapter(adapter: Adapter, signal: AbortSignal): Promise<void> {
  const { office, other, every_seconds: seconds } = adapter.config
  logEvent('info', 'adapter started', { office, other: other.open311_url })
  while (!signal.aborted) {
    await runRound(adapter, signal)
    await wait(seconds * 1000, undefined, { signal }).catch(() => undefined)
  }
  logEvent('info', 'adapter stopped')
}
