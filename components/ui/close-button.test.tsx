import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { CloseButton } from './close-button'

describe('CloseButton', () => {
  it('has a name, shows it as a tooltip and closes from the keyboard', async () => {
    const onClick = vi.fn()
    const { container } = render(<CloseButton label="Tutup cuaca" onClick={onClick} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Tutup cuaca' })).toHaveAttribute(
      'title',
      'Tutup cuaca',
    )
    expect(onClick).toHaveBeenCalledOnce()
    expect(await axeViolations(container)).toEqual([])
  })

  it('never submits a form around it', async () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <CloseButton label="Tutup" onClick={() => undefined} />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
