import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToastStore } from '@/lib/toasts/toast-store'
import { axeViolations } from '@/tests/support/render'
import { Toaster } from './toast'

const show = (...toast: Parameters<ReturnType<typeof useToastStore.getState>['show']>) =>
  act(() => useToastStore.getState().show(...toast))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** 5 s and 70 ms for each of the 14 letters. */
const text = 'Tautan disalin'
const stayMs = 5_000 + 70 * 14
const note = () => screen.queryByRole('listitem')

beforeEach(() => {
  vi.useFakeTimers()
  useToastStore.setState({ toasts: [] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Toaster', () => {
  it('has its polite region in the page before the first note, and announces in it', () => {
    render(<Toaster closeLabel="Tutup pesan" />)
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    show('info', text)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent(text)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says the same words again when they are shown again', () => {
    render(<Toaster closeLabel="Tutup pesan" />)
    show('success', text)
    const first = screen.getByRole('status').firstElementChild
    show('success', text)
    expect(screen.getByRole('status').firstElementChild).not.toBe(first)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'shows a %s note with a close button that names it',
    async (tone) => {
      vi.useRealTimers()
      const { container } = render(<Toaster closeLabel="Tutup pesan" />)
      show(tone, text)
      expect(note()).toHaveTextContent(text)
      expect(await axeViolations(container)).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: `Tutup pesan: ${text}` }))
      expect(note()).not.toBeInTheDocument()
    },
  )

  it('lets a note go after the time its length needs', () => {
    render(<Toaster closeLabel="Tutup pesan" />)
    show('success', text)
    wait(stayMs - 1)
    expect(note()).toBeVisible()
    wait(1)
    expect(note()).not.toBeInTheDocument()
  })

  it('keeps an error until it is dismissed, also by Escape', () => {
    render(<Toaster closeLabel="Tutup pesan" />)
    show('error', text)
    wait(600_000)
    expect(note()).toBeVisible()
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
    expect(note()).not.toBeInTheDocument()
  })

  it('gives the focus of a dismissed note to another one, and that of the last to the page', async () => {
    vi.useRealTimers()
    render(
      <>
        <main tabIndex={-1}>isi</main>
        <Toaster closeLabel="Tutup pesan" />
      </>,
    )
    show('error', text)
    show('error', 'Gagal')
    await userEvent.click(screen.getByRole('button', { name: `Tutup pesan: ${text}` }))
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tutup pesan: Gagal' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('waits under the pointer, with the focus inside and in a hidden tab', () => {
    render(<Toaster closeLabel="Tutup pesan" />)
    show('info', text)
    fireEvent.pointerEnter(screen.getByRole('listitem'))
    wait(stayMs * 2)
    fireEvent.pointerLeave(screen.getByRole('listitem'))
    act(() => screen.getByRole('button').focus())
    wait(stayMs * 2)
    act(() => screen.getByRole('button').blur())
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    wait(stayMs * 2)
    expect(note()).toBeVisible()
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    wait(stayMs)
    expect(note()).not.toBeInTheDocument()
  })
})
