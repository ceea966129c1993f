import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SupportAccess } from './support-access'
// Fetched here already, so that no test waits for its modules.
import './feature-sheet'

let isStill = false
let isTouch = true
/** What the window shows where the button stands, topmost first. */
let shown: Element[] = []
/** What is told of the page's size. */
let resized = () => {}

/** Sizes, which jsdom lacks, too. */
class SizeObserver {
  constructor(report: () => void) {
    resized = report
  }
  observe() {}
  disconnect() {
    resized = () => {}
  }
}

/** The browser's layout and preferences, which jsdom lacks: the dock's first button is whole in view as soon as it is watched. */
class Observer {
  constructor(protected readonly report: (entries: { intersectionRatio: number }[]) => void) {}
  observe() {
    this.report([{ intersectionRatio: 1 }])
  }
  disconnect() {}
}

beforeEach(() => {
  installDialog()
  place.path = '/'
  isStill = false
  isTouch = true
  shown = []
  Object.assign(document, { elementsFromPoint: () => shown })
  useWidgetStore.getState().close()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', SizeObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? isStill : isTouch,
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['animation']
})

const dock = () => screen.getByRole('list')
const isScrolling = () => dock().hasAttribute('data-scrolling')
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))

describe.each(['id', 'en'] as const)('SupportAccess (%s)', (locale) => {
  const messages = messagesOf(locale).widgets

  it('is a landmark with the five widgets by name and the way to their sheet', async () => {
    const { container } = renderIn(locale, <SupportAccess />)
    const menu = screen.getByRole('complementary', { name: messages.title })
    const shorts = Object.values(messages.items).map(({ short }) => short)
    expect(
      within(menu)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual([...shorts, messages.open])
    expect(await axeViolations(container)).toEqual([])
  })

  it('opens what is chosen in the sheet 400 ms after the sheet has closed', async () => {
    const { container } = renderIn(locale, <SupportAccess />)
    await userEvent.click(screen.getByRole('button', { name: messages.open }))
    const sheet = await screen.findByRole('dialog', { name: messages.title })
    expect(await axeViolations(container)).toEqual([])
    vi.useFakeTimers()
    fireEvent.click(
      within(sheet).getByRole('button', { name: new RegExp(`^${messages.items.WEATHER.title}`) }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    vi.advanceTimersByTime(399)
    const before = useWidgetStore.getState().modal
    vi.advanceTimersByTime(1)
    expect([before, useWidgetStore.getState().modal]).toEqual(['NONE', 'WEATHER'])
  })
})

describe('SupportAccess', () => {
  it('opens a widget chosen in the dock after 400 ms', () => {
    vi.useFakeTimers()
    renderIn('id', <SupportAccess />)
    fireEvent.click(screen.getByRole('button', { name: 'Aduan' }))
    vi.advanceTimersByTime(400)
    expect(useWidgetStore.getState().modal).toBe('CITIZEN_COMPLAINT')
  })

  it('marks the dock as scrolling until 2950 ms after the last scroll', () => {
    vi.useFakeTimers()
    renderIn('id', <SupportAccess />)
    const atRest = isScrolling()
    scroll()
    act(() => void vi.advanceTimersByTime(2000))
    scroll()
    act(() => void vi.advanceTimersByTime(2949))
    const late = isScrolling()
    act(() => void vi.advanceTimersByTime(1))
    expect([atRest, late, isScrolling()]).toEqual([false, true, false])
  })

  it('keeps still and labelled for people who want no movement', () => {
    renderIn('id', <SupportAccess />)
    isStill = true
    scroll()
    const withPreference = isScrolling()
    isStill = false
    document.documentElement.dataset['animation'] = 'off'
    scroll()
    expect([withPreference, isScrolling()]).toEqual([false, false])
  })

  it('keeps still while its first button is not whole in view', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Observer {
        override observe() {}
      },
    )
    renderIn('id', <SupportAccess />)
    scroll()
    expect(isScrolling()).toBe(false)
  })

  it('stays marked while its own wiggle turns the first button out of view', () => {
    vi.useFakeTimers()
    let turn = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Observer {
        override observe() {
          super.observe()
          turn = () => this.report([{ intersectionRatio: 0.98 }])
        }
      },
    )
    renderIn('id', <SupportAccess />)
    scroll()
    turn()
    act(() => void vi.advanceTimersByTime(2000))
    scroll()
    act(() => void vi.advanceTimersByTime(2949))
    const late = isScrolling()
    act(() => void vi.advanceTimersByTime(1))
    expect([late, isScrolling()]).toEqual([true, false])
  })

  it('hides the button while somebody types on a touch screen', async () => {
    renderIn(
      'id',
      <>
        <input aria-label="Cari" />
        <input type="checkbox" aria-label="Setuju" />
        <SupportAccess />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Fitur' })
    await userEvent.click(screen.getByLabelText('Cari'))
    expect(button).not.toBeVisible()
    await userEvent.click(screen.getByLabelText('Setuju'))
    expect(button).toBeVisible()
  })

  it('keeps the button while somebody types in a box over the page, which gives the focus back to it', () => {
    renderIn(
      'id',
      <>
        <dialog open>
          <input aria-label="Cari" />
        </dialog>
        <SupportAccess />
      </>,
    )
    act(() => screen.getByLabelText('Cari').focus())
    expect(screen.getByRole('button', { name: 'Fitur' })).toBeVisible()
  })

  it('keeps the button for those who type without a touch screen', async () => {
    isTouch = false
    renderIn(
      'id',
      <>
        <textarea aria-label="Saran" />
        <SupportAccess />
      </>,
    )
    await userEvent.click(screen.getByLabelText('Saran'))
    expect(screen.getByRole('button', { name: 'Fitur' })).toBeVisible()
  })

  it('shrinks the button to its icon once the page is scrolled, and keeps its name', () => {
    const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
    const scrollTo = (top: number) => {
      place.mockReturnValue(top)
      scroll()
    }
    renderIn('id', <SupportAccess />)
    const button = screen.getByRole('button', { name: 'Fitur' })
    const isIcon = () => within(button).getByText('Fitur').classList.contains('sr-only')
    const seen = [isIcon()]
    // A trembling finger, down, up by a little, and back to the top.
    for (const top of [8, 400, 380, 20, 0]) {
      scrollTo(top)
      seen.push(isIcon())
    }
    expect(seen).toEqual([false, false, true, true, true, false])
    expect(button).toHaveAccessibleName('Fitur')
    place.mockRestore()
  })

  it.each([
    [
      'a main action',
      <main key="page">
        <a id="kept" href="/layanan" className="button-main">
          Mulai
        </a>
      </main>,
    ],
    [
      'the way to the menu',
      <header key="page">
        <button id="kept">Menu</button>
      </header>,
    ],
  ])('stands above %s that lies where the button stands, with its icon alone', (_, page) => {
    let actionTop = 780
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      return this.id === 'kept'
        ? new DOMRect(40, actionTop, 310, 48)
        : new DOMRect(260, 770, 116, 48)
    })
    renderIn(
      'id',
      <>
        {page}
        <SupportAccess />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Fitur' })
    expect(button.style.translate).toBe('0 -46px')
    expect(within(button).getByText('Fitur')).toHaveClass('sr-only')
    // A photo above it is removed.
    actionTop = 300
    act(() => resized())
    expect(button.style.translate).toBe('')
  })

  it.each([
    ['words', '<p>Syarat</p>', true],
    ['a control', '<input aria-label="Cari">', true],
    ['a drawing', '<img alt="" src="/img/cover.svg">', false],
    ['an empty box', '<div> </div>', false],
  ])('shows the icon alone over %s', (_, html, isAlone) => {
    const main = document.createElement('main')
    main.innerHTML = html
    shown = [main.firstElementChild ?? main, main]
    renderIn('id', <SupportAccess />)
    const name = within(screen.getByRole('button', { name: 'Fitur' })).getByText('Fitur')
    expect(name.classList.contains('sr-only')).toBe(isAlone)
  })

  it('shows the icon alone where the page was scrolled before the scripts were there', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
    renderIn('id', <SupportAccess />)
    const button = screen.getByRole('button', { name: 'Fitur' })
    expect(within(button).getByText('Fitur')).toHaveClass('sr-only')
  })

  it('closes the sheet with the page it was opened on, also for whoever comes back to it', async () => {
    const page = () => (
      <NextIntlClientProvider locale="id" messages={messagesOf('id')}>
        <SupportAccess />
      </NextIntlClientProvider>
    )
    const { rerender } = render(page())
    await userEvent.click(screen.getByRole('button', { name: 'Fitur' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    for (const path of ['/berita', '/']) {
      place.path = path
      rerender(page())
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }
  })

  it('hides the names over the page on Escape until the pointer leaves', async () => {
    renderIn('id', <SupportAccess />)
    await userEvent.hover(screen.getByRole('button', { name: 'Cuaca' }))
    await userEvent.keyboard('{Escape}')
    expect(dock()).toHaveAttribute('data-quiet')
    await userEvent.unhover(screen.getByRole('button', { name: 'Cuaca' }))
    expect(dock()).not.toHaveAttribute('data-quiet')
  })
})
