const windowMs = 60_000

/**
 * Keeps calls to an upstream within its rate limit per address.
 * @returns a function that counts one call and says whether it may be made
 */
export function createCallBudget(
  callsPerMinute: number,
  now: () => number = () => performance.now(),
): () => boolean {
  const calls: number[] = []
  return () => {
    const moment = now()
    while ((calls[0] ?? Infinity) <= moment - windowMs) calls.shift()
    if (calls.length >= callsPerMinute) return false
    calls.push(moment)
    return true
  }
}
