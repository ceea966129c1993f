import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { axeViolations } from '@/tests/support/render'
import { ErrorSummary } from './error-summary'

const entries = [{ targetId: 'judul', text: 'Judul belum diisi' }]
const form = (attempt: number) => (
  <NextIntlClientProvider locale="id" messages={messagesOf('id')}>
    <ErrorSummary key={attempt} entries={entries} />
    <input aria-label="Judul" id="judul" />
  </NextIntlClientProvider>
)

beforeEach(() => {
  document.title = 'Buat aduan'
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

describe('ErrorSummary', () => {
  it('takes the focus when it appears and again after another failed attempt', async () => {
    const { rerender } = render(form(1))
    const region = screen.getByRole('region', { name: 'Ada satu isian yang perlu diperbaiki' })
    expect(region).toHaveFocus()
    screen.getByRole('textbox').focus()
    rerender(form(2))
    expect(
      screen.getByRole('region', { name: 'Ada satu isian yang perlu diperbaiki' }),
    ).toHaveFocus()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('leads to the field it names', async () => {
    render(form(1))
    await userEvent.click(screen.getByRole('link', { name: 'Judul belum diisi' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('marks the page title only while it stands', () => {
    const { unmount } = render(form(1))
    expect(document.title).toBe('Kesalahan: Buat aduan')
    unmount()
    expect(document.title).toBe('Buat aduan')
  })
})
