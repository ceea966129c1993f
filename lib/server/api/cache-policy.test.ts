import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { live, never, routeTable, shared, timely } from './cache-policy'

const query = z.object({ q: z.string().optional(), cat: z.array(z.string()).default([]) })

describe('the rules of endpoints', () => {
  it('let every spelling of the parameters of a shared read into the cache, and nothing else', () => {
    const [rule] = routeTable([
      { path: '/v1/x', method: 'get', cache: shared('list', ['news']), query, extraQuery: ['q[]'] },
    ])
    expect(rule).toEqual({
      pattern: '/v1/x',
      kind: 'api',
      sharing: 'shared',
      query: ['q', 'cat', 'cat[]', 'q[]'],
      tags: ['news'],
      methods: 'GET, HEAD',
      isCors: true,
    })
  })

  it('join the methods of a path and keep what its read says of the cache', () => {
    const table = routeTable([
      { path: '/v1/x', method: 'post', cache: never, bodyMaxBytes: 10, hidesReferrer: true },
      { path: '/v1/y', method: 'patch', cache: never, isUpload: true },
      { path: '/v1/x', method: 'get', cache: timely('list', ['home']) },
    ])
    expect(table).toEqual([
      expect.objectContaining({
        pattern: '/v1/x',
        methods: 'POST, GET, HEAD',
        sharing: 'shared',
        isTimely: true,
        bodyMaxBytes: 10,
        hidesReferrer: true,
      }),
      expect.objectContaining({ pattern: '/v1/y', methods: 'PATCH', isUpload: true }),
    ])
  })

  it('keep nothing of what depends on the caller', () => {
    const [rule] = routeTable([{ path: '/v1/x', method: 'get', cache: live('guarded'), query }])
    expect(rule).toMatchObject({ sharing: 'live', query: 'all', tags: [] })
    expect(rule?.isCors).toBeUndefined()
  })
})
