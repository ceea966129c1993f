import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '@/lib/server/contract'
import { providePortal } from '@/lib/server/portal'
import { cachedPortal } from './cached-portal'

// One render that never ends; React remembers nothing outside of one.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: <T,>(make: () => T) => {
    let made: T | undefined
    return () => (made ??= make())
  },
}))

const list = vi.fn<(query: object, locale: string) => Promise<unknown>>()
const byId = vi.fn<(id: number) => Promise<unknown>>()
void providePortal(() => Promise.resolve({ units: { list, byId } } as unknown as Portal))

describe('cachedPortal', () => {
  afterEach(() => vi.clearAllMocks())

  it('asks the same question once, whoever asks, and every other one for itself', async () => {
    list.mockImplementation(async (query, locale) => ({ query, locale }))
    const [first, again] = await Promise.all([
      cachedPortal.units.list({ q: 'dinas' }, 'id'),
      cachedPortal.units.list({ q: 'dinas' }, 'id'),
    ])
    expect(again).toBe(first)
    expect(await cachedPortal.units.list({ q: 'dinas' }, 'en')).toEqual({
      query: { q: 'dinas' },
      locale: 'en',
    })
    await cachedPortal.units.list({}, 'id')
    expect(list).toHaveBeenCalledTimes(3)
  })

  it('fails as the portal does', async () => {
    byId.mockRejectedValue(new TypeError('broken'))
    await expect(cachedPortal.units.byId(1, 'id')).rejects.toThrow('broken')
  })
})
