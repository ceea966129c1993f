import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'
import { place } from '@/tests/support/next-navigation'
import { axeViolations, renderIn } from '@/tests/support/render'
import { noteUnhandledRejections } from '@/tests/support/unhandled-rejections'
import { useLifeEvents } from './life-events-store'
import { loadMegaPanel } from './load-panels'
import { MenuBar } from './menu-bar'

const health = {
  id: 6,
  name: 'Kesehatan Individu & Keluarga',
  title: 'Kesehatan Individu & Keluarga',
  description: 'Rumah sakit',
  logo: 'heartbeat',
}
let respond: () => Promise<unknown>

// A first import takes longer than a test should wait for a button.
beforeAll(async () => void (await Promise.all([loadMegaPanel('id'), import('./queries')])))

beforeEach(() => {
  place.path = '/'
  useLifeEvents.setState(useLifeEvents.getInitialState())
  respond = async () => ({ data: [health] })
  api.defaults.adapter = async (config) => ({
    data: await respond(),
    status: 200,
    statusText: '',
    headers: {},
    config,
  })
})

const unhandled = noteUnhandledRejections()

const title = (name: string) => screen.getByRole('button', { name })
const openTitles = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)
const closedCount = () => screen.getAllByRole('button', { expanded: false }).length
const panelOf = (name: string) =>
  document.getElementById(title(name).getAttribute('aria-controls') ?? '')

async function openMenu(name: string) {
  await userEvent.click(title(name))
  await screen.findByRole('button', { name: 'Tutup Menu Navigasi' })
}

