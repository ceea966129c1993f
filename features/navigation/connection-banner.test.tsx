import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnectionNotice } from '@/lib/connection/use-connection-notice'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { backNoteMs, ConnectionBanner } from './connection-banner'

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}
function OwnNotice() {
  useConnectionNotice()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('ConnectionBanner', () => {
  it.each(['id', 'en'] as const)(
    'tells in %s that the connection is gone, then that it is back, and falls silent',
    async (locale) => {
      const messages = messagesOf(locale).navigation.connection
      const { container } = renderIn(locale, <ConnectionBanner />)
      const region = screen.getByRole('status')
      connect(false)
      expect(region).toHaveTextContent(messages.offline)
      vi.useRealTimers()
      expect(await axeViolations(container)).toEqual([])
      vi.useFakeTimers()
      connect(true)
      expect(region).toHaveTextContent(messages.back)
      act(() => {
        vi.advanceTimersByTime(backNoteMs)
      })
      expect(region).toBeEmptyDOMElement()
    },
  )

  it('does not tell the return once more on the next page', () => {
    const first = renderIn('id', <ConnectionBanner />)
    connect(false)
    connect(true)
    act(() => void vi.advanceTimersByTime(backNoteMs))
    first.unmount()
    renderIn('id', <ConnectionBanner />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('does not tell on the next page what the page before has told itself', () => {
    const told = (isTold: boolean) => (
      <NextIntlClientProvider locale="id" messages={messagesOf('id')}>
        {isTold && <OwnNotice />}
        <ConnectionBanner />
      </NextIntlClientProvider>
    )
    const { rerender } = render(told(true))
    connect(false)
    connect(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    rerender(told(false))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('stays silent where the page tells it itself, and speaks again after it', () => {
    const both = renderIn(
      'id',
      <>
        <OwnNotice />
        <ConnectionBanner />
      </>,
    )
    connect(false)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    both.unmount()
    renderIn('id', <ConnectionBanner />)
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    connect(true)
  })
})
