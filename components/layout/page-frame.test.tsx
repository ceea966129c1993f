import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { showClosedPopovers } from '@/tests/support/popover'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Breadcrumb } from './breadcrumb'
import { Footer } from './footer'
import { Header } from './header'
import { OfficialStrip } from './official-strip'
import { PageBanner } from './page-banner'

const now = new Date('2026-11-21T03:00:00Z')

describe('OfficialStrip', () => {
  it('says whose site this is and which day it is in West Java', () => {
    // 18.00 UTC is the next day in WIB.
    renderIn('id', <OfficialStrip now={new Date('2026-11-21T18:00:00Z')} />)
    expect(screen.getByText('Situs resmi Pemerintah Daerah Provinsi Jawa Barat')).toBeVisible()
    expect(screen.getByText('Minggu, 22 November 2026')).toBeInTheDocument()
  })

  it.each([
    ['id', 'Cek status aduan', ''],
    ['en', 'Check complaint status', '/en'],
  ] as const)(
    'leads to the status of a complaint and to the agenda (%s)',
    (locale, status, prefix) => {
      const { container } = renderIn(locale, <OfficialStrip now={now} />)
      // The style sheet that shows it on wide windows is not here.
      const nav = within(container).getByRole('navigation')
      expect(
        within(nav)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        [status, `${prefix}/aduan-warga/cek-status`],
        ['Agenda', `${prefix}/agenda-jawa-barat`],
      ])
    },
  )
})

describe('Header', () => {
  it('links home by name, offers the main action and keeps the order menus, search, language', () => {
    const slot = (name: string) => <button type="button">{name}</button>
    renderIn(
      'id',
      <Header
        menuBar={slot('menus')}
        search={slot('search')}
        languageMenu={slot('language')}
        sidebarButton={slot('small')}
        shadow={null}
      />,
    )
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('link', { name: /^Beranda/ })).toHaveAttribute('href', '/')
    expect(banner.getByRole('link', { name: 'Buat aduan' })).toHaveAttribute(
      'href',
      '/aduan-warga/buat-aduan',
    )
    expect(banner.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'menus',
      'search',
      'language',
      'small',
    ])
  })
})

describe('Footer', () => {
  beforeAll(showClosedPopovers)
  const kelahiran = { name: 'Kelahiran & Anak' }
  const sitemap = () => within(screen.getByRole('navigation', { name: 'Peta situs' }))

  it('gives office, contact, feedback, social sites in a new tab and the current year', async () => {
    const { container } = renderIn(
      'id',
      <Footer
        contactEmail="info@contoh.go.id"
        now={now}
        feedbackButton={<button type="button">Ulas</button>}
      />,
    )
    expect(screen.getByText(/Jl\. Diponegoro No\. 22/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'info@contoh.go.id' })).toHaveAttribute(
      'href',
      'mailto:info@contoh.go.id',
    )
    expect(screen.getByRole('button', { name: 'Ulas' })).toBeVisible()
    for (const name of ['Facebook', 'Instagram', 'Twitter (X)', 'YouTube']) {
      expect(screen.getByRole('link', { name: `${name} (membuka tab baru)` })).toHaveAttribute(
        'target',
        '_blank',
      )
    }
    expect(screen.getByText('© 2026 Pemerintah Daerah Provinsi Jawa Barat')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('turns the year at midnight in West Java', () => {
    renderIn(
      'en',
      <Footer contactEmail="info@contoh.go.id" now={new Date('2026-12-31T17:00:00Z')} />,
    )
    expect(screen.getByText('© 2027 Provincial Government of West Java')).toBeVisible()
  })

  it('lists the menus of the header and the help links, one open at a time', () => {
    renderIn('id', <Footer contactEmail="info@contoh.go.id" now={now} />)
    const groups = sitemap().getAllByRole('group')
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Berita',
      'Layanan Publik',
      'Dashboard Publik',
      'Profil Jawa Barat',
      'PPID',
      'Bantuan',
    ])
    expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(
      new Set(['peta-situs']),
    )
    expect(sitemap().getByText('Cek status aduan')).toHaveAttribute(
      'href',
      '/aduan-warga/cek-status',
    )
  })

  it('names the life events it is given, and the way to all of them in any case', () => {
    renderIn('en', <Footer contactEmail="info@contoh.go.id" now={now} lifeEvents={[kelahiran]} />)
    expect(screen.getByText(kelahiran.name)).toHaveAttribute(
      'href',
      '/en/layanan-fase-kehidupan/daftar-layanan?kategori=Kelahiran%20%26%20Anak',
    )
    expect(screen.getByText('See all life events')).toHaveAttribute(
      'href',
      '/en/layanan-fase-kehidupan',
    )
  })
})

describe('PageBanner', () => {
  it('carries the one h1 of the page and the way back', async () => {
    const { container } = renderIn(
      'en',
      <PageBanner title="News" subtitle="All of it" crumbs={[{ label: 'News' }]} />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
    expect(screen.getByText('News', { selector: '[aria-current="page"]' })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('Breadcrumb', () => {
  it('links every page but the current one', () => {
    renderIn(
      'id',
      <Breadcrumb items={[{ label: 'Berita', href: '/berita' }, { label: 'Ekonomi' }]} />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/berita',
    ])
  })
})
