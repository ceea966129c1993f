import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Adapter } from './adapter'
import { AccessError, Unavailable } from './caller'
import { sendWaiting } from './forward'
import { mirrorSteps } from './mirror'
import { openProvince } from './province'
import type { Pair } from './state'

const { signal } = new AbortController()
const token = 'token'

/** The province's portal, which answers each call with 404. @param body of that answer; null for what is no JSON */
const provinceSaying = (body: unknown) =>
  openProvince(
    { province: { url: 'https://provinsi.example' }, actor: 'adapter', token } as Adapter['config'],
    async () => ({ status: 404, body }),
  )

function adapterWith(body: unknown, pair: Pair) {
  const pairs = new Map([[pair.number, pair]])
  const state = {
    pairs,
    save: async (saved: Pair) => void pairs.set(saved.number, saved),
    forget: async ({ number }: Pair) => void pairs.delete(number),
  }
  const adapter = {
    config: {},
    state,
    province: provinceSaying(body),
    other: {},
    turn: { next: 0 },
  }
  return { pairs, adapter: adapter as unknown as Adapter }
}

const waiting: Pair = { number: 'JBR-1', tries: 0, steps: 0 }
const sent: Pair = {
  ...waiting,
  other: 'c-1',
  step: { moves: ['followup'], note: { id: 'Dikerjakan.', en: '' }, behind: 3 },
}
const gone = { message: 'Your requested Item is not found', code: 'ITEM_NOT_FOUND' }
const noTokens = { message: 'Not Found', code: 'ROUTE_NOT_FOUND' }

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['a portal whose last token has ended', noTokens, AccessError],
  ['what stands in between while the portal is away', null, Unavailable],
])('forgets no complaint and no step for %s', async (_, body, kind) => {
  const [first, second] = [adapterWith(body, waiting), adapterWith(body, sent)]
  await expect(sendWaiting(first.adapter, signal)).rejects.toThrow(kind)
  await expect(mirrorSteps(second.adapter, signal)).rejects.toThrow(kind)
  await expect(provinceSaying(body).events('0')).rejects.toThrow(kind)
  const note = { id: 'Dikerjakan.', en: '' }
  await expect(provinceSaying(body).act('JBR-1', null, note, 3)).rejects.toThrow(kind)
  expect(first.pairs.has('JBR-1')).toBe(true)
  expect(second.pairs.get('JBR-1')).toMatchObject({ step: sent.step })
  expect(second.pairs.get('JBR-1')?.is_over).toBeUndefined()
})

it('lets go of a complaint that the portal itself no longer knows', async () => {
  const [first, second] = [adapterWith(gone, waiting), adapterWith(gone, sent)]
  await sendWaiting(first.adapter, signal)
  await mirrorSteps(second.adapter, signal)
  expect(first.pairs.size).toBe(0)
  expect(second.pairs.get('JBR-1')).toMatchObject({ is_over: true })
})
