import { act, configure, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LazyWidgets } from './lazy-widgets'
// Fetched here already, so that no test waits for its many modules.
import '@/features/complaint-channels/complaint-channels-popup'

const hotlineUrl = 'https://wa.me/628112100000'

// A busy machine must not fail a test that is right.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  installDialog()
  useWidgetStore.getState().close()
  // jsdom cannot navigate, and says so loudly.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

async function open(locale: 'id' | 'en', hotline?: string) {
  const { container } = renderIn(
    locale,
    <LazyWidgets settings={{ hotlineUrl: hotline, mapsPortalUrl: undefined }} />,
  )
  act(() => useWidgetStore.setState({ modal: 'CITIZEN_COMPLAINT' }))
  const popup = await screen.findByRole('dialog')
  return { container, popup }
}

describe('complaint channels', () => {
  it.each(['id', 'en'] as const)(
    'lists every channel with its link, but not the hidden one (%s)',
    async (locale) => {
      const { widgets, 'complaint-channels': messages } = messagesOf(locale)
      const { container, popup } = await open(locale, hotlineUrl)
      expect(popup).toHaveAccessibleName(widgets.items.CITIZEN_COMPLAINT.title)
      const { 'aduan-dan-tracking': hidden, ...shown } = messages.items
      for (const title of Object.values(shown))
        expect(within(popup).getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible()
      expect(within(popup).queryByText(hidden)).not.toBeInTheDocument()
      expect(within(popup).getByText(messages.hours.replaceAll('\u00a0', ' '))).toBeVisible()
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('leads to the form of the page language in a new tab and says so', async () => {
    await open('en')
    const form = screen.getByRole('link', {
      name: /^Citizen complaint form ?\(opens in a new tab\)$/,
    })
    expect([form.getAttribute('href'), form.getAttribute('target')]).toEqual([
      '/en/aduan-warga/buat-aduan',
      '_blank',
    ])
  })

  it('calls the emergency numbers from the same tab', async () => {
    await open('id')
    const calls = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    expect(calls.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['tel:119', null],
      ['tel:110', null],
      ['tel:112', null],
    ])
  })

  it('has no hotline while its address is unknown', async () => {
    await open('id')
    expect(screen.queryByRole('link', { name: /Hotline/ })).not.toBeInTheDocument()
  })

  it('closes when a channel is followed', async () => {
    await open('id')
    fireEvent.click(screen.getByRole('link', { name: /Formulir Aduan Warga/ }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by its button', async () => {
    await open('id')
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(useWidgetStore.getState().modal).toBe('NONE')
  })
})
