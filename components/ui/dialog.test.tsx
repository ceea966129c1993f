import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { installDialog } from '@/tests/support/dialog'
import { Dialog } from './dialog'

function Page({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Buka
      </button>
      {isOpen && (
        <Dialog
          title="Simpan draf?"
          closeLabel="Tutup"
          onClose={onClose ?? (() => setIsOpen(false))}
        >
          <p>Isi</p>
        </Dialog>
      )}
    </>
  )
}

beforeEach(() => {
  installDialog()
  window.scrollTo = () => undefined
})

describe('Dialog', () => {
  it('has the name of its title, focuses it and locks the page', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
    expect(screen.getByRole('dialog', { name: 'Simpan draf?' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Simpan draf?' })).toHaveFocus()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('gives focus and scrolling back when it closes, also under strict mode', async () => {
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('asks its owner to close on Escape', async () => {
    const onClose = vi.fn()
    render(<Page onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('offers no close button and stays open when only its content leads out', () => {
    render(
      <Dialog title="Aduan terkirim" closeLabel="Tutup">
        <p>Isi</p>
      </Dialog>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    dialog.close()
    expect(dialog.open).toBe(true)
    expect(screen.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument()
  })

  it('shows what stands under the title and in the foot', async () => {
    render(
      <Dialog
        title="Aduan warga"
        subtitle="Pilih kanal"
        icon={<svg />}
        closeLabel="Tutup"
        isFullScreenOnPhone
        foot={<button type="button">Kirim</button>}
        onClose={() => undefined}
      >
        <p>Isi</p>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Aduan warga' })).toBeVisible()
    expect(screen.getByText('Pilih kanal')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Kirim' })).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('is a result with a silent picture, words and one button', async () => {
    render(
      <Dialog
        title="Terima kasih"
        subtitle="Ulasan terkirim"
        picture="/img/dialog-success.svg"
        closeLabel="Tutup"
        onClose={() => undefined}
      >
        <button type="button">Selesai</button>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Terima kasih' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual(['Tutup', 'Selesai'])
    expect(await axeViolations(document.body)).toEqual([])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('closes by a press beside it only where that is wanted (%s)', (closesOutside, times) => {
    const onClose = vi.fn()
    render(
      <Dialog title="Cuaca" closeLabel="Tutup" closesOutside={closesOutside} onClose={onClose}>
        <p>Isi</p>
      </Dialog>,
    )
    fireEvent.mouseDown(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(times)
  })

  it('moves the focus to a new title, so that each stage is heard', () => {
    const { rerender } = render(
      <Dialog title="Mengirim" closeLabel="Tutup">
        <button type="button">Lain</button>
      </Dialog>,
    )
    screen.getByRole('button').focus()
    rerender(
      <Dialog title="Terkirim" closeLabel="Tutup">
        <button type="button">Lain</button>
      </Dialog>,
    )
    expect(screen.getByRole('heading', { name: 'Terkirim' })).toHaveFocus()
  })
})