describe('MenuBar', () => {
  it('opens one menu at a time and hides the closed ones from everybody', async () => {
    const { container } = renderIn('id', <MenuBar />)
    const closedAtFirst = closedCount()
    await openMenu('Berita')
    expect(openTitles()).toEqual(['Berita'])
    expect(screen.getByRole('link', { name: /^Ekonomi/ })).toHaveAttribute(
      'href',
      '/berita?kategori=ekonomi',
    )
    await openMenu('PPID')
    expect(openTitles()).toEqual(['PPID'])
    expect(screen.queryByRole('link', { name: /^Ekonomi/ })).toBeNull()
    expect([closedAtFirst, panelOf('Berita')?.hidden, panelOf('PPID')?.hidden]).toEqual([
      5,
      true,
      false,
    ])
    expect(await axeViolations(container)).toEqual([])
  })

  it('closes with Escape and gives the focus back to the menu’s button', async () => {
    renderIn('id', <MenuBar />)
    await openMenu('Berita')
    screen.getByRole('link', { name: /^Kesehatan/ }).focus()
    await userEvent.keyboard('{Escape}')
    expect(closedCount()).toBe(5)
    expect(title('Berita')).toHaveFocus()
  })

  it('closes with the button titled Tutup Menu Navigasi', async () => {
    renderIn('id', <MenuBar />)
    await openMenu('Profil Jawa Barat')
    await userEvent.click(screen.getByTitle('Tutup Menu Navigasi'))
    expect(closedCount()).toBe(5)
    expect(title('Profil Jawa Barat')).toHaveFocus()
  })

  it('closes with a second press on its title', async () => {
    renderIn('id', <MenuBar />)
    await openMenu('Berita')
    await userEvent.click(title('Berita'))
    expect(closedCount()).toBe(5)
  })

  it.each(['focus', 'press'])('closes when the %s goes elsewhere', async (method) => {
    renderIn(
      'id',
      <>
        <MenuBar />
        <button type="button">Elsewhere</button>
      </>,
    )
    await openMenu('Berita')
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    await (method === 'press'
      ? userEvent.click(elsewhere)
      : userEvent.tab({ shift: true }).then(() => elsewhere.focus()))
    expect(screen.queryByRole('button', { expanded: true })).toBeNull()
    expect(method === 'focus' ? document.activeElement : elsewhere).toBe(elsewhere)
  })

  it('closes on a new page', async () => {
    const frame = (
      <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
        <MenuBar />
      </NextIntlClientProvider>
    )
    const { rerender } = renderIn('id', <MenuBar />)
    await openMenu('Berita')
    place.path = '/layanan'
    rerender(frame)
    expect(closedCount()).toBe(5)
  })

  it('closes when one of its links is followed, even to another query of the same page', async () => {
    renderIn('id', <MenuBar />)
    await openMenu('Berita')
    const link = screen.getByRole('link', { name: /^Sosial/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(closedCount()).toBe(5)
  })

  it('sends other sites through the check page in a new tab', async () => {
    renderIn('id', <MenuBar />)
    await openMenu('Dashboard Publik')
    const link = screen.getByRole('link', { name: /^Kependudukan.*membuka tab baru/ })
    expect(link).toHaveAttribute(
      'href',
      `/verifikasi-link?url=${encodeURIComponent('https://dashboard.jabarprov.go.id/id/topic/kependudukan')}`,
    )
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('marks the menu of the page shown', () => {
    place.path = '/en/berita'
    renderIn('en', <MenuBar />)
    expect(title('News')).toHaveAttribute('aria-current', 'true')
    expect(title('PPID')).not.toHaveAttribute('aria-current')
  })

  it('leads to the sitemap when the panel cannot be loaded', async () => {
    renderIn('id', <MenuBar load={async () => Promise.reject(new Error('offline'))} />)
    await userEvent.click(title('PPID'))
    await vi.waitFor(() => expect(window.location.hash).toBe('#peta-situs-5'))
    expect(closedCount()).toBe(5)
  })

  it('leads nowhere for somebody who has closed the menu before its panel failed', async () => {
    window.history.replaceState(null, '', '/')
    let fail: () => void = () => undefined
    const load = () =>
      new Promise<never>((_, reject) => (fail = () => reject(new Error('offline'))))
    renderIn('id', <MenuBar load={load} />)
    await userEvent.click(title('PPID'))
    await userEvent.keyboard('{Escape}')
    fail()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(window.location.hash).toBe('')
  })

  it('says nothing of a panel that does not come before somebody opens it, and then asks again', async () => {
    let isOffline = true
    const load = async (locale: Locale) => {
      if (isOffline) throw new Error('offline')
      return loadMegaPanel(locale)
    }
    renderIn('id', <MenuBar load={load} />)
    await userEvent.hover(title('Berita'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(unhandled).not.toHaveBeenCalled()
    isOffline = false
    await openMenu('Berita')
    expect(screen.getByRole('link', { name: /^Ekonomi/ })).toBeVisible()
  })

  it('gives the focus to the button where somebody stood on its link before the page was alive', async () => {
    const inFrame = (
      <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
        <MenuBar />
      </NextIntlClientProvider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(inFrame)
    within(container).getByRole('link', { name: 'PPID' }).focus()
    render(inFrame, { container, hydrate: true })
    await vi.waitFor(() => expect(title('PPID')).toHaveFocus())
  })

  it('is a row of links that lead somewhere until the page is alive', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(
      <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf('en')}>
        <MenuBar />
      </NextIntlClientProvider>,
    )
    expect(within(html).queryAllByRole('button')).toEqual([])
    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/berita',
      '/en/layanan-fase-kehidupan',
      '#peta-situs-3',
      '#peta-situs-4',
      '#peta-situs-5',
    ])
  })
})

describe('the life-event menu', () => {
  const skeletons = () => panelOf('Layanan Publik')?.querySelectorAll('[data-skeleton]').length

  it('holds six places in two columns while it loads, then the events, each leading to its services', async () => {
    let arrive: (list: unknown) => void = () => undefined
    respond = async () => new Promise((resolve) => (arrive = resolve))
    renderIn('id', <MenuBar />)
    await openMenu('Layanan Publik')
    expect(skeletons()).toBe(6)
    expect(panelOf('Layanan Publik')?.querySelector('[data-skeleton]')?.parentElement).toHaveClass(
      'lg:grid-cols-2',
    )
    await vi.waitFor(() => {
      arrive({ data: { data: [health] } })
      expect(skeletons()).toBe(0)
    })
    expect(await screen.findByRole('link', { name: /^Kesehatan Individu/ })).toHaveAttribute(
      'href',
      '/layanan-fase-kehidupan/daftar-layanan?kategori=Kesehatan%20Individu%20%26%20Keluarga',
    )
  })

  it('asks as soon as the focus reaches its title', async () => {
    renderIn('id', <MenuBar />)
    title('Layanan Publik').focus()
    await vi.waitFor(() => expect(useLifeEvents.getState().events).toHaveLength(1))
  })

  it('keeps the way to all events when the call fails, says so, logs the line, and tries again on demand', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    respond = async () => Promise.reject(new Error('no connection'))
    renderIn('id', <MenuBar />)
    // A press without pointer and focus before it, which would have asked once more.
    fireEvent.click(title('Layanan Publik'))
    await screen.findByRole('alert')
    expect(screen.getByRole('link', { name: 'Lihat semua fase kehidupan' })).toHaveAttribute(
      'href',
      '/layanan-fase-kehidupan',
    )
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[ERROR - HEADER NAVIGATION], Failed to fetch Life Events data.'],
    ])
    vi.mocked(console.error).mockClear()
    respond = async () => ({ data: [health] })
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByRole('link', { name: /^Kesehatan Individu/ })).toBeVisible()
    // The button is gone; the focus is where the events stand now.
    expect(document.activeElement).toContainElement(
      screen.getByRole('link', { name: /^Kesehatan Individu/ }),
    )
    expect(panelOf('Layanan Publik')).toContainElement(document.activeElement as HTMLElement)
  })

  it('says that there are none when the list is empty', async () => {
    respond = async () => ({ data: [] })
    renderIn('id', <MenuBar />)
    await openMenu('Layanan Publik')
    expect(await screen.findByText('Daftar fase kehidupan belum tersedia.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Semua layanan publik/ })).toHaveAttribute(
      'href',
      '/layanan',
    )
  })
})
