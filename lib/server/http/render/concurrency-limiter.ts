import { Problem } from '@/lib/errors'

export interface ConcurrencyLimiter {
  /** Runs work when a slot is free. @throws Problem UNAVAILABLE when the queue is full or the wait too long */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Whether work would start at once; background work starts only then, so that it takes no slot from a visitor. */
  hasRoom(): boolean
  /** Current load, for gauges. */
  load(): LimiterLoad
}

export interface LimiterLoad {
  running: number
  waiting: number
}

interface Limits {
  atOnce: number
  /** Callers that may wait for a slot. */
  waiting: number
  waitMs: number
}

const retryAfterSeconds = 5

/** Runs a fixed number of tasks at once; a short queue waits, further callers get UNAVAILABLE. */
export function concurrencyLimiter({ atOnce, waiting, waitMs }: Limits): ConcurrencyLimiter {
  let running = 0
  const queue: (() => void)[] = []

  const overloaded = () => new Problem('UNAVAILABLE', { retryAfterSeconds, cause: 'render queue' })

  function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(overloaded())
    return new Promise((resolve, reject) => {
      const admitted = () => {
        clearTimeout(timer)
        // In a new turn of the event loop: synchronous tasks would otherwise run one after the other without letting other events in.
        setImmediate(resolve)
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(admitted), 1)
        reject(overloaded())
      }, waitMs)
      queue.push(admitted)
    })
  }

  function leave() {
    const next = queue.shift()
    // The slot passes to the next in the queue, so `running` stays as it is.
    if (next) next()
    else running -= 1
  }

  return {
    hasRoom: () => running < atOnce && queue.length === 0,
    load: () => ({ running, waiting: queue.length }),
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
