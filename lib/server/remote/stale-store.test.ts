import { expect, it } from 'vitest'
import { keptMs, StaleStore } from './stale-store'

it('keeps the newest answer for a day', () => {
  let moment = 0
  const store = new StaleStore(() => moment)
  store.keep('a', 'old')
  store.keep('a', 'new')
  moment = keptMs - 1
  expect(store.find('a')).toBe('new')
  moment = keptMs
  expect(store.find('a')).toBeNull()
})

it('stays within its memory and forgets what was unused for longest', () => {
  const store = new StaleStore(Date.now, 100)
  for (const key of ['a', 'b', 'c']) store.keep(key, 'x'.repeat(15))
  store.find('a')
  store.keep('d', 'x'.repeat(15))
  expect(['a', 'b', 'c', 'd'].map((key) => store.find(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
  store.keep('e', 'x'.repeat(60))
  expect(store.find('e')).toBeNull()
  expect(store.find('a')).not.toBeNull()
})
