import { expect, it } from 'vitest'
import { ForecastStore } from './forecast-store'

const cached = { forecast: null, fetchedAt: 0 }

it('forgets the village that was unused for longest', () => {
  const store = new ForecastStore(2)
  store.set('a', cached)
  store.set('b', cached)
  store.get('a')
  store.set('c', cached)
  expect(['a', 'b', 'c'].map((code) => store.get(code))).toEqual([cached, undefined, cached])
})

it('replaces an answer without forgetting another', () => {
  const store = new ForecastStore(2)
  store.set('a', cached)
  store.set('b', cached)
  store.set('b', { forecast: null, fetchedAt: 5 })
  expect([store.get('a')?.fetchedAt, store.get('b')?.fetchedAt]).toEqual([0, 5])
})
