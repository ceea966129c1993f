import { beforeEach, describe, expect, it, vi } from 'vitest'
import { focusedLink, linkAgain, rememberedPlace, rememberPlace } from './place-memory'

beforeEach(() => sessionStorage.clear())

const topOf = (page: string) => rememberedPlace(page).top
const leave = (page: string, top: number) => rememberPlace(page, { top, link: null })

describe('place memory', () => {
  it('knows where each page was left, the last time counts', () => {
    leave('/berita', 120)
    leave('/layanan', 30.6)
    rememberPlace('/berita', { top: 800, link: { href: '/berita/a', nth: 1 } })
    expect([topOf('/layanan'), topOf('/')]).toEqual([31, 0])
    expect(rememberedPlace('/berita')).toEqual({ top: 800, link: { href: '/berita/a', nth: 1 } })
  })

  it('keeps 50 pages and forgets the oldest', () => {
    for (let page = 0; page <= 50; page += 1) leave(`/${page}`, 9)
    expect([topOf('/0'), topOf('/1'), topOf('/50')]).toEqual([0, 9, 9])
  })

  it.each([
    '{',
    '7',
    '[["/", "x"], null, 3]',
    '[["/", {"top": 5}]]',
    '[["/", {"top": 5, "link": {"href": 1}}]]',
  ])('starts at the top when the storage holds %s', (stored) => {
    sessionStorage.setItem('page-places', stored)
    expect(topOf('/')).toBe(0)
    leave('/', 5)
    expect(topOf('/')).toBe(5)
  })

  it('does without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    leave('/', 5)
    expect(topOf('/')).toBe(0)
  })

  it('finds the link again that had the focus, among those with the same address, and none of a menu', () => {
    document.body.innerHTML =
      '<header><a href="/a">Menu</a></header><main><a href="/a">Gambar</a><a href="/b">Lain</a><a href="/a">Judul</a></main>'
    const [menu, , , title] = document.querySelectorAll('a')
    title?.focus()
    expect(focusedLink()).toEqual({ href: '/a', nth: 1 })
    expect(linkAgain({ href: '/a', nth: 1 })).toBe(title)
    expect(linkAgain({ href: '/a', nth: 2 })).toBeNull()
    menu?.focus()
    expect(focusedLink()).toBeNull()
  })
})
