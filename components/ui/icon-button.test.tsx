import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { IconButton } from './icon-button'

it('has a name although it shows an icon only, submits no form, and is pressed by keyboard', async () => {
  const [press, send] = [vi.fn(), vi.fn()]
  const { container } = renderIn(
    'id',
    <form onSubmit={send}>
      <IconButton label="Berikutnya" onClick={press}>
        <svg aria-hidden="true" />
      </IconButton>
    </form>,
  )
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toHaveAttribute('title', 'Berikutnya')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  expect(await axeViolations(container)).toEqual([])
})
