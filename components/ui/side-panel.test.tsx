import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations } from '@/tests/support/render'
import { SidePanel } from './side-panel'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Aksesibilitas
      </button>
      {isOpen && (
        <SidePanel
          title="Aksesibilitas"
          subtitle="13 alat"
          closeLabel="Tutup aksesibilitas"
          icon={<svg />}
          foot={<button type="button">Atur ulang</button>}
          onClose={() => setIsOpen(false)}
        >
          <p>Isi</p>
        </SidePanel>
      )}
    </>
  )
}

beforeEach(() => {
  installDialog()
  window.scrollTo = () => undefined
})

describe('SidePanel', () => {
  it('is a dialog named by its title, with head, content and foot, and takes the focus', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('dialog', { name: 'Aksesibilitas' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Aksesibilitas' })).toHaveFocus()
    expect(screen.getByText('13 alat')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Atur ulang' })).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('closes with its button and gives the focus back', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('button', { name: 'Tutup aksesibilitas' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Aksesibilitas' })).toHaveFocus()
  })

  it('closes on Escape and by a press beside it', () => {
    const onClose = vi.fn()
    render(
      <SidePanel title="Cuaca" closeLabel="Tutup" onClose={onClose}>
        <p>Isi</p>
      </SidePanel>,
    )
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    fireEvent.mouseDown(screen.getByRole('dialog'))
    fireEvent.mouseDown(screen.getByText('Isi'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
