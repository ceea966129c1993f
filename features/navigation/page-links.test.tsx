import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { router } from '@/tests/support/next-navigation'
import { PageLinks } from './page-links'

const { push } = router
const own = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

const page = (
  <>
    <a href="/layanan?kategori=Kesehatan#daftar">
      <span>Layanan</span>
    </a>
    <a href="/berita?halaman=2#isi">Bagian</a>
    <a href="/berita?halaman=2">Halaman ini</a>
    <a href="/en/berita">English</a>
    <a href="/v1/public/news">API</a>
    <a href="/dokumen/a.pdf">Berkas</a>
    <a href="/agenda/1" download>
      Unduh
    </a>
    <a href="/layanan/a" target="_self">
      Tersimpan
    </a>
    <a href="https://lain.example/">Lain</a>
    <a href="/layanan/b" onClick={own}>
      Sendiri
    </a>
    <PageLinks />
  </>
)

/** @returns whether the browser is left to follow the link */
const press = (name: string, keys?: MouseEventInit) => fireEvent.click(screen.getByText(name), keys)

beforeEach(() => {
  for (const mock of [own, push]) mock.mockClear()
  window.history.replaceState(null, '', '/berita?halaman=2')
  render(page)
})

describe('a press on a link', () => {
  it('to a page of the portal is left to the router, with query and fragment', () => {
    expect(press('Layanan')).toBe(false)
    expect(push).toHaveBeenCalledExactlyOnceWith('/layanan?kategori=Kesehatan#daftar')
  })

  it('to the page itself asks for it again', () => {
    expect(press('Halaman ini')).toBe(false)
    expect(push).toHaveBeenCalledExactlyOnceWith('/berita?halaman=2')
  })

  it.each(['Bagian', 'English', 'API', 'Berkas', 'Unduh', 'Tersimpan', 'Lain'])(
    'that is not to be opened by the router is left to the browser: %s',
    (name) => {
      // jsdom cannot load pages; what follows the router's listener takes the press.
      const left = vi.fn((event: Event) => {
        expect(event.defaultPrevented).toBe(false)
        event.preventDefault()
      })
      window.addEventListener('click', left, { once: true })
      press(name)
      expect(left).toHaveBeenCalledOnce()
      expect(push).not.toHaveBeenCalled()
    },
  )

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %j is left to the browser', (keys) => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press('Layanan', keys)
    expect(push).not.toHaveBeenCalled()
  })

  it('that has been answered opens nothing', () => {
    press('Sendiri')
    expect(own).toHaveBeenCalledOnce()
    expect(push).not.toHaveBeenCalled()
  })
})
