import { expect, it } from 'vitest'
import { ForecastStore } from './forecast-store'

const kept = { forecast: null, fetchedAt: 0 }

it('forgets the village that was unused for longest', () => {
  const store = new ForecastStore(2)
  store.set('a', kept)
  store.set('b', kept)
  store.get('a')
  store.set('c', kept)
  expect(['a', 'b', 'c'].map((code) => store.get(code))).toEqual([kept, undefined, kept])
})

it('replaces an answer without forgetting another', () => {
  const store = new ForecastStore(2)
  store.set('a', kept)
  store.set('b', kept)
  store.set('b', { forecast: null, fetchedAt: 5 })
  expect([store.get('a')?.fetchedAt, store.get('b')?.fetchedAt]).toEqual([0, 5])
})
