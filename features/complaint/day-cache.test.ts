import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { listOfTheDay, type TextStore } from './day-cache'

const names = z.array(z.string())
const morning = new Date('2026-01-31T03:00:00Z')
const nextDay = new Date('2026-01-31T17:00:00Z')
const stored = new Map<string, string>()
const store: TextStore = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
}

beforeEach(() => stored.clear())

describe('listOfTheDay', () => {
  it('fetches once a day', async () => {
    const fetchList = vi.fn(async () => ['Bandung'])
    await listOfTheDay(store, 'cities', names, fetchList, morning)
    const again = await listOfTheDay(store, 'cities', names, fetchList, morning)
    expect(again).toEqual(['Bandung'])
    expect(fetchList).toHaveBeenCalledTimes(1)
  })

  it('fetches again when the day has changed in West Java', async () => {
    const fetchList = vi.fn(async () => ['Bandung'])
    await listOfTheDay(store, 'cities', names, fetchList, morning)
    await listOfTheDay(store, 'cities', names, fetchList, nextDay)
    expect(fetchList).toHaveBeenCalledTimes(2)
  })

  it('gives an older list while there is no network, and asks again as soon as there is', async () => {
    await listOfTheDay(store, 'cities', names, async () => ['Bandung'], morning)
    const offline = () => Promise.reject(new Error('offline'))
    expect(await listOfTheDay(store, 'cities', names, offline, nextDay)).toEqual(['Bandung'])
    expect(await listOfTheDay(store, 'cities', names, async () => ['Bogor'], nextDay)).toEqual([
      'Bogor',
    ])
    await expect(listOfTheDay(store, 'villages', names, offline, nextDay)).rejects.toThrow(
      'offline',
    )
  })

  it('fetches when what is stored is spoilt or of another shape', async () => {
    stored.set('a', 'not json')
    stored.set('b', JSON.stringify({ date: '2026-01-31', items: [1] }))
    expect(await listOfTheDay(store, 'a', names, async () => ['x'], morning)).toEqual(['x'])
    expect(await listOfTheDay(store, 'b', names, async () => ['y'], morning)).toEqual(['y'])
  })

  it('keeps an empty list for the day too: a category without subcategories stays one', async () => {
    const fetchList = vi.fn(async () => [] as string[])
    for (const now of [morning, morning])
      expect(await listOfTheDay(store, 'subcategories', names, fetchList, now)).toEqual([])
    expect(fetchList).toHaveBeenCalledTimes(1)
    expect(
      await listOfTheDay(store, 'subcategories', names, async () => ['Jalan'], nextDay),
    ).toEqual(['Jalan'])
  })

  it('gives the list even when storage refuses', async () => {
    const refusing: TextStore = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(await listOfTheDay(refusing, 'cities', names, async () => ['Bandung'], morning)).toEqual(
      ['Bandung'],
    )
  })
})
