import { expect, it, vi } from 'vitest'
import { adapterOffice as office, sendableComplaint } from '@/tests/support/sendable-complaint'
import type { Adapter } from './adapter'
import { Unavailable } from './caller'
import { sendWaiting } from './forward'
import { mirrorSteps } from './mirror'
import type { OtherPortal } from './other-portal'
import type { Pair } from './state'

const { signal } = new AbortController()
/** What a portal says that fails over one request alone. */
const fails = () => Promise.reject(new Unavailable('other: status 500'))

function adapterWith(pairs: readonly Pair[], other: Partial<OtherPortal>) {
  const stored = new Map(pairs.map((pair) => [pair.number, pair]))
  return {
    config: { office, steps: {}, other: {} },
    state: { pairs: stored, save: async (pair: Pair) => void stored.set(pair.number, pair) },
    province: { complaint: async () => sendableComplaint, publicRequest: async () => ({}) },
    other,
    turn: { next: 0 },
  } as unknown as Adapter
}

it('sends the others although the other portal fails over one, which it tries again behind them', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const form = { service_code: 'lainnya' }
  const adapter = adapterWith(
    ['JBR-1', 'JBR-2', 'JBR-3'].map((number) => ({ number, form, tries: 0, steps: 0 })),
    { report: (number) => (number === 'JBR-1' ? fails() : Promise.resolve(`c-${number}`)) },
  )
  await expect(sendWaiting(adapter, signal)).rejects.toThrow(Unavailable)
  await expect(sendWaiting(adapter, signal)).rejects.toThrow(Unavailable)
  vi.restoreAllMocks()
  const [bad, ...others] = [...adapter.state.pairs.values()]
  expect(bad).toMatchObject({ form, tries: 0 })
  expect(others.map(({ other }) => other)).toEqual(['c-JBR-2', 'c-JBR-3'])
})

it('sends one that was put off by a clock that was ahead', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const ahead = {
    number: 'JBR-1',
    form: {},
    tries: 1,
    steps: 0,
    retry_at: Date.now() + 5 * 3_600_000,
  }
  const adapter = adapterWith([ahead], { report: () => Promise.resolve('c-1') })
  await sendWaiting(adapter, signal)
  vi.restoreAllMocks()
  expect(adapter.state.pairs.get('JBR-1')?.other).toBe('c-1')
})

it('looks at the others in the next round when the other portal fails over the steps of one', async () => {
  const asked: string[] = []
  const adapter = adapterWith(
    ['1', '2', '3'].map((number) => ({ number, other: `c-${number}`, tries: 0, steps: 0 })),
    {
      requests: async (ids) => ids.map((id) => ({ service_request_id: id, status: 'open' })),
      stepsOf: ({ service_request_id: id }) => {
        asked.push(id)
        return id === 'c-1' ? fails() : Promise.resolve([])
      },
    },
  )
  await expect(mirrorSteps(adapter, signal)).rejects.toThrow(Unavailable)
  await mirrorSteps(adapter, signal)
  expect(asked).toEqual(['c-1', 'c-2', 'c-3'])
})
