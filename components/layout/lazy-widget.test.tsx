import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslations } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { LazyWidget } from './lazy-widget'

function Panel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('weather')
  return <button onClick={onClose}>{t('loading')}</button>
}
const loaded = { Panel, messages: { weather: { loading: 'Cuaca' } } }
const open = () => act(() => useWidgetStore.setState({ modal: 'WEATHER' }))

const words = messagesOf('id').widgets.loading

beforeEach(() => useWidgetStore.getState().close())

describe('LazyWidget', () => {
  it('fetches its panel only when its own widget opens, and closes it', async () => {
    const load = vi.fn(async () => loaded)
    renderIn('id', <LazyWidget widget="WEATHER" load={load} />)
    act(() => useWidgetStore.setState({ modal: 'QUICK_ACCESS' }))
    expect(load).not.toHaveBeenCalled()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Cuaca' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(load).toHaveBeenCalledExactlyOnceWith('id')
  })

  it('says that it cannot be opened and tries again', async () => {
    const load = vi.fn(async () => loaded).mockRejectedValueOnce(new Error('chunk'))
    renderIn('id', <LazyWidget widget="WEATHER" load={load} />)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed)
    await userEvent.click(screen.getByRole('button', { name: words.retry }))
    expect(await screen.findByRole('button', { name: 'Cuaca' })).toBeVisible()
  })
})
