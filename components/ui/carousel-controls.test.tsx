import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeViolations } from '@/tests/support/render'
import { CarouselControls } from './carousel-controls'

const labels = { previous: 'Sebelumnya', next: 'Berikutnya', pause: 'Jeda', play: 'Putar' }

describe('CarouselControls', () => {
  it('turns on and back, around both ends', async () => {
    const onGo = vi.fn()
    const { rerender } = render(
      <CarouselControls labels={labels} index={0} count={3} onGo={onGo} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sebelumnya' }))
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }))
    rerender(<CarouselControls labels={labels} index={2} count={3} onGo={onGo} />)
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }))
    expect(onGo.mock.calls).toEqual([[2], [1], [0]])
  })

  it('offers a pause only where something changes by itself', async () => {
    const { container } = render(
      <CarouselControls labels={labels} index={0} count={3} onGo={() => undefined} />,
    )
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Sebelumnya', 'Berikutnya'])
    expect(await axeViolations(container)).toEqual([])
  })

  it('names the pause button by what a press does', async () => {
    const onToggle = vi.fn()
    const controls = (isPaused: boolean) => (
      <CarouselControls
        labels={labels}
        index={1}
        count={3}
        onGo={() => undefined}
        autoplay={{ isPaused, onToggle }}
      />
    )
    const { container, rerender } = render(controls(false))
    await userEvent.click(screen.getByRole('button', { name: 'Jeda' }))
    rerender(controls(true))
    await userEvent.click(screen.getByRole('button', { name: 'Putar' }))
    expect(onToggle).toHaveBeenCalledTimes(2)
    expect(container).toHaveTextContent('2/3')
    expect(await axeViolations(container)).toEqual([])
  })
})
