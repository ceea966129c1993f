import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goTo, place } from '@/tests/support/next-navigation'
import { restMs, VisitBeacon } from './visit-beacon'

const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  place.path = '/en/berita'
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
  document.documentElement.lang = 'en'
  say('doNotTrack', null)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('lang')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('VisitBeacon', () => {
  it('tells of a page once, after it has come to rest, and of the next one', async () => {
    const { rerender } = render(<VisitBeacon />)
    pass(restMs - 1)
    expect(sent).not.toHaveBeenCalled()
    pass(10 * restMs)
    rerender(<VisitBeacon />)
    pass(10 * restMs)
    place.path = '/en'
    rerender(<VisitBeacon />)
    pass(restMs)
    // Kept alive, a request is sent to its end also when the page is left.
    const request = {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'Content-Language': 'en' },
    }
    expect(sent.mock.calls).toEqual(
      ['/en/berita', '/en'].map((path) => [
        '/v1/public/visits',
        { ...request, body: JSON.stringify({ path }) },
      ]),
    )
  })

  it('tells what was searched for, once, and that a result of it was opened', () => {
    const searches = () =>
      sent.mock.calls.flatMap(([address, request]) =>
        address === '/v1/public/search/queries' ? [request?.body] : [],
      )
    goTo('/pencarian?q=KTP+hilang')
    const { rerender } = render(<VisitBeacon />)
    pass(restMs)
    goTo('/pencarian/news?q=KTP+hilang&halaman=2')
    rerender(<VisitBeacon />)
    pass(restMs)
    expect(searches()).toEqual([JSON.stringify({ words: 'KTP hilang', is_opened: false })])
    goTo('/layanan/ktp-elektronik-1')
    rerender(<VisitBeacon />)
    pass(restMs)
    goTo('/layanan')
    rerender(<VisitBeacon />)
    pass(restMs)
    goTo('/pencarian?q=KTP+hilang')
    rerender(<VisitBeacon />)
    pass(restMs)
    expect(searches().slice(1)).toEqual([JSON.stringify({ words: 'KTP hilang', is_opened: true })])
  })

  it('does not take another page of the results one comes from for a search, nor an opened one', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(
      `${window.location.origin}/pencarian?q=KTP+hilang`,
    )
    goTo('/pencarian?q=KTP+hilang&halaman=2')
    render(<VisitBeacon />)
    pass(restMs)
    expect(sent.mock.calls.map(([address]) => address)).toEqual(['/v1/public/visits'])
  })

  it('tells of each search from the page of another one, and that a result of the last was opened', () => {
    goTo('/pencarian')
    const { rerender } = render(<VisitBeacon />)
    pass(restMs)
    for (const address of ['/pencarian?q=KTP', '/pencarian?q=paspor', '/layanan/paspor-1']) {
      goTo(address)
      rerender(<VisitBeacon />)
      pass(restMs)
    }
    expect(sent.mock.calls.map(([, request]) => request?.body)).toEqual(
      [
        { path: '/pencarian' },
        { words: 'KTP', is_opened: false },
        { words: 'paspor', is_opened: false },
        { path: '/layanan/paspor-1' },
        { words: 'paspor', is_opened: true },
      ].map((body) => JSON.stringify(body)),
    )
  })

  it('does not tell of a page that was left at once', () => {
    const { unmount } = render(<VisitBeacon />)
    pass(restMs - 1)
    unmount()
    pass(restMs)
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('says nothing for people who set %s', (name, value) => {
    say(name, value)
    render(<VisitBeacon />)
    pass(restMs)
    expect(sent).not.toHaveBeenCalled()
  })
})
