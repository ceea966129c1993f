import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { Switch } from './switch'

function Sample({ onChange }: { onChange: (isOn: boolean) => void }) {
  const [isOn, setIsOn] = useState(false)
  const change = (next: boolean) => {
    setIsOn(next)
    onChange(next)
  }
  return (
    <Switch
      id="mono"
      label="Monokrom"
      hint="Hilangkan warna"
      icon="◐"
      isOn={isOn}
      onChange={change}
    />
  )
}

const mono = () => screen.getByRole('switch', { name: 'Monokrom' })

describe('Switch', () => {
  it('has a name, a description and a state', async () => {
    const { container } = renderIn('id', <Sample onChange={vi.fn()} />)
    expect(mono()).not.toBeChecked()
    expect(mono()).toHaveAccessibleDescription('Hilangkan warna')
    expect(await axeViolations(container)).toEqual([])
  })

  it('switches by pointer, by its words, by Enter and by the space bar', async () => {
    const onChange = vi.fn()
    renderIn('id', <Sample onChange={onChange} />)
    await userEvent.click(mono())
    expect(mono()).toBeChecked()
    await userEvent.click(screen.getByText('Monokrom'))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls.flat()).toEqual([true, false, true, false])
  })
})
