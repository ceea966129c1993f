import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberedScroll, rememberScroll } from './scroll-memory'

beforeEach(() => sessionStorage.clear())

describe('scroll memory', () => {
  it('knows where each page was left, the last time counts', () => {
    rememberScroll('/berita', 120)
    rememberScroll('/layanan', 30.6)
    rememberScroll('/berita', 800)
    expect([rememberedScroll('/berita'), rememberedScroll('/layanan'), rememberedScroll('/')]).toEqual([800, 31, 0])
  })

  it('keeps 50 pages and forgets the oldest', () => {
    for (let page = 0; page <= 50; page += 1) rememberScroll(`/${page}`, 9)
    expect([rememberedScroll('/0'), rememberedScroll('/1'), rememberedScroll('/50')]).toEqual([0, 9, 9])
  })

  it.each(['{', '7', '[["/", "x"], null, 3]'])('starts at the top when the storage holds %s', (stored) => {
    sessionStorage.setItem('scroll-positions', stored)
    expect(rememberedScroll('/')).toBe(0)
    rememberScroll('/', 5)
    expect(rememberedScroll('/')).toBe(5)
  })

  it('does without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    rememberScroll('/', 5)
    expect(rememberedScroll('/')).toBe(0)
  })
})
