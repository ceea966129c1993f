import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HashLinks } from './hash-links'
import { hashTarget } from './hash-target'

const page = (
  <>
    <a href="#syarat%20daftar">Syarat</a>
    <a href="/lain#syarat%20daftar">Lain</a>
    <h2 id="syarat daftar">Syarat daftar</h2>
    <HashLinks />
  </>
)
const gliding = () => document.documentElement.style.scrollBehavior
// jsdom has none.
const wantsStillness = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/')
  wantsStillness(false)
})
afterEach(() => {
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.animation
})

describe('links to a part of the page', () => {
  it('glide there once and take the focus along', () => {
    render(page)
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    expect(gliding()).toBe('smooth')
    vi.advanceTimersByTime(1)
    expect(screen.getByRole('heading')).toHaveFocus()
    document.dispatchEvent(new Event('scrollend'))
    expect(gliding()).toBe('')
  })

  it('take the focus along once more to the part one is at already', () => {
    render(page)
    window.history.replaceState(null, '', '#syarat%20daftar')
    // No `hashchange` comes.
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    vi.advanceTimersByTime(1)
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('stop gliding after 1.5 s where the browser does not say when a scroll ends', () => {
    render(page)
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    vi.advanceTimersByTime(1_501)
    expect(gliding()).toBe('')
  })

  it('jump at once for people who asked their system for stillness', () => {
    wantsStillness(true)
    render(page)
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    expect(gliding()).toBe('')
    vi.advanceTimersByTime(1)
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('jump at once for people who stopped animations in the portal', () => {
    document.documentElement.dataset.animation = 'off'
    render(page)
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    expect(gliding()).toBe('')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leave a press that opens another tab alone: %o',
    (press) => {
      render(page)
      fireEvent.click(screen.getByRole('link', { name: 'Syarat' }), press)
      expect(gliding()).toBe('')
    },
  )

  it('call nobody back who went on with the Tab key before the browser had told of the jump', () => {
    render(page)
    fireEvent.click(screen.getByRole('link', { name: 'Syarat' }))
    window.history.replaceState(null, '', '#syarat%20daftar')
    const next = screen.getByRole('link', { name: 'Lain' })
    next.focus()
    vi.advanceTimersByTime(1)
    window.dispatchEvent(new Event('hashchange'))
    expect(next).toHaveFocus()
  })

  it('focus the part an address typed by hand names', () => {
    render(page)
    window.history.replaceState(null, '', '#syarat%20daftar')
    window.dispatchEvent(new Event('hashchange'))
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('leave links to other pages to the router', () => {
    render(page)
    const link = screen.getByRole('link', { name: 'Lain' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    vi.advanceTimersByTime(1)
    expect([gliding(), document.activeElement]).toEqual(['', document.body])
  })
})

describe('hashTarget', () => {
  it.each(['', '#', '#tidak-ada', '#%', '#%E0%A4'])(
    'finds nothing for %j and does not fail',
    (hash) => {
      expect(hashTarget(hash)).toBeNull()
    },
  )
})
