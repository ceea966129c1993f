import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslations } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { goTo, resetNavigation } from '@/tests/support/next-navigation'
import { inMessages, renderIn } from '@/tests/support/render'
import { useWidgetStore, type Widget } from '@/lib/widgets/widget-store'
import { LazyWidgets } from './lazy-widgets'
import { type Panel, widgetPanels } from './widget-panels'

const WeatherButton: Panel = ({ onClose, hotlineUrl }) => {
  const t = useTranslations('weather')
  return (
    <button onClick={onClose}>
      {t('loading')} {hotlineUrl}
    </button>
  )
}
const open = (modal: Widget) => act(() => useWidgetStore.setState({ modal }))

const messages = messagesOf('id').widgets.loading
const { loading } = messagesOf('id').weather

function renderWith(load: () => Promise<Panel>) {
  const panels = { ...widgetPanels, WEATHER: { load, namespaces: ['weather'] as const } }
  const widgets = () => (
    <LazyWidgets
      panels={panels}
      settings={{ hotlineUrl: 'https://wa.me/62', mapsPortalUrl: undefined }}
    />
  )
  const { rerender } = renderIn('id', widgets())
  const showPage = (address: string) => {
    goTo(address)
    rerender(inMessages('id', widgets()))
  }
  return { showPage }
}

beforeEach(() => {
  resetNavigation()
  useWidgetStore.getState().close()
})

describe('LazyWidgets', () => {
  it('fetches a panel only when its own widget opens, tells it the settings and closes it', async () => {
    const load = vi.fn(async () => WeatherButton)
    renderWith(load)
    open('QUICK_ACCESS')
    expect(load).not.toHaveBeenCalled()
    open('WEATHER')
    await userEvent.click(
      await screen.findByRole('button', { name: `${loading} https://wa.me/62` }),
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it('closes when another page comes, and stays open over the same', async () => {
    const { showPage } = renderWith(async () => WeatherButton)
    showPage('/berita')
    open('WEATHER')
    expect(await screen.findByRole('button')).toBeVisible()
    showPage('/berita?halaman=2')
    expect(screen.getByRole('button')).toBeVisible()
    showPage('/')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(useWidgetStore.getState().modal).toBe('NONE')
  })

  it('says that it cannot be opened and tries again', async () => {
    const load = vi.fn(async () => WeatherButton).mockRejectedValueOnce(new Error('chunk'))
    renderWith(load)
    open('WEATHER')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
    // The device's own word, and the only one that names the network.
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('alert')).toHaveTextContent(messages.offline)
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    await userEvent.click(screen.getByRole('button', { name: messages.retry }))
    expect(await screen.findByRole('button', { name: new RegExp(loading) })).toBeVisible()
  })

  it('gives the focus back to the menu of the widgets when its message goes', async () => {
    const menu = document.body.appendChild(document.createElement('aside'))
    Object.assign(menu, { id: 'fitur-bantuan', tabIndex: -1 })
    renderWith(
      vi
        .fn(async () => WeatherButton)
        .mockRejectedValueOnce(new Error('chunk'))
        .mockRejectedValueOnce(new Error('chunk')),
    )
    open('WEATHER')
    await userEvent.click(await screen.findByRole('button', { name: messages.retry }))
    expect(menu).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: messages.close }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(menu).toHaveFocus()
    menu.remove()
  })

  it('forgets the failure of one widget when another opens', async () => {
    renderWith(async () => WeatherButton)
    open('WEATHER')
    await screen.findByRole('button', { name: new RegExp(loading) })
    open('ACCESSIBILITY')
    expect(screen.queryByRole('button', { name: new RegExp(loading) })).not.toBeInTheDocument()
  })
})
