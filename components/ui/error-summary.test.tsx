import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { ErrorSummary } from './error-summary'

const entries = [{ targetId: 'judul', text: 'Judul belum diisi' }]
const summary = (key: number) => <ErrorSummary key={key} title="Ada satu isian" titlePrefix="Kesalahan: " entries={entries} />

beforeEach(() => {
  document.title = 'Buat aduan'
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

describe('ErrorSummary', () => {
  it('takes the focus when it appears and again after another failed attempt', async () => {
    const { rerender } = render(<>{summary(1)}<input aria-label="Judul" id="judul" /></>)
    const region = screen.getByRole('region', { name: 'Ada satu isian' })
    expect(region).toHaveFocus()
    screen.getByRole('textbox').focus()
    rerender(<>{summary(2)}<input aria-label="Judul" id="judul" /></>)
    expect(screen.getByRole('region', { name: 'Ada satu isian' })).toHaveFocus()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('leads to the field it names', async () => {
    render(<>{summary(1)}<input aria-label="Judul" id="judul" /></>)
    await userEvent.click(screen.getByRole('link', { name: 'Judul belum diisi' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('marks the page title only while it stands', () => {
    const { unmount } = render(summary(1))
    expect(document.title).toBe('Kesalahan: Buat aduan')
    unmount()
    expect(document.title).toBe('Buat aduan')
  })
})
