import { Problem } from '@/lib/errors'

/**
 * Limits heavy work to a few running and a few waiting tasks, so that a burst of uploads cannot starve pages.
 * @returns a function that runs a task as soon as there is capacity
 * @throws Problem UNAVAILABLE at once when the queue is full
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
      // The slot passes to the next in line, so a newcomer cannot overtake.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
