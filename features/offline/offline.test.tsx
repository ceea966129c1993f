import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import id from '@/messages/id/offline.json'
import { FakeCaches } from '@/tests/support/fake-caches'
import { axeViolations, renderIn } from '@/tests/support/render'
import { OfflineForm } from './offline-form'
import { OfflinePages, restMs } from './offline-pages'
import { askMs, OfflineView } from './offline-view'

const worker = { postMessage: vi.fn() }
const register = vi.fn(async () => undefined)

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches())
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: worker }) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  register.mockClear()
  worker.postMessage.mockClear()
  delete document.documentElement.dataset['lowData']
})

describe('registration', () => {
  it('of the pages waits until the page is quiet', async () => {
    vi.useFakeTimers()
    renderIn('id', <OfflinePages />)
    await act(() => vi.advanceTimersByTimeAsync(restMs - 1))
    expect(register).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', {
      updateViaCache: 'none',
    })
  })

  it.each([
    ['loaded', 0],
    ['rested', restMs - 1],
  ])('of the pages is not for whoever leaves before the page has %s', async (when, ms) => {
    vi.useFakeTimers()
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { unmount } = renderIn('id', <OfflinePages />)
    if (when === 'rested') window.dispatchEvent(new Event('load'))
    await act(() => vi.advanceTimersByTimeAsync(ms))
    unmount()
    window.dispatchEvent(new Event('load'))
    await act(() => vi.advanceTimersByTimeAsync(restMs))
    expect(register).not.toHaveBeenCalled()
    state.mockRestore()
  })

  it('of the form waits until the page is through loading', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    renderIn('id', <OfflineForm />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(register).not.toHaveBeenCalled()
    state.mockRestore()
    window.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('keep-form'))
  })

  it('of the form asks the worker to keep it', async () => {
    renderIn('id', <OfflineForm />)
    await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('keep-form'))
  })

  it('does not happen for people who save data', async () => {
    vi.useFakeTimers()
    document.documentElement.dataset['lowData'] = 'low-data'
    renderIn('id', <OfflineForm />)
    renderIn('id', <OfflinePages />)
    await act(() => vi.advanceTimersByTimeAsync(restMs))
    expect(register).not.toHaveBeenCalled()
  })
})

describe('OfflineView', () => {
  const view = (
    <OfflineView head={<h1>x</h1>} emergency={<p>112</p>} formTile={null}>
      -
    </OfflineView>
  )

  it('offers the form only where it is on the device', async () => {
    const { container, unmount } = renderIn('id', view)
    expect(screen.getByText(id.formMissing)).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
    unmount()
    const cache = await caches.open('form-shell')
    await cache.put('/_next/static/form.js', new Response())
    const half = renderIn('id', view)
    await expect(screen.findByRole('link', { name: id.form }, { timeout: 300 })).rejects.toThrow()
    half.unmount()
    await cache.put('/aduan-warga/buat-aduan?revision=build-1', new Response())
    renderIn('id', view)
    expect(await screen.findByRole('link', { name: id.form })).toHaveAttribute(
      'href',
      '/aduan-warga/buat-aduan',
    )
  })

  it('knows the form of its own language alone', async () => {
    const cache = await caches.open('form-shell')
    await cache.put('/aduan-warga/buat-aduan?revision=build-1', new Response())
    const english = renderIn('en', view)
    const name = messagesOf('en').offline.form
    await expect(screen.findByRole('link', { name }, { timeout: 300 })).rejects.toThrow()
    english.unmount()
    await cache.put('/en/aduan-warga/buat-aduan?revision=build-1', new Response())
    renderIn('en', view)
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/en/aduan-warga/buat-aduan',
    )
  })

  it('says when there is still no network, anew at each try', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    renderIn('id', view)
    const retry = screen.getByRole('button', { name: id.retry })
    await userEvent.click(retry)
    const words = await screen.findByText(id.stillOffline)
    expect(words).toBeVisible()
    const changes: unknown[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(words, { childList: true, characterData: true, subtree: true })
    await userEvent.click(retry)
    await vi.waitFor(() => expect(changes).not.toEqual([]))
    expect(words).toHaveTextContent(id.stillOffline)
  })

  it('goes on at once when the device says that it is back', async () => {
    renderIn('id', view)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText(id.back)).toBeVisible()
  })

  it('asks no more once somebody has gone to another page', async () => {
    vi.useFakeTimers()
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    renderIn('id', view).unmount()
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  it.each([502, 503, 504])('stays while the portal is in trouble, as a %i says', async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }))
    renderIn('id', view)
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(screen.queryByText(id.back)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: id.retry }))
    expect(await screen.findByText(id.stillOffline)).toBeVisible()
  })

  it('says so too where the network never answers', async () => {
    const waited = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waited.signal)
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('', 'TimeoutError')),
          )
        }),
    )
    renderIn('id', view)
    await userEvent.setup().click(screen.getByRole('button', { name: id.retry }))
    waited.abort()
    expect(await screen.findByText(id.stillOffline)).toBeVisible()
  })

  it('asks for the portal while it is looked at, and says that it is back', async () => {
    vi.useFakeTimers()
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    renderIn('id', view)
    const isSeen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(fetchSpy).not.toHaveBeenCalled()
    isSeen.mockReturnValue('visible')
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    })
    expect(screen.queryByText(id.back)).toBeNull()
    fetchSpy.mockResolvedValue(new Response())
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(screen.getByText(id.back)).toBeVisible()
  })
  it('does not call somebody back who has just followed a link', async () => {
    vi.useFakeTimers()
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    renderIn('id', view)
    await act(() => vi.advanceTimersByTimeAsync(askMs - 1))
    act(() => void window.dispatchEvent(new Event('beforeunload')))
    await act(() => vi.advanceTimersByTimeAsync(1))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(fetchSpy).toHaveBeenCalledOnce()
    expect(screen.queryByText(id.back)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(askMs))
    expect(screen.getByText(id.back)).toBeVisible()
  })
})
