import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { attemptMs, BackLink } from './back-link'

const assign = vi.fn()
const close = vi.fn()
const back = vi.fn()
const press = (locale: 'id' | 'en' = 'id') => {
  renderIn(locale, <BackLink className="">Kembali</BackLink>)
  fireEvent.click(screen.getByRole('link', { name: 'Kembali' }))
}
const cameFrom = (pages: number) => vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages)
const tried = () => [back, close, assign].map((way) => way.mock.calls.length)

beforeEach(() => {
  vi.useFakeTimers()
  for (const way of [assign, close, back]) way.mockReset()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('close', close)
  vi.spyOn(window.history, 'back').mockImplementation(back)
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('BackLink', () => {
  it.each([
    ['id', '/'],
    ['en', '/en'],
  ] as const)('is a link home without scripts (%s)', (locale, href) => {
    renderIn(locale, <BackLink className="">Kembali</BackLink>)
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  })

  it('closes a tab of its own, and goes home when the browser keeps it open', () => {
    cameFrom(1)
    press('en')
    expect(tried()).toEqual([0, 1, 0])
    vi.advanceTimersByTime(attemptMs)
    expect(tried()).toEqual([0, 1, 1])
    expect(assign).toHaveBeenCalledWith('/en')
  })

  it('goes back where the tab has been somewhere before', () => {
    cameFrom(2)
    press()
    expect(tried()).toEqual([1, 0, 0])
  })

  it('tries the other ways only when there was nothing to go back to', () => {
    cameFrom(2)
    press()
    vi.advanceTimersByTime(attemptMs * 10)
    expect(tried()).toEqual([1, 1, 1])
  })

  it.each(['beforeunload', 'pagehide'])(
    'tries nothing more once the page is going (%s)',
    (event) => {
      cameFrom(2)
      press()
      window.dispatchEvent(new Event(event))
      vi.advanceTimersByTime(attemptMs * 10)
      expect(tried()).toEqual([1, 0, 0])
    },
  )

  it('leaves a press that opens another tab to the browser', () => {
    renderIn('id', <BackLink className="">Kembali</BackLink>)
    const link = screen.getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(tried()).toEqual([0, 0, 0])
  })
})
