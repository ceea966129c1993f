import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Breadcrumb } from './breadcrumb'
import { Footer } from './footer'
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
})

describe('Footer', () => {
  it('gives office, contact, social sites in a new tab, sitemap and the current year', async () => {
    const { container } = renderIn('id', <Footer contactEmail="info@contoh.go.id" now={now} />)
    expect(screen.getByText(/Jl\. Diponegoro No\. 22/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'info@contoh.go.id' })).toHaveAttribute('href', 'mailto:info@contoh.go.id')
    expect(screen.getByRole('link', { name: 'Instagram (membuka tab baru)' })).toHaveAttribute('target', '_blank')
    expect(within(screen.getByRole('navigation', { name: 'Peta situs' })).getByRole('link', { name: 'Cek status aduan' })).toHaveAttribute(
      'href',
      '/aduan-warga/cek-status',
    )
    expect(screen.getByText('© 2026 Pemerintah Daerah Provinsi Jawa Barat')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('PageBanner', () => {
  it('carries the one h1 of the page and the way back', async () => {
    const { container } = renderIn('en', <PageBanner title="News" subtitle="All of it" crumbs={[{ label: 'News' }]} />)
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
    expect(screen.getByText('News', { selector: '[aria-current="page"]' })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('Breadcrumb', () => {
  it('links every page but the current one', () => {
    renderIn('id', <Breadcrumb items={[{ label: 'Berita', href: '/berita' }, { label: 'Ekonomi' }]} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/berita'])
  })
})
