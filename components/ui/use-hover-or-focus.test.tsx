import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useHoverOrFocus } from './use-hover-or-focus'

function Probe() {
  const { isHeld, holdProps } = useHoverOrFocus()
  return (
    <>
      <section aria-label={isHeld ? 'held' : 'free'} {...holdProps}>
        <button type="button">Satu</button>
        <button type="button">Dua</button>
      </section>
      <button type="button">Luar</button>
    </>
  )
}
const state = () => screen.getByRole('region').getAttribute('aria-label')

describe('useHoverOrFocus', () => {
  it('holds while the focus walks inside and lets go when it leaves', async () => {
    render(<Probe />)
    const states = [state()]
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab()
      states.push(state())
    }
    expect(states).toEqual(['free', 'held', 'held', 'free'])
  })

  it('holds under the pointer, and on if the focus stays inside when the pointer leaves', async () => {
    render(<Probe />)
    await userEvent.hover(screen.getByRole('region'))
    const hovered = state()
    await userEvent.unhover(screen.getByRole('region'))
    const left = state()
    await userEvent.click(screen.getByRole('button', { name: 'Satu' }))
    await userEvent.hover(screen.getByRole('button', { name: 'Luar' }))
    expect([hovered, left, state()]).toEqual(['held', 'free', 'held'])
  })
})
