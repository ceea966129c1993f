import { describe, expect, it, vi } from 'vitest'
import { type ErrorCode, Problem } from '@/lib/errors'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import { actOnEach, type EachAction } from './act-on-each'

const resultOf = (number: string): HandlingResult => ({
  complaint_number: number,
  step: 2,
  status: 'verified',
  awaits: null,
  resolve_due_on: null,
})
const done = (number: string): EachAction => ({
  number,
  run: () => Promise.resolve(resultOf(number)),
})
const failed = (number: string, error: Error): EachAction => ({
  number,
  run: () => Promise.reject(error),
})
const problem = (number: string, code: ErrorCode) => failed(number, new Problem(code))

/** What came of each, as its status or the code of its problem. */
async function codes(actions: EachAction[], signal = new AbortController().signal) {
  const asked = { call: { id: 'x', route: '/v1/x' }, locale: 'en', signal } as const
  const outcomes = await actOnEach(asked, actions)
  expect(outcomes.map(({ complaint_number: number }) => number)).toEqual(
    actions.map(({ number }) => number),
  )
  return outcomes.map((outcome) => outcome.result?.status ?? outcome.problem?.code)
}

describe('an action on several complaints', () => {
  it('keeps none back for another that is refused', async () => {
    expect(
      await codes([problem('a', 'MOVED_MEANWHILE'), done('b'), problem('c', 'ITEM_NOT_FOUND')]),
    ).toEqual(['MOVED_MEANWHILE', 'verified', 'ITEM_NOT_FOUND'])
  })

  it('goes on behind a fault, which is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await codes([failed('a', new Error('rusak')), done('b')])).toEqual([
      'INTERNAL',
      'verified',
    ])
    expect(logged).toHaveBeenCalledTimes(1)
    logged.mockRestore()
  })

  it.each(['UNAVAILABLE', 'RATE_LIMITED'] as const)(
    'tries no other once the portal says %s',
    async (code) => {
      const last = vi.fn(done('c').run)
      expect(await codes([done('a'), problem('b', code), { number: 'c', run: last }])).toEqual([
        'verified',
        code,
        code,
      ])
      expect(last).not.toHaveBeenCalled()
    },
  )

  it('stops when nobody waits for the answer any more', async () => {
    const client = new AbortController()
    const leaving: EachAction = {
      number: 'a',
      run: () => {
        client.abort()
        return done('a').run()
      },
    }
    expect(await codes([leaving, done('b')], client.signal)).toEqual(['verified', 'UNAVAILABLE'])
  })

  it('ends before the entry would give it up', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const slow: EachAction = {
      number: 'a',
      run: () => {
        vi.advanceTimersByTime(20_001)
        return done('a').run()
      },
    }
    expect(await codes([slow, done('b')])).toEqual(['verified', 'UNAVAILABLE'])
    vi.useRealTimers()
  })

  it('lets visitors in between', async () => {
    const order: string[] = []
    const noted = (name: string): EachAction => ({
      number: name,
      run: () => {
        order.push(name)
        setImmediate(() => order.push(`visitor behind ${name}`))
        return done(name).run()
      },
    })
    await codes([noted('a'), noted('b')])
    expect(order.slice(0, 3)).toEqual(['a', 'visitor behind a', 'b'])
  })
})
