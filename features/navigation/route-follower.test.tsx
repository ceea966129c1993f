import { act, render, screen, type RenderResult } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnalyticsStore } from '@/lib/analytics/events'
import { goTo } from '@/tests/support/next-navigation'
import { isProgressing } from './progress'
import { RouteFollower } from './route-follower'
import { noteTransition, type TransitionKind } from './transition'

let address = new URL('http://localhost:3000/')

const page = () => (
  <>
    <main>
      <h1>Berita</h1>
      <form>
        <input aria-label="Cari" />
      </form>
      <h2 id="syarat">Syarat</h2>
      <a href="/berita?halaman=2">2</a>
    </main>
    <RouteFollower />
  </>
)

let scrollTo: ReturnType<typeof vi.spyOn>

/** Stands for a whole change of page: the router's word, the address, the new page, its title, and the next frame. */
async function go(
  view: RenderResult,
  href: string,
  { title = document.title, kind = 'push' }: { title?: string; kind?: TransitionKind } = {},
) {
  noteTransition(href, kind)
  address = new URL(href, address)
  goTo(address)
  window.history.pushState(null, '', address)
  document.title = title
  view.rerender(page())
  await act(() => vi.advanceTimersByTimeAsync(4_000))
}

beforeEach(() => {
  vi.useFakeTimers()
  address = new URL('http://localhost:3000/')
  goTo(address)
  window.history.pushState(null, '', '/')
  sessionStorage.clear()
  document.title = 'Beranda - Portal Jabar'
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('RouteFollower', () => {
  it('leaves the first page alone', async () => {
    render(page())
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('focuses the part the first address names', () => {
    window.history.pushState(null, '', '/#syarat')
    render(page())
    expect(screen.getByRole('heading', { name: 'Syarat' })).toHaveFocus()
  })

  it('moves the focus to the main heading, tells the title once and notes the page left', async () => {
    const view = render(page())
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual([
      'Berita - Portal Jabar',
    ])
    expect(useAnalyticsStore.getState().lastVisitedPage).toBe('/')
  })

  it('waits for a title that comes after the page', async () => {
    const view = render(page())
    noteTransition('/berita', 'push')
    address = new URL('/berita', address)
    goTo(address)
    view.rerender(page())
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    document.title = 'Berita - Portal Jabar'
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('status')).toHaveTextContent('Berita - Portal Jabar')
  })

  it('waits for the title of a page that has none at first, however long', async () => {
    const view = render(page())
    await go(view, '/berita', { title: '' })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    document.title = 'Berita - Portal Jabar'
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('status')).toHaveTextContent('Berita - Portal Jabar')
  })

  it("silences the router's own announcement, or two would be heard", async () => {
    const announcer = document.body.appendChild(document.createElement('next-route-announcer'))
    announcer.attachShadow({ mode: 'open' }).innerHTML =
      '<div aria-live="assertive" role="alert"></div>'
    const view = render(page())
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    expect(announcer.shadowRoot?.innerHTML).toBe('<div aria-live="off"></div>')
    announcer.remove()
  })

  it('keeps the focus of whoever filters a list', async () => {
    const view = render(page())
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    screen.getByLabelText('Cari').focus()
    await go(view, '/berita?q=air')
    expect(screen.getByLabelText('Cari')).toHaveFocus()
  })

  it('takes the focus along from a link that is out of view on the next page of a list', async () => {
    const view = render(page())
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    const link = screen.getByRole('link', { name: '2' })
    link.focus()
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({
      top: 3_000,
      bottom: 3_040,
    } as DOMRect)
    await go(view, '/berita?halaman=2')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('takes the focus to the heading of another page, and leaves it in a list, where a link in view was pressed', async () => {
    const view = render(page())
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    const link = screen.getByRole('link', { name: '2' })
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ top: 200, bottom: 240 } as DOMRect)
    link.focus()
    await go(view, '/berita?halaman=2')
    expect(link).toHaveFocus()
    await go(view, '/layanan')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('calls nobody back to the part the first address names who has gone on already', () => {
    window.history.pushState(null, '', '/#syarat')
    const early = document.body.appendChild(document.createElement('button'))
    early.focus()
    render(page())
    expect(early).toHaveFocus()
    early.remove()
  })

  it('tells the title of a page that has the same one as the page before', async () => {
    const view = render(page())
    await go(view, '/berita/a')
    expect(screen.getByRole('status')).toHaveTextContent('Beranda - Portal Jabar')
  })

  it('focuses the part a link to another page names', async () => {
    const view = render(page())
    await go(view, '/berita#syarat', { title: 'Berita - Portal Jabar' })
    expect(screen.getByRole('heading', { name: 'Syarat' })).toHaveFocus()
  })

  it('gives back the place on the way back, and only then', async () => {
    const view = render(page())
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(840)
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    expect(scrollTo).not.toHaveBeenCalled()
    await go(view, '/', { title: 'Beranda - Portal Jabar', kind: 'traverse' })
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: 'instant' })
  })

  it('gives the focus back to the link that was followed', async () => {
    const view = render(page())
    screen.getByRole('link', { name: '2' }).focus()
    await go(view, '/berita?halaman=2', { title: 'Berita - Portal Jabar' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await go(view, '/', { title: 'Beranda - Portal Jabar', kind: 'traverse' })
    expect(screen.getByRole('link', { name: '2' })).toHaveFocus()
  })

  it('gives the focus to the first thing in view where the followed link is unknown or gone', async () => {
    const view = render(page())
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(840)
    await go(view, '/berita', { title: 'Berita - Portal Jabar' })
    const part = screen.getByRole('heading', { name: 'Syarat' })
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue({
      top: 200,
      bottom: 240,
      height: 40,
    } as DOMRect)
    await go(view, '/', { title: 'Beranda - Portal Jabar', kind: 'traverse' })
    expect(part).toHaveFocus()
  })

  it('shows the progress of a page change and ends it with the page', async () => {
    const view = render(page())
    noteTransition('/berita', 'push')
    expect(isProgressing()).toBe(true)
    address = new URL('/berita', address)
    goTo(address)
    view.rerender(page())
    expect(isProgressing()).toBe(false)
  })

  it('takes a step to another part of the same page for no page change', () => {
    render(page())
    noteTransition('/#syarat', 'push')
    expect(isProgressing()).toBe(false)
  })

  it('ends the progress of a page that was called off for the one shown', () => {
    render(page())
    noteTransition('/berita#syarat', 'push')
    expect(isProgressing()).toBe(true)
    noteTransition('/', 'push')
    expect(isProgressing()).toBe(false)
  })

  it('lets the progress fail when the connection goes', async () => {
    const view = render(page())
    noteTransition('/berita', 'push')
    window.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(1)
    expect(document.querySelector('#nprogress')).toHaveClass('is-failed')
    view.unmount()
    await vi.advanceTimersByTimeAsync(1_000)
  })

  it('shows no failure when the connection goes while no page is on its way', async () => {
    const view = render(page())
    await go(view, '/berita')
    await vi.advanceTimersByTimeAsync(1_000)
    window.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(1)
    expect(document.querySelector('#nprogress')).toBeNull()
  })

  it('follows nothing where it does not stand', () => {
    const view = render(page())
    view.unmount()
    noteTransition('/berita', 'push')
    expect(isProgressing()).toBe(false)
  })
})
