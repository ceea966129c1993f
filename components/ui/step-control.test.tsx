import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { StepControl } from './step-control'

function Sample() {
  const [value, setValue] = useState(1)
  return (
    <StepControl
      label="Tinggi baris"
      value={String(value)}
      decreaseLabel="Rapatkan"
      increaseLabel="Renggangkan"
      isAtMin={value === 1}
      isAtMax={value === 3}
      onStep={(direction) => setValue(value + direction)}
    />
  )
}

const less = () => screen.getByRole('button', { name: 'Rapatkan' })
const more = () => screen.getByRole('button', { name: 'Renggangkan' })

describe('StepControl', () => {
  it('is a named group whose value is announced', async () => {
    const { container } = renderIn('id', <Sample />)
    expect(screen.getByRole('group', { name: 'Tinggi baris' })).toBeVisible()
    await userEvent.click(more())
    expect(screen.getByRole('status')).toHaveTextContent('2')
    await userEvent.click(less())
    expect(screen.getByRole('status')).toHaveTextContent('1')
    expect(await axeViolations(container)).toEqual([])
  })

  it('stops at both ends, says so and keeps the focus', async () => {
    renderIn('id', <Sample />)
    expect(less()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(less())
    expect(screen.getByRole('status')).toHaveTextContent('1')
    more().focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('3')
    expect(more()).toHaveAttribute('aria-disabled', 'true')
    expect(more()).toHaveFocus()
    expect(less()).not.toHaveAttribute('aria-disabled')
  })
})
