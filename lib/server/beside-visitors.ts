import { setTimeout as rest } from 'node:timers/promises'

/** Longest rest after pieces of a few milliseconds each. */
const usualRestMaxMs = 50

/**
 * Paces work that goes on in pieces in the process that answers visitors: after each piece it rests as long as the piece took, so that at most
 * half of the processor is its own. Giving way for one turn of the event loop is not enough: a page needs dozens of them.
 * @returns to be awaited after each piece
 */
export function besideVisitors(restMaxMs = usualRestMaxMs): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await rest(Math.min(restMaxMs, performance.now() - began))
    began = performance.now()
  }
}
