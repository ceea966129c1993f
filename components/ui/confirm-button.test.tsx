import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmButton } from './confirm-button'

const button = (name: string) => screen.getByRole('button', { name })

it('asks before it does what cannot be undone, with the focus on the way back', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmButton
      label="Hapus semua"
      question="Hapus semuanya?"
      text="Tidak dapat dibatalkan."
      cancel="Batal"
      onConfirm={onConfirm}
    />,
  )
  await userEvent.click(button('Hapus semua'))
  expect(screen.getByRole('group', { name: 'Hapus semuanya?' })).toBeVisible()
  expect(button('Batal')).toHaveFocus()
  await userEvent.click(button('Batal'))
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(button('Hapus semua')).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(button('Hapus semua'))
  await userEvent.click(button('Hapus semua'))
  expect(onConfirm).toHaveBeenCalledOnce()
})
