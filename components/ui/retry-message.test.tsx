import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { RetryMessage } from './retry-message'

it.each(['warning', 'error'] as const)(
  'says what did not work and tries again (%s)',
  async (tone) => {
    const onRetry = vi.fn()
    const { container } = renderIn(
      'id',
      <RetryMessage tone={tone} label="Coba lagi" onRetry={onRetry}>
        Cuaca tidak dapat dimuat.
      </RetryMessage>,
    )
    expect(screen.getByText('Cuaca tidak dapat dimuat.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(await axeViolations(container)).toEqual([])
  },
)
