import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adapterOffice as office, sendableComplaint } from '@/tests/support/sendable-complaint'
import type { Adapter } from './adapter'
import { sendWaiting } from './forward'
import type { ProvinceComplaint } from './province'
import type { Pair } from './state'

const { signal } = new AbortController()

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** Sends one that waits as the province tells of it now, and gives what the other portal was asked and what is still known. */
async function sentOf(complaint: Partial<ProvinceComplaint> | null) {
  const waiting: Pair = { number: 'JBR-1', form: { service_code: 'lainnya' }, tries: 0, steps: 0 }
  const pairs = new Map([[waiting.number, waiting]])
  const report = vi.fn<() => Promise<string>>(() => Promise.resolve('c-1'))
  await sendWaiting(
    {
      config: { office },
      state: {
        pairs,
        save: async (pair: Pair) => void pairs.set(pair.number, pair),
        forget: async (pair: Pair) => void pairs.delete(pair.number),
      },
      province: {
        complaint: async () => complaint && { ...sendableComplaint, ...complaint },
        publicRequest: async () => ({}),
      },
      other: { report },
    } as unknown as Adapter,
    signal,
  )
  return { asked: report.mock.calls.length, known: pairs.get(waiting.number)?.other }
}

it('sends what everybody may read and the office has to answer', async () => {
  expect(await sentOf({})).toEqual({ asked: 1, known: 'c-1' })
})

it.each<[string, Partial<ProvinceComplaint> | null]>([
  ['gone', null],
  ['private', { type: 'private' }],
  ['held', { held_reason: 'personal_data' }],
  ['joined to another', { merged_into: 'JBR-2' }],
  ['an example', { is_demo: true }],
  ['with another office', { handling_body: 'Dinas Sosial' }],
  ['withdrawn', { status: 'canceled' }],
  ['finished', { status: 'finished' }],
])('sends nothing of one that is %s by now, although its fields were ready', async (_, changes) => {
  expect(await sentOf(changes)).toEqual({ asked: 0, known: undefined })
})
