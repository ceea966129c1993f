import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lockScroll } from './scroll-lock'

const root = document.documentElement

beforeEach(() => {
  root.removeAttribute('style')
  window.scrollTo = vi.fn()
})

describe('lockScroll', () => {
  it('stops the page and gives back the overflow it had', () => {
    root.style.overflow = 'clip'
    const unlock = lockScroll()
    const locked = root.style.overflow
    unlock()
    expect([locked, root.style.overflow]).toEqual(['hidden', 'clip'])
  })

  it('holds until the last of several locks is released, in any order', () => {
    const [first, second] = [lockScroll(), lockScroll()]
    first()
    const between = root.style.overflow
    second()
    expect([between, root.style.overflow]).toEqual(['hidden', ''])
  })

  it('counts a lock that is released twice once', () => {
    const [first, second] = [lockScroll(), lockScroll()]
    first()
    first()
    expect(root.style.overflow).toBe('hidden')
    second()
  })

  it('brings the page back to where it was, without gliding', () => {
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    const unlock = lockScroll()
    scrollY.mockReturnValue(0)
    unlock()
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
  })

  it('leaves another page that has come meanwhile where it is', () => {
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    const unlock = lockScroll()
    window.history.pushState(null, '', '/berita')
    scrollY.mockReturnValue(0)
    unlock()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('keeps the room of the scrollbar only where there is one', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
    const unlockPhone = lockScroll()
    const onPhone = root.style.scrollbarGutter
    unlockPhone()
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
    const unlockDesktop = lockScroll()
    const onDesktop = root.style.scrollbarGutter
    unlockDesktop()
    expect([onPhone, onDesktop]).toEqual(['', 'stable'])
  })
})
