import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { sendEventsTo, useAnalyticsStore } from '@/lib/analytics/events'
import { renderIn } from '@/tests/support/render'
import { showClosedPopovers } from '@/tests/support/popover'
import { LazyAnalytics } from './lazy-analytics'

const adapter = vi.fn()
const frame = (
  <div>
    <Header menuBar={null} languageMenu={null} sidebarButton={null} shadow={null} />
    <Footer
      contactEmail="info@jabarprov.go.id"
      now={new Date('2026-11-22T03:00:00Z')}
      lifeEvents={[{ name: 'Kesehatan & Gizi' }]}
    />
    <nav data-event="menu-item-click">
      <a href="/layanan?kategori=Kesehatan#daftar" data-event-title="Kesehatan">
        <span>Kesehatan</span> <small>Rumah sakit</small>
      </a>
    </nav>
    <ul data-event="quick-access-click">
      <li>
        <a
          href="/verifikasi-link?url=x"
          data-address="https://bapenda.jabarprov.go.id/cek?nopol=D1"
          target="_blank"
          rel="noopener"
        >
          <span>e-Samsat</span>
          <span className="sr-only"> (membuka tab baru)</span>
        </a>
      </li>
      <li data-event="something-else">
        <a href="/lain">Lain</a>
      </li>
    </ul>
    <a href="/tanpa-tanda">Tanpa tanda</a>
    <LazyAnalytics />
  </div>
)

beforeEach(() => {
  sendEventsTo(adapter)
  renderIn('id', frame)
  // jsdom cannot go anywhere.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
})
afterEach(() => {
  sendEventsTo(null)
  adapter.mockClear()
})

const last = () => useAnalyticsStore.getState().lastEventName

describe('clicks that are counted', () => {
  it('on the logo', () => {
    fireEvent.click(screen.getByRole('link', { name: /^Beranda/ }))
    expect([adapter.mock.calls, last()]).toEqual([[['logo-click', {}]], 'logo-click'])
  })

  it('on the address for e-mail, without the address', () => {
    fireEvent.click(screen.getByRole('link', { name: 'info@jabarprov.go.id' }))
    expect(adapter.mock.calls).toEqual([['footer-email-click', {}]])
  })

  it('on a social site, by its name', () => {
    fireEvent.click(
      screen.getByRole('link', { name: /^Instagram/ }).querySelector('path') ?? document.body,
    )
    expect(adapter.mock.calls).toEqual([['footer-social-click', { name: 'Instagram' }]])
  })

  it('on the sitemap, with the name of its group', () => {
    showClosedPopovers()
    const sitemap = screen.getByRole('navigation', { name: 'Peta situs' })
    fireEvent.click(within(sitemap).getByText('Kesehatan & Gizi', { selector: 'a' }))
    expect(adapter.mock.calls).toEqual([
      [
        'footer-sitemap-click',
        {
          menu: 'click_sitemap_layanan',
          title: 'Kesehatan & Gizi',
          link: '/layanan-fase-kehidupan/daftar-layanan',
        },
      ],
    ])
  })

  it('on an item of a menu, without query and fragment', () => {
    fireEvent.click(screen.getByText('Rumah sakit'))
    expect(adapter.mock.calls).toEqual([
      ['menu-item-click', { title: 'Kesehatan', link: '/layanan' }],
    ])
  })

  it('on a quick access, by where it leads in the end and what can be read on it', () => {
    fireEvent.click(screen.getByText('e-Samsat'))
    expect(adapter.mock.calls).toEqual([
      ['quick-access-click', { title: 'e-Samsat', link: 'https://bapenda.jabarprov.go.id/cek' }],
    ])
  })

  it.each(['Tanpa tanda', 'Lain'])('not on "%s"', (name) => {
    fireEvent.click(screen.getByRole('link', { name }))
    expect(adapter).not.toHaveBeenCalled()
  })
})
