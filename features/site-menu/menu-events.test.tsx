import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendEventsTo, type recordEvent } from '@/lib/analytics/events'
import { itemsOf } from '@/lib/navigation/menu-items'
import { messagesOf } from '@/messages'
import { place } from '@/tests/support/next-navigation'
import { renderIn } from '@/tests/support/render'
import { loadMegaPanel } from './load-panels'
import { MenuBar } from './menu-bar'
import { SidebarSection } from './sidebar-section'

// A first import takes longer than a test should wait for a button.
beforeAll(async () => void (await loadMegaPanel('id')), 60_000)

const adapter = vi.fn<typeof recordEvent>()
beforeEach(() => {
  place.path = '/'
  sendEventsTo(adapter)
})
afterEach(() => {
  sendEventsTo(null)
  adapter.mockClear()
})

const news = { menu: 'click_menu_berita' }
const ppid = { menu: 'click_menu_ppid' }
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('events of the menus', () => {
  it('tell of every opening and closing, also by another menu, Escape and a new page', async () => {
    const bar = (
      <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
        <MenuBar />
      </NextIntlClientProvider>
    )
    const { rerender } = renderIn('id', <MenuBar />)
    await open('Berita')
    await open('PPID')
    await userEvent.keyboard('{Escape}')
    await open('Berita')
    place.path = '/berita'
    rerender(bar)
    expect(adapter.mock.calls).toEqual([
      ['dropdown-open', news],
      ['dropdown-close', news],
      ['dropdown-open', ppid],
      ['dropdown-close', ppid],
      ['dropdown-open', news],
      ['dropdown-close', news],
    ])
  })

  it('mark the items, so that a click on one is counted by its title', async () => {
    renderIn('id', <MenuBar />)
    await open('Berita')
    const item = await screen.findByRole('link', { name: /^Ekonomi/ })
    expect([
      item.dataset.eventTitle,
      item.closest<HTMLElement>('[data-event]')?.dataset.event,
    ]).toEqual(['Ekonomi', 'menu-item-click'])
    fireEvent.keyDown(item, { key: 'Escape' })
  })

  it('are the same on small screens', () => {
    const menu = {
      id: 1,
      title: 'news',
      link: '/berita',
      gtagEvent: 'click_menu_berita',
      gtagEventSitemap: 'click_sitemap_berita',
    } as const
    const { container, unmount } = renderIn(
      'id',
      <SidebarSection menu={menu} isOpen onToggle={() => undefined} />,
    )
    const list = container.querySelector<HTMLElement>('[data-event="menu-item-click"]')
    expect(list && within(list).getAllByRole('link')).toHaveLength(itemsOf(1).length + 1)
    unmount()
    expect(adapter.mock.calls).toEqual([
      ['dropdown-open', news],
      ['dropdown-close', news],
    ])
  })
})
