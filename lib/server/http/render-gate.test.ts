import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/errors'
import { renderGate } from './render-gate'

const held = () => {
  let release: () => void = () => undefined
  const work = () => new Promise<void>((resolve) => (release = resolve))
  return { work, release: () => release() }
}

describe('render gate', () => {
  it('lets the next in line start when a place gets free', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 1, waitMs: 1_000 })
    const first = held()
    const running = gate.run(first.work)
    const waiting = gate.run(() => Promise.resolve('done'))
    await Promise.resolve()
    expect(gate.hasRoom()).toBe(false)
    first.release()
    await running
    expect(await waiting).toBe('done')
    expect(gate.hasRoom()).toBe(true)
  })

  it('refuses when the queue is full and when the wait is too long, saying when to come back', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 1, waitMs: 20 })
    const first = held()
    const running = gate.run(first.work)
    const tooLong = gate.run(() => Promise.resolve())
    const tooMany = gate.run(() => Promise.resolve())
    const errors = await Promise.all([tooMany.catch((error: unknown) => error), tooLong.catch((error: unknown) => error)])
    expect(errors.map((error) => isProblem(error) && [error.status, error.details.retryAfterSeconds])).toEqual([[503, 5], [503, 5]])
    first.release()
    await running
    expect(gate.hasRoom()).toBe(true)
  })

  it('begins the next in a turn of its own, and loses no place to a wait that ends meanwhile', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 2, waitMs: 5 })
    const first = held()
    const running = gate.run(first.work)
    let hasBegun = false
    const waiting = gate.run(async () => (hasBegun = true))
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
    expect([gate.hasRoom(), gate.load()]).toEqual([true, { running: 0, waiting: 0 }])
  })

  it('gives its place back when the work fails', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 0, waitMs: 20 })
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(gate.hasRoom()).toBe(true)
  })
})
