import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { useLifeEvents } from './life-events-store'
import { loadSidebar } from './load-panels'
import { SidebarButton } from './sidebar-button'

let becomeWide = () => {}

// A first import takes longer than a test should wait for a dialog.
beforeAll(async () => void (await Promise.all([loadSidebar('id'), import('./queries')])))

beforeEach(() => {
  place.path = '/'
  installDialog()
  window.matchMedia = vi.fn(
    () =>
      ({
        addEventListener: (_: string, listener: () => void) => (becomeWide = listener),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  useLifeEvents.setState(useLifeEvents.getInitialState())
  api.defaults.adapter = async (config) => ({
    data: {
      data: [{ id: 2, name: 'Kelahiran', title: 'Kelahiran', description: '', logo: 'baby' }],
    },
    status: 200,
    statusText: '',
    headers: {},
    config,
  })
})

const sidebar = () => <SidebarButton languageTabs={<p>Bahasa</p>} />
const section = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

async function openSidebar() {
  await userEvent.click(screen.getByRole('button', { name: 'Buka Menu' }))
  return screen.findByRole('dialog', { name: 'Menu utama' })
}

describe('the menu of small screens', () => {
  it('opens as a dialog with languages, all menus, the main action, social sites and the copyright', async () => {
    const { container } = renderIn('id', sidebar())
    const dialog = within(await openSidebar())
    expect(dialog.getByText('Bahasa')).toBeVisible()
    expect(
      dialog.getAllByRole('button', { expanded: false }).map((button) => button.textContent),
    ).toEqual(['Berita', 'Layanan Publik', 'Dashboard Publik', 'Profil Jawa Barat', 'PPID'])
    expect(dialog.getByRole('link', { name: 'Buat aduan' })).toHaveAttribute(
      'href',
      '/aduan-warga/buat-aduan',
    )
    const shortcuts = within(dialog.getByRole('navigation')).getAllByRole('link')
    expect(shortcuts.map((link) => link.getAttribute('href'))).toEqual([
      '/aduan-warga/cek-status',
      '/agenda-jawa-barat',
    ])
    expect(dialog.getByRole('link', { name: 'Instagram (membuka tab baru)' })).toBeVisible()
    expect(
      dialog.getByText(`© ${new Date().getFullYear()} Pemerintah Daerah Provinsi Jawa Barat`),
    ).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('opens one menu at a time', async () => {
    renderIn('id', sidebar())
    await openSidebar()
    await userEvent.click(section('Berita'))
    expect(screen.getByRole('link', { name: 'Ekonomi' })).toHaveAttribute(
      'href',
      '/berita?kategori=ekonomi',
    )
    await userEvent.click(section('Layanan Publik'))
    expect(section('Berita')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Ekonomi' })).toBeNull()
    expect(await screen.findByRole('link', { name: 'Kelahiran' })).toHaveAttribute(
      'href',
      '/layanan-fase-kehidupan/daftar-layanan?kategori=Kelahiran',
    )
    await userEvent.click(section('Layanan Publik'))
    expect(screen.queryByRole('link', { name: 'Kelahiran' })).toBeNull()
  })

  it('closes with Tutup Menu and gives the focus back', async () => {
    renderIn('id', sidebar())
    const dialog = await openSidebar()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup Menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Buka Menu' })).toHaveFocus()
  })

  it('closes on a new page', async () => {
    const { rerender } = renderIn('id', sidebar())
    await openSidebar()
    place.path = '/berita'
    rerender(
      <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
        {sidebar()}
      </NextIntlClientProvider>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when the screen becomes wide enough for the menus of the header', async () => {
    renderIn('id', sidebar())
    await openSidebar()
    becomeWide()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads to the sitemap when it cannot be loaded', async () => {
    renderIn(
      'id',
      <SidebarButton languageTabs={null} load={async () => Promise.reject(new Error('offline'))} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Buka Menu' }))
    await vi.waitFor(() => expect(window.location.hash).toBe('#peta-situs'))
    expect(screen.getByRole('button', { name: 'Buka Menu' })).toBeVisible()
  })

  it('leads nowhere for somebody who has closed it before it failed, and says that it is on its way', async () => {
    window.history.replaceState(null, '', '/')
    let fail: () => void = () => undefined
    const load = () =>
      new Promise<never>((_, reject) => (fail = () => reject(new Error('offline'))))
    renderIn('id', <SidebarButton languageTabs={null} load={load} />)
    await userEvent.click(screen.getByRole('button', { name: 'Buka Menu' }))
    const button = screen.getByRole('button', { name: 'Tutup Menu' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    fail()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(window.location.hash).toBe('')
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('closes when one of its links is followed, even to another query of the same page', async () => {
    renderIn('id', sidebar())
    await openSidebar()
    await userEvent.click(section('Berita'))
    const link = screen.getByRole('link', { name: 'Ekonomi' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is a link to the sitemap until the page is alive', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(
      <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf('en')}>
        {sidebar()}
      </NextIntlClientProvider>,
    )
    expect(within(html).getByRole('link', { name: 'Open menu' })).toHaveAttribute(
      'href',
      '#peta-situs',
    )
  })
})
