import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadGuardMs } from '@/lib/script-reload'
import { reloadForChunk } from './chunk-reload'
import { PageFailure } from './page-failure'

const reload = vi.fn()
const failure = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
  return () => vi.unstubAllGlobals()
})

describe('reloadForChunk', () => {
  it('reloads at most once within 60 seconds', () => {
    const start = 1_000_000
    const outcomes = [start, start + 1, start + reloadGuardMs - 1, start + reloadGuardMs].map(
      (now) => reloadForChunk(now),
    )
    expect([reloadGuardMs, outcomes, reload.mock.calls.length]).toEqual([
      60_000,
      [true, false, false, true],
      2,
    ])
  })

  it('leaves the page as it is while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadForChunk()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload where nothing could remember that it did', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied')
    })
    expect(reloadForChunk()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('PageFailure', () => {
  it('reloads the page instead of leaving it on its error page, any other failure does not', () => {
    render(<PageFailure error={new Error('other')} />)
    expect(reload).not.toHaveBeenCalled()
    render(<PageFailure error={failure} />)
    expect(reload).toHaveBeenCalledOnce()
  })
})
