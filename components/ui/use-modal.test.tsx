import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installDialog } from '@/tests/support/dialog'
import { useModal } from './use-modal'

function Box({
  onClose,
  closesOutside = false,
}: {
  onClose?: () => void
  closesOutside?: boolean
}) {
  return (
    <dialog {...useModal({ onClose, closesOutside })} aria-label="Kotak">
      <h2 tabIndex={-1}>Judul</h2>
      <input type="file" aria-label="Foto" />
    </dialog>
  )
}
const box = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Kotak' })

beforeEach(() => {
  installDialog()
  window.scrollTo = () => undefined
})

describe('useModal', () => {
  it('opens with the focus on the heading and the page locked; leaving gives both back', () => {
    render(<button type="button">Buka</button>)
    screen.getByRole('button').focus()
    const { unmount } = render(<Box onClose={() => undefined} />)
    expect(box().open).toBe(true)
    expect(screen.getByRole('heading')).toHaveFocus()
    expect(document.documentElement.style.overflow).toBe('hidden')
    unmount()
    expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('asks once to close on Escape and leaves the closing to the owner', () => {
    const onClose = vi.fn()
    render(<Box onClose={onClose} />)
    const wasCancelled = !fireEvent(box(), new Event('cancel', { cancelable: true }))
    expect([onClose.mock.calls.length, wasCancelled, box().open]).toEqual([1, true, true])
  })

  it('does not close when a file chooser inside is cancelled', () => {
    const onClose = vi.fn()
    render(<Box onClose={onClose} />)
    fireEvent(
      screen.getByLabelText('Foto'),
      new Event('cancel', { bubbles: true, cancelable: true }),
    )
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('closes by a press beside the box only where that is wanted (%s)', (closesOutside, times) => {
    const onClose = vi.fn()
    render(<Box onClose={onClose} closesOutside={closesOutside} />)
    fireEvent.mouseDown(screen.getByRole('heading'))
    fireEvent.mouseDown(box())
    expect(onClose).toHaveBeenCalledTimes(times)
  })

  it('opens again when the browser closes a box that only its content may leave', () => {
    render(<Box />)
    box().close()
    expect(box().open).toBe(true)
  })

  it('forgets an opener that has left the page', () => {
    const opener = render(<button type="button">Buka</button>)
    screen.getByRole('button').focus()
    const { unmount } = render(<Box onClose={() => undefined} />)
    opener.unmount()
    unmount()
    expect(document.body).toHaveFocus()
  })
})
