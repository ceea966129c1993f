import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '@/tests/support/next-navigation'
import { dwellMs, idleMaxMs, PrefetchLinks } from './prefetch-links'
import { aheadMax, allowsPrefetch, prefetchAddress } from './prefetch-rules'

const leave = vi.fn<(address: string) => void>()
const prefetch = vi.fn((address: string) => () => leave(address))

let show: (links: Element[]) => void = () => {}
class Observer {
  readonly seen: Element[] = []
  constructor(onIntersect: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (links) =>
      onIntersect(
        links
          .filter((link) => this.seen.includes(link))
          .map((target) => ({ isIntersecting: true, target })),
      )
  }
  observe(link: Element) {
    this.seen.push(link)
  }
  disconnect() {
    this.seen.length = 0
  }
}
const idle = vi.fn((work: () => void) => work())

const count = 20
const page = (
  <>
    <header>
      <a href="/">Beranda</a>
      <nav>
        {Array.from({ length: count }, (_, at) => (
          <a key={at} href={`/menu-${at}`}>
            Menu {at}
          </a>
        ))}
      </nav>
    </header>
    <main>
      {Array.from({ length: count }, (_, at) => (
        <a key={at} href={`/layanan/${at}`}>
          <span>Layanan {at}</span>
        </a>
      ))}
    </main>
    <PrefetchLinks fetch={prefetch} />
  </>
)
const fetched = () => prefetch.mock.calls.map(([address]) => address)
function touch(at: number) {
  fireEvent.touchStart(screen.getByText(`Layanan ${at}`))
  vi.advanceTimersByTime(dwellMs)
}
const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', idle)
  prefetch.mockClear()
  leave.mockClear()
  idle.mockClear()
  window.history.replaceState(null, '', '/berita')
  place.path = '/berita'
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
  }
})

describe('PrefetchLinks', () => {
  it('sees the links of a menu that is opened later', async () => {
    vi.useRealTimers()
    render(page)
    const late = Object.assign(document.createElement('a'), { href: '/nanti' })
    document.querySelector('nav')?.append(late)
    await vi.waitFor(() => {
      show([late])
      expect(fetched()).toEqual(['/nanti'])
    })
    vi.useFakeTimers()
  })

  it('fetches at most four pages of the menus in view, in quiet moments within 2 s, and nothing else in view', () => {
    render(page)
    show([...document.querySelectorAll('a')])
    expect(fetched()).toEqual(['/menu-0', '/menu-1', '/menu-2', '/menu-3'])
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 })
    expect([aheadMax.inView, idleMaxMs]).toEqual([4, 2_000])
  })

  it('fetches the page a pointer rests on, not those it crosses', () => {
    render(page)
    fireEvent.pointerOver(screen.getByText('Layanan 1'), { pointerType: 'mouse' })
    vi.advanceTimersByTime(dwellMs - 1)
    fireEvent.pointerOver(screen.getByText('Layanan 2'), { pointerType: 'mouse' })
    vi.advanceTimersByTime(dwellMs)
    expect(fetched()).toEqual(['/layanan/2'])
  })

  it('fetches the page a finger rests on or the focus reaches, once, not one a finger scrolls from', () => {
    render(page)
    fireEvent.touchStart(screen.getByText('Layanan 9'))
    fireEvent.touchMove(screen.getByText('Layanan 9'))
    vi.advanceTimersByTime(dwellMs)
    touch(3)
    for (const name of ['Layanan 3', 'Layanan 4']) {
      act(() => screen.getByRole('link', { name }).focus())
      vi.advanceTimersByTime(dwellMs)
    }
    expect(fetched()).toEqual(['/layanan/3', '/layanan/4'])
  })

  it('leaves a page to the router once its link is pressed, by mouse, finger or key', () => {
    render(page)
    const links = [5, 6, 7].map((at) => screen.getByRole('link', { name: `Layanan ${at}` }))
    const [clicked, tapped, entered] = links
    if (!clicked || !tapped || !entered) throw new Error('Links are missing')
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.pointerOver(clicked, { pointerType: 'mouse' })
    fireEvent.pointerDown(clicked, { pointerType: 'mouse' })
    act(() => clicked.focus())
    vi.advanceTimersByTime(dwellMs)
    fireEvent.pointerDown(tapped, { pointerType: 'touch' })
    fireEvent.touchStart(tapped)
    fireEvent.click(tapped)
    act(() => tapped.focus())
    vi.advanceTimersByTime(dwellMs)
    act(() => entered.focus())
    fireEvent.click(entered, { detail: 0 })
    vi.advanceTimersByTime(dwellMs)
    expect(fetched()).toEqual([])
  })

  it('leaves the rest of a page on its way to the router when its link is pressed, of that page alone', () => {
    render(page)
    touch(8)
    touch(9)
    expect(leave).not.toHaveBeenCalled()
    const link = screen.getByRole('link', { name: 'Layanan 8' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(leave.mock.calls).toEqual([['/layanan/8']])
  })

  it('fetches nothing in a quiet moment that comes after the press', () => {
    const waiting: (() => void)[] = []
    idle.mockImplementation((work) => void waiting.push(work))
    render(page)
    touch(8)
    fireEvent.pointerDown(screen.getByText('Layanan 8'), { pointerType: 'mouse' })
    for (const work of waiting) work()
    expect(fetched()).toEqual([])
    idle.mockImplementation((work) => work())
  })

  it('stops after twelve pages, and starts anew on the next page', () => {
    const view = render(page)
    for (let at = 0; at < count; at += 1) touch(at)
    expect(fetched()).toHaveLength(aheadMax.intended)
    place.path = '/lain'
    view.rerender(<div>{page}</div>)
    touch(19)
    expect(fetched()).toHaveLength(aheadMax.intended + 1)
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing ahead with %o',
    (state) => {
      connection(state)
      render(page)
      show([...document.querySelectorAll('a')])
      touch(3)
      expect(fetched()).toEqual([])
    },
  )
})

describe('allowsPrefetch', () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
    [{ onLine: false, connection: { effectiveType: '4g' } }, false],
  ])('%o: %s', (device, expected) => {
    expect(allowsPrefetch(device as Navigator)).toBe(expected)
  })
})

describe('prefetchAddress', () => {
  it.each([
    ['<a href="/layanan?q=air#isi">', '/layanan?q=air'],
    ['<a href="/berita#isi">', null],
    ['<a href="/en/berita">', null],
    ['<a href="https://lain.example/">', null],
    ['<a href="/verifikasi-link?url=https%3A%2F%2Flain.example" target="_blank">', null],
    ['<a href="/verifikasi-link?url=https%3A%2F%2Flain.example">', null],
    ['<a href="/v1/public/news">', null],
    ['<a href="/data/laporan.pdf">', null],
    ['<a href="/data" download>', null],
    ['<a href="mailto:a@lain.example">', null],
  ])('%s → %s', (html, expected) => {
    document.body.innerHTML = html
    const link = document.querySelector('a')
    expect(link && prefetchAddress(link)).toBe(expected)
  })
})
