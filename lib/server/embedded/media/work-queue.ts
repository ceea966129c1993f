import { Problem } from '@/lib/errors'

/**
 * Runs few pieces of heavy work at once and lets few wait, so that a burst of uploads cannot starve pages.
 * @returns a function that runs work when its turn comes
 * @throws Problem UNAVAILABLE at once when the waiting places are taken
 */
export function createWorkQueue({
  running: maxRunning,
  waiting: maxWaiting,
}: {
  running: number
  waiting: number
}) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < maxRunning) running += 1
    else if (waiting.length < maxWaiting)
      await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Problem('UNAVAILABLE', { retryAfterSeconds: 5 })
    try {
      return await work()
    } finally {
      // The place is handed to the next in line, so a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
