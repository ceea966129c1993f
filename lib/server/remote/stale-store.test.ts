import { expect, it } from 'vitest'
import { staleMaxMs, StaleStore } from './stale-store'

it('keeps the newest answer for a day', () => {
  let moment = 0
  const store = new StaleStore(() => moment)
  store.set('a', 'old')
  store.set('a', 'new')
  moment = staleMaxMs - 1
  expect(store.get('a')).toBe('new')
  moment = staleMaxMs
  expect(store.get('a')).toBeNull()
})

it('stays within its memory and forgets what was unused for longest', () => {
  const store = new StaleStore(Date.now, 100)
  for (const key of ['a', 'b', 'c']) store.set(key, 'x'.repeat(15))
  store.get('a')
  store.set('d', 'x'.repeat(15))
  expect(['a', 'b', 'c', 'd'].map((key) => store.get(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
  store.set('e', 'x'.repeat(60))
  expect(store.get('e')).toBeNull()
  expect(store.get('a')).not.toBeNull()
})
