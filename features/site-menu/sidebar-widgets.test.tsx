import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SidebarWidgets } from './sidebar-widgets'

beforeEach(() => {
  vi.useFakeTimers()
  useWidgetStore.getState().close()
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['id', 'en'] as const)('SidebarWidgets (%s)', (locale) => {
  it('offers every widget but the weather', async () => {
    vi.useRealTimers()
    const { WEATHER: left, ...shown } = messagesOf(locale).widgets.items
    const { container } = renderIn(locale, <SidebarWidgets onChoose={() => undefined} />)
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(Object.values(shown).map(({ short }) => short))
    expect(screen.queryByRole('button', { name: left.short })).not.toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
  })

  it('closes the menu and opens what was chosen 400 ms later', () => {
    const onChoose = vi.fn()
    renderIn(locale, <SidebarWidgets onChoose={onChoose} />)
    fireEvent.click(
      screen.getByRole('button', { name: messagesOf(locale).widgets.items.QUICK_ACCESS.short }),
    )
    expect([onChoose.mock.calls.length, useWidgetStore.getState().modal]).toEqual([1, 'NONE'])
    vi.advanceTimersByTime(400)
    expect(useWidgetStore.getState().modal).toBe('QUICK_ACCESS')
  })
})
