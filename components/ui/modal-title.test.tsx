import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { ModalTitle } from './modal-title'

const titled = (title: string) => (
  <>
    <ModalTitle key={title} id="judul">
      {title}
    </ModalTitle>
    <button type="button">Lain</button>
  </>
)

describe('ModalTitle', () => {
  it('takes the focus when it appears, and again when a new title takes its place', async () => {
    const { container, rerender } = render(titled('Mengirim'))
    expect(screen.getByRole('heading', { level: 2, name: 'Mengirim' })).toHaveFocus()
    screen.getByRole('button').focus()
    rerender(titled('Terkirim'))
    expect(screen.getByRole('heading', { level: 2, name: 'Terkirim' })).toHaveFocus()
    expect(await axeViolations(container)).toEqual([])
  })

  it('leaves the focus alone while its title stays', () => {
    const { rerender } = render(titled('Mengirim'))
    screen.getByRole('button').focus()
    rerender(titled('Mengirim'))
    expect(screen.getByRole('button')).toHaveFocus()
  })
})
