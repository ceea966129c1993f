import { setTimeout as rest } from 'node:timers/promises'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'

/** Delay after the start, milliseconds, for visitors who waited for it. */
export const usualFirstRestMs = 1_000
/** Longer than for other background work, because the first render of a page loads all of its modules. */
const restMaxMs = 2_000

export interface PacedWarmUp {
  paths: readonly string[]
  /** Renders a page into the cache, unless it is cached already. */
  warm: (path: string) => Promise<void>
  isOver: () => boolean
  onFailure: (path: string, error: unknown) => void
  firstRestMs?: number
}

/**
 * Renders pages for the first time between requests of visitors: one after the other, each followed by a pause as long as the render. A
 * failed page does not stop the others; the error appears again when a visitor requests it.
 */
export async function warmBesideVisitors({
  paths,
  warm,
  isOver,
  onFailure,
  firstRestMs = usualFirstRestMs,
}: PacedWarmUp): Promise<void> {
  await rest(firstRestMs)
  const yieldToVisitors = createBackgroundPacer(restMaxMs)
  for (const path of paths) {
    if (isOver()) return
    await warm(path).catch((error: unknown) => onFailure(path, error))
    await yieldToVisitors()
  }
}
