import { describe, expect, it, vi } from 'vitest'
import {
  freshMs,
  PageCache,
  poolShare,
  staleMs,
  staleOnErrorMs,
  type CacheKey,
  type RenderResult,
} from './page-cache'

const cacheKey = (key: string, tags: string[] = []): CacheKey => ({ key, pool: 'pages', tags })
const renderResult = (value: string): RenderResult<string> => ({ value, sizeBytes: 100 })
const later = () => {
  let resolve: (rendered: RenderResult<string>) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<RenderResult<string>>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

function setUp() {
  let time = 1_000_000
  const cache = new PageCache<string>({ maxBytes: 100_000, now: () => time })
  return { cache, pass: (ms: number) => (time += ms) }
}

describe('page cache', () => {
  it('produces once for all who ask at the same time', async () => {
    const { cache } = setUp()
    const flight = later()
    const render = vi.fn(() => flight.promise)
    const waiting = [
      cache.get(cacheKey('a'), render),
      cache.get(cacheKey('a'), render),
      cache.get(cacheKey('a'), render),
    ]
    flight.resolve(renderResult('page'))
    const found = await Promise.all(waiting)
    expect(render).toHaveBeenCalledTimes(1)
    expect(found.map(({ value, state }) => [value, state])).toEqual([
      ['page', 'miss'],
      ['page', 'shared'],
      ['page', 'shared'],
    ])
  })

  it('serves a stale answer at once while one refresh runs, then the new one', async () => {
    const { cache, pass } = setUp()
    await cache.get(cacheKey('a'), () => Promise.resolve(renderResult('old')))
    pass(freshMs)
    const flight = later()
    const refresh = vi.fn(() => flight.promise)
    expect(cache.peek(cacheKey('a'), refresh)).toEqual({ value: 'old', state: 'stale' })
    expect(cache.peek(cacheKey('a'), refresh)).toEqual({ value: 'old', state: 'stale' })
    expect(refresh).toHaveBeenCalledTimes(1)
    flight.resolve(renderResult('new'))
    await flight.promise
    await vi.waitFor(() =>
      expect(cache.peek(cacheKey('a'), refresh)).toEqual({ value: 'new', state: 'hit' }),
    )
  })

  it('waits for a new answer once the old one is past its stale time', async () => {
    const { cache, pass } = setUp()
    await cache.get(cacheKey('a'), () => Promise.resolve(renderResult('old')))
    pass(staleMs)
    expect((await cache.get(cacheKey('a'), () => Promise.resolve(renderResult('new')))).value).toBe(
      'new',
    )
  })

  it('never serves a timely page stale, but rather old than an error', async () => {
    const { cache, pass } = setUp()
    const timely = { ...cacheKey('hours'), isTimely: true }
    await cache.get(timely, () => Promise.resolve(renderResult('open')))
    pass(freshMs)
    expect(await cache.get(timely, () => Promise.resolve(renderResult('closed')))).toEqual({
      value: 'closed',
      state: 'miss',
    })
    pass(freshMs)
    expect(await cache.get(timely, () => Promise.reject(new Error('down')))).toEqual({
      value: 'closed',
      state: 'rescued',
    })
  })

  it('falls back on an old answer when producing fails, but not on one older than a day', async () => {
    const { cache, pass } = setUp()
    await cache.get(cacheKey('a'), () => Promise.resolve(renderResult('old')))
    const failing = () => Promise.reject(new Error('down'))
    pass(staleMs)
    expect(await cache.get(cacheKey('a'), failing)).toEqual({ value: 'old', state: 'rescued' })
    pass(staleOnErrorMs)
    await expect(cache.get(cacheKey('a'), failing)).rejects.toThrow('down')
  })

  it('pauses after a failed refresh instead of trying again for every visitor', async () => {
    const { cache, pass } = setUp()
    await cache.get(cacheKey('a'), () => Promise.resolve(renderResult('old')))
    pass(freshMs)
    const failing = vi.fn(() => Promise.reject(new Error('down')))
    cache.peek(cacheKey('a'), failing)
    await new Promise((resolve) => setImmediate(resolve))
    cache.peek(cacheKey('a'), failing)
    expect(failing).toHaveBeenCalledTimes(1)
    pass(5_000)
    cache.peek(cacheKey('a'), failing)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('gives what is of one caller to nobody else, who try one after another, and keeps the old answer', async () => {
    const { cache, pass } = setUp()
    const limited = { value: 'limited', sizeBytes: null, isOfCallerAlone: true }
    const flight = later()
    const render = vi.fn(() => Promise.resolve(renderResult('page')))
    const waiting = [
      cache.get(cacheKey('a'), () => flight.promise),
      cache.get(cacheKey('a'), () => Promise.resolve(limited)),
      cache.get(cacheKey('a'), render),
      cache.get(cacheKey('a'), render),
    ]
    flight.resolve(limited)
    expect((await Promise.all(waiting)).map(({ value, state }) => [value, state])).toEqual([
      ['limited', 'miss'],
      ['limited', 'miss'],
      ['page', 'miss'],
      ['page', 'shared'],
    ])
    expect(render).toHaveBeenCalledTimes(1)
    pass(freshMs)
    for (let at = 0; at < 2; at += 1) {
      expect(cache.peek(cacheKey('a'), () => Promise.resolve(limited))?.value).toBe('page')
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(cache.peek(cacheKey('a'), render)).toEqual({ value: 'page', state: 'stale' })
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('forgets what carries a purged tag and nothing else', async () => {
    const { cache } = setUp()
    await cache.get(cacheKey('a', ['news']), () => Promise.resolve(renderResult('a')))
    await cache.get(cacheKey('b', ['services']), () => Promise.resolve(renderResult('b')))
    cache.purge(['news'])
    expect(cache.peek(cacheKey('a'), () => Promise.resolve(renderResult('x')))).toBeUndefined()
    expect(cache.peek(cacheKey('b'), () => Promise.resolve(renderResult('x')))?.value).toBe('b')
    cache.purge(['*'])
    expect(cache.bytes).toBe(0)
  })

  it('does not keep what was being produced while its tag was purged', async () => {
    const { cache } = setUp()
    const before = later()
    const first = cache.get(cacheKey('a', ['news']), () => before.promise)
    cache.purge(['news'])
    const second = cache.get(cacheKey('a', ['news']), () => Promise.resolve(renderResult('after')))
    before.resolve(renderResult('before'))
    expect((await first).value).toBe('before')
    expect((await second).value).toBe('after')
    expect(cache.peek(cacheKey('a'), () => Promise.resolve(renderResult('x')))?.value).toBe('after')
  })

  it('keeps wrong addresses in a pool of their own, so they cannot push pages out', async () => {
    const { cache } = setUp()
    await cache.get(cacheKey('page'), () => Promise.resolve(renderResult('page')))
    for (let at = 0; at < 500; at += 1)
      await cache.get(cacheKey(`/x${at}`), () =>
        Promise.resolve({ value: 'nowhere', sizeBytes: 256, pool: 'missing' }),
      )
    expect(cache.peek(cacheKey('page'), () => Promise.resolve(renderResult('x')))?.value).toBe(
      'page',
    )
    expect(cache.bytes).toBeLessThan(100_000 * 0.02 + 200)
    expect(cache.peek(cacheKey('/x499'), () => Promise.resolve(renderResult('x')))?.value).toBe(
      'nowhere',
    )
  })
})

describe('room', () => {
  /** Its pool of pages holds 1,000 bytes; keys of one character take two of them. */
  const narrow = () => new PageCache<string>({ maxBytes: 1_000 / poolShare.pages })
  const store = (cache: PageCache<string>, key: string, sizeBytes: number, tags: string[] = []) =>
    cache.get(cacheKey(key, tags), () => Promise.resolve({ value: key, sizeBytes }))
  const never = () => Promise.reject(new Error('not asked'))
  const valueOf = (cache: PageCache<string>, key: string) => cache.peek(cacheKey(key), never)?.value

  it('drops the longest unused value when the bytes run out and never holds more than its limit', async () => {
    const cache = narrow()
    for (const key of ['a', 'b', 'c']) await store(cache, key, 300)
    valueOf(cache, 'a')
    await store(cache, 'd', 300)
    expect(['a', 'b', 'd'].map((key) => valueOf(cache, key))).toEqual(['a', undefined, 'd'])
    expect(cache.bytes).toBeLessThanOrEqual(1_000)
  })

  it('keeps nothing that alone is larger, and counts a replaced value once', async () => {
    const cache = narrow()
    await store(cache, 'b', 1_001, ['news'])
    expect([valueOf(cache, 'b'), cache.bytes]).toEqual([undefined, 0])
    for (const sizeBytes of [400, 500]) {
      await store(cache, 'a', sizeBytes, ['areas'])
      cache.outdate(['areas'])
    }
    expect(cache.bytes).toBe(502)
  })
})

describe('tags', () => {
  it('lead a purge to what carries them without a look at anything else', async () => {
    const { cache } = setUp()
    let tagReads = 0
    const watched = new Proxy(['services'], {
      get(tags, name, receiver): unknown {
        tagReads += 1
        return Reflect.get(tags, name, receiver)
      },
    })
    await cache.get(cacheKey('a', ['news']), () => Promise.resolve(renderResult('a')))
    await cache.get({ ...cacheKey('b'), tags: watched }, () => Promise.resolve(renderResult('b')))
    tagReads = 0
    cache.purge(['news'])
    cache.outdate(['areas'])
    expect(tagReads).toBe(0)
    cache.purge(['services'])
    expect(cache.bytes).toBe(0)
  })

  it('of a value that has gone, or was never kept, purge nothing that came after it', async () => {
    const { cache } = setUp()
    await cache.get(cacheKey('a', ['news', 'areas']), () => Promise.resolve(renderResult('before')))
    cache.purge(['areas'])
    await cache.get(cacheKey('a', ['services']), () => Promise.resolve(renderResult('after')))
    const tooLarge = { value: 'large', sizeBytes: 100_000 }
    await cache.get(cacheKey('b', ['news']), () => Promise.resolve(tooLarge))
    await cache.get(cacheKey('b', ['services']), () => Promise.resolve(renderResult('after')))
    cache.purge(['news'])
    for (const key of ['a', 'b'])
      expect(cache.peek(cacheKey(key), () => Promise.resolve(renderResult('x')))?.value).toBe(
        'after',
      )
  })
})

describe('outdating', () => {
  it('makes anew before sending what carries the tag, and leaves the rest alone', async () => {
    const { cache } = setUp()
    for (const [key, tag] of [
      ['a', 'alerts'],
      ['b', 'news'],
    ] as const)
      await cache.get(cacheKey(key, [tag]), () => Promise.resolve(renderResult('old')))
    cache.outdate(['alerts'])
    const rerender = vi.fn(() => Promise.resolve(renderResult('new')))
    expect([
      cache.peek(cacheKey('a', ['alerts']), rerender),
      cache.peek(cacheKey('b', ['news']), rerender)?.value,
    ]).toEqual([undefined, 'old'])
    expect(await cache.get(cacheKey('a', ['alerts']), rerender)).toEqual({
      value: 'new',
      state: 'miss',
    })
    expect(rerender).toHaveBeenCalledTimes(1)
  })

  it('falls back to the old answer while making it anew fails', async () => {
    const { cache } = setUp()
    await cache.get(cacheKey('a', ['alerts']), () => Promise.resolve(renderResult('old')))
    cache.outdate(['alerts'])
    expect(
      await cache.get(cacheKey('a', ['alerts']), () => Promise.reject(new Error('no room'))),
    ).toEqual({ value: 'old', state: 'rescued' })
  })

  it('does not keep what was being made meanwhile', async () => {
    const { cache } = setUp()
    const flight = later()
    const waiting = cache.get(cacheKey('a', ['alerts']), () => flight.promise)
    cache.outdate(['alerts'])
    flight.resolve(renderResult('before'))
    expect((await waiting).value).toBe('before')
    expect(
      (await cache.get(cacheKey('a', ['alerts']), () => Promise.resolve(renderResult('after'))))
        .value,
    ).toBe('after')
  })
})
