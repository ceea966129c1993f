import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCaches } from '@/tests/support/fake-caches'
import { cachedFiles } from './cached-files'

const files = [
  { url: '/_next/static/a.js', revision: null },
  { url: '/aduan-warga/buat-aduan', revision: 'build-1' },
]
let fetched: ReturnType<typeof vi.fn>
let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches()
  fetched = vi.fn(async (url: string) => new Response(url))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL('https://portal.example/service-worker.js'))
  vi.stubGlobal('fetch', fetched)
})

describe('cachedFiles', () => {
  it('holds nothing before it is filled, and then each file once', async () => {
    const cached = cachedFiles('form', files)
    expect([
      await cached.match('/_next/static/a.js'),
      await cached.match('/elsewhere'),
      cached.has('/elsewhere'),
    ]).toEqual([undefined, undefined, false])
    expect(await caches.has('form')).toBe(false)
    await cached.fill()
    await cached.fill()
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/_next/static/a.js',
      '/aduan-warga/buat-aduan',
    ])
    expect(await (await cached.match('/aduan-warga/buat-aduan'))?.text()).toBe(
      '/aduan-warga/buat-aduan',
    )
  })

  it('asks for a page of a new build past the cache of the browser, and lets the old one go', async () => {
    await cachedFiles('form', files).fill()
    const next = cachedFiles('form', [
      { url: '/_next/static/a.js', revision: null },
      { url: '/aduan-warga/buat-aduan', revision: 'build-2' },
    ])
    expect(await next.match('/aduan-warga/buat-aduan')).toBeUndefined()
    await next.fill()
    expect(fetched).toHaveBeenLastCalledWith('/aduan-warga/buat-aduan', { cache: 'reload' })
    expect(fetched).toHaveBeenCalledTimes(3)
    await next.dropOthers()
    expect((await (await caches.open('form')).keys()).map(({ url }) => url)).toEqual([
      'https://portal.example/_next/static/a.js',
      'https://portal.example/aduan-warga/buat-aduan?revision=build-2',
    ])
  })

  it('says when a file cannot be had, and makes no cache only to tidy it', async () => {
    await cachedFiles('form', files).dropOthers()
    expect(await caches.has('form')).toBe(false)
    fetched.mockResolvedValue(new Response(null, { status: 503 }))
    await expect(cachedFiles('form', files).fill()).rejects.toThrow('answered 503')
  })
})
