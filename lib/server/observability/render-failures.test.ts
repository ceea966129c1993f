import { afterEach, describe, expect, it, vi } from 'vitest'
import { logRenderFailure } from './render-failures'

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
})
