import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { BottomSheet } from './bottom-sheet'

const windowHeight = 1000
const labels = { expand: 'Perbesar', shrink: 'Perkecil', close: 'Tutup' }

beforeEach(() => {
  installDialog()
  window.innerHeight = windowHeight
  // jsdom knows neither layout nor captured pointers; the sheet's top follows from the height it was given.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    const height = (Number.parseFloat(this.style.height) / 100) * windowHeight
    return new DOMRect(0, windowHeight - height, 390, height)
  })
})

function open(onClose = vi.fn()) {
  const { container } = renderIn(
    'id',
    <BottomSheet title="Fitur bantuan" labels={labels} onClose={onClose}>
      <p>Isi</p>
    </BottomSheet>,
  )
  return { container, onClose, sheet: screen.getByRole('dialog') }
}

/** Holds the handle 20 px below the sheet's top and lets go where the sheet has the given share of the window. */
function drag(sheet: HTMLElement, toShare: number) {
  const handle = screen.getByRole('heading')
  const top = sheet.getBoundingClientRect().top
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY })
  const endY = windowHeight * (1 - toShare) + 20
  fireEvent.pointerDown(handle, at(top + 20))
  fireEvent.pointerMove(handle, at(endY))
  fireEvent.pointerUp(handle, at(endY))
}

describe('BottomSheet', () => {
  it('opens at three quarters of the window with its title in focus', async () => {
    const { container, sheet } = open()
    expect(sheet).toHaveAccessibleName('Fitur bantuan')
    expect(sheet.style.height).toBe('75dvh')
    expect(screen.getByRole('heading', { name: 'Fitur bantuan' })).toHaveFocus()
    expect(await axeViolations(container)).toEqual([])
  })

  it('grows and shrinks by its button', async () => {
    const { sheet } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Perbesar' }))
    expect(sheet.style.height).toBe('100dvh')
    await userEvent.click(screen.getByRole('button', { name: 'Perkecil' }))
    expect(sheet.style.height).toBe('75dvh')
  })

  it('closes by its button', async () => {
    const { onClose } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    [0.9, '100dvh', 0],
    [0.6, '75dvh', 0],
    [0.39, '75dvh', 1],
  ])(
    'let go at %d of the window it is %s high and has asked %i times to close',
    (share, height, closes) => {
      const { sheet, onClose } = open()
      drag(sheet, share)
      expect(sheet.style.height).toBe(height)
      expect(onClose).toHaveBeenCalledTimes(closes)
    },
  )

  it('returns from the whole window to three quarters when it is dragged down a little', () => {
    const { sheet } = open()
    drag(sheet, 0.9)
    drag(sheet, 0.6)
    expect(sheet.style.height).toBe('75dvh')
  })

  it('follows the finger that holds it, and no other button of a mouse', () => {
    const { sheet, onClose } = open()
    const handle = screen.getByRole('heading')
    const low = { clientY: windowHeight * 0.9 }
    fireEvent.pointerDown(handle, { pointerId: 1, button: 2, clientY: 270 })
    fireEvent.pointerMove(handle, { pointerId: 1, ...low })
    fireEvent.pointerUp(handle, { pointerId: 1, ...low })
    fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientY: 270 })
    fireEvent.pointerUp(handle, { pointerId: 2, ...low })
    fireEvent.pointerMove(handle, { pointerId: 2, ...low })
    expect([sheet.style.height, onClose.mock.calls.length]).toEqual(['75dvh', 0])
    fireEvent.pointerUp(handle, { pointerId: 1, ...low })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('takes a press on the handle for no drag', () => {
    const { sheet } = open()
    drag(sheet, 0.752)
    expect(sheet.style.height).toBe('75dvh')
  })
})
