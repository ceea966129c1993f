import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/errors'
import { concurrencyLimiter } from './concurrency-limiter'

const held = () => {
  let release: () => void = () => undefined
  const work = () => new Promise<void>((resolve) => (release = resolve))
  return { work, release: () => release() }
}

describe('render limiter', () => {
  it('lets the next in line start when a place gets free', async () => {
    const limiter = concurrencyLimiter({ atOnce: 1, waiting: 1, waitMs: 1_000 })
    const first = held()
    const running = limiter.run(first.work)
    const waiting = limiter.run(() => Promise.resolve('done'))
    await Promise.resolve()
    expect(limiter.hasRoom()).toBe(false)
    first.release()
    await running
    expect(await waiting).toBe('done')
    expect(limiter.hasRoom()).toBe(true)
  })

  it('refuses when the queue is full and when the wait is too long, saying when to come back', async () => {
    const limiter = concurrencyLimiter({ atOnce: 1, waiting: 1, waitMs: 20 })
    const first = held()
    const running = limiter.run(first.work)
    const tooLong = limiter.run(() => Promise.resolve())
    const tooMany = limiter.run(() => Promise.resolve())
    const errors = await Promise.all([
      tooMany.catch((error: unknown) => error),
      tooLong.catch((error: unknown) => error),
    ])
    expect(
      errors.map((error) => isProblem(error) && [error.status, error.details.retryAfterSeconds]),
    ).toEqual([
      [503, 5],
      [503, 5],
    ])
    first.release()
    await running
    expect(limiter.hasRoom()).toBe(true)
  })

  it('begins the next in a turn of its own, and loses no place to a wait that ends meanwhile', async () => {
    const limiter = concurrencyLimiter({ atOnce: 1, waiting: 2, waitMs: 5 })
    const first = held()
    const running = limiter.run(first.work)
    let hasBegun = false
    const waiting = limiter.run(async () => (hasBegun = true))
    await Promise.resolve()
    first.release()
    await running
    await Promise.resolve()
    expect(hasBegun).toBe(false)
    // The process is busy for longer than the wait: its timer and the turn of the next one are due together.
    const until = performance.now() + 20
    while (performance.now() < until) Math.sqrt(until)
    await waiting
    expect(hasBegun).toBe(true)
    expect([limiter.hasRoom(), limiter.load()]).toEqual([true, { running: 0, waiting: 0 }])
  })

  it('gives its place back when the work fails', async () => {
    const limiter = concurrencyLimiter({ atOnce: 1, waiting: 0, waitMs: 20 })
    await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(limiter.hasRoom()).toBe(true)
  })
})
