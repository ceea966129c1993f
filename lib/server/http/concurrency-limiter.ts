import { Problem } from '@/lib/errors'

export interface ConcurrencyLimiter {
  /** Runs work when a place is free. @throws Problem UNAVAILABLE when the queue is full or the wait too long */
  run<T>(work: () => Promise<T>): Promise<T>
  /** True when work would start at once; background work asks before it takes a place from a visitor. */
  hasRoom(): boolean
  /** How busy it is at this moment. */
  load(): LimiterLoad
}

export interface LimiterLoad {
  running: number
  waiting: number
}

interface Limits {
  atOnce: number
  /** Callers that may wait for a place. */
  waiting: number
  waitMs: number
}

const retryAfterSeconds = 5

/** Lets a fixed number of renders run at once; a short queue waits, everybody else is told to come back. */
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
        // In a turn of its own: answers from memory would otherwise follow each other without a break for whatever else came in.
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
    // The place passes straight to the next in line, so `running` stays as it is.
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
