import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const lacking: readonly (readonly [object, string])[] = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'findLastIndex'],
  [AbortSignal, 'timeout'],
]
const own = lacking.map(
  ([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name) ?? {}] as const,
)

const restore = () => {
  for (const [owner, name, descriptor] of own) Object.defineProperty(owner, name, descriptor)
}
beforeEach(async () => {
  for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name)
  vi.resetModules()
  await import('./polyfills')
})
afterEach(restore)

const letters = ['b', 'c', 'a']
const answers = () => [
  letters.toSorted(),
  letters.toSorted((a, b) => (a < b ? 1 : -1)),
  letters.toReversed(),
  letters.toSpliced(1, 1, 'x', 'y'),
  letters.toSpliced(-1, 1),
  [0, 1, -1, -3].map((at) => letters.with(at, 'z')),
  ['a', 'b', 'd'].map((least) => letters.findLast((letter) => letter >= least)),
  ['a', 'b', 'd'].map((least) => letters.findLastIndex((letter) => letter >= least)),
]

it('copies and searches lists as browsers of today do, and changes none', () => {
  const provided = answers()
  restore()
  expect(provided).toEqual(answers())
  expect(letters).toEqual(['b', 'c', 'a'])
})

it('refuses a place that a list does not have', () => {
  for (const at of [3, -4]) expect(() => letters.with(at, 'z')).toThrow(RangeError)
})

it('shows itself in no list that is walked', () => {
  expect(Object.keys(Array.prototype)).toEqual([])
})

it('ends a request at its time limit, and not before', async () => {
  vi.useFakeTimers()
  const signal = AbortSignal.timeout(100)
  await vi.advanceTimersByTimeAsync(99)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  vi.useRealTimers()
})

it('leaves alone what a browser has', async () => {
  restore()
  vi.resetModules()
  const before = lacking.map(([owner, name]) => Reflect.get(owner, name))
  await import('./polyfills')
  expect(lacking.map(([owner, name]) => Reflect.get(owner, name))).toEqual(before)
})
