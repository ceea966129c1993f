import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '@/lib/errors'
import { logRenderFailure, wasTransientRender } from './render-failures'

afterEach(() => vi.restoreAllMocks())

describe('logRenderFailure', () => {
  it('writes id, route, digest and place, and none of the words', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    logRenderFailure(
      Object.assign(new Error('secret words'), { digest: '4242' }),
      { headers: { 'x-request-id': 'abc-1' } },
      { routePath: '/[locale]/berita/[slug]' },
    )
    const line = String(log.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      event: 'render failed',
      id: 'abc-1',
      route: '/[locale]/berita/[slug]',
      digest: '4242',
      at: expect.stringContaining('render-failures.test') as string,
    })
    expect(line).not.toContain('secret words')
  })

  it.each([
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('canceling statement'), { code: '57014' }), true],
    [new Problem('UNAVAILABLE'), true],
    [new Problem('INTERNAL'), false],
    [new TypeError('x is not a function'), false],
  ])('tells once whether the same request may succeed later: %#', (error, isTransient) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    logRenderFailure(error, { headers: { 'x-request-id': 'r-1' } }, { routePath: '/' })
    expect([wasTransientRender('r-1'), wasTransientRender('r-1')]).toEqual([isTransient, false])
  })

  it('forgets the oldest of a thousand that nobody asked about', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let at = 0; at <= 1_000; at += 1)
      logRenderFailure(
        new Problem('UNAVAILABLE'),
        { headers: { 'x-request-id': `many-${at}` } },
        { routePath: '/' },
      )
    expect([wasTransientRender('many-0'), wasTransientRender('many-1000')]).toEqual([false, true])
  })
})
