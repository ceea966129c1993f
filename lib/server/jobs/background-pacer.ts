import { setTimeout as rest } from 'node:timers/promises'

/** Longest rest after pieces of a few milliseconds each. */
const usualRestMaxMs = 50

/**
 * Paces background work in the process that serves visitors: after each piece it rests as long as the piece took, so that at most half of
 * the processor is its own. Yielding for one turn of the event loop is not enough: a page needs dozens of them.
 * @returns a function to await after each piece
 */
export function createBackgroundPacer(restMaxMs = usualRestMaxMs): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await rest(Math.min(restMaxMs, performance.now() - began))
    began = performance.now()
  }
}
