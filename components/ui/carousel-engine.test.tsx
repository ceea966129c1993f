import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia } from '@/tests/support/media'
import { installRowLayout } from '@/tests/support/row-layout'
import { CarouselEngine } from './carousel-engine'

function Row({
  index,
  onTurn,
  onDrive,
  hasEngine = true,
}: Record<'onTurn' | 'onDrive', () => void> & { index: number; hasEngine?: boolean }) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  return (
    <div ref={setViewport}>
      <ul>
        {[0, 1, 2, 3].map((slide) => (
          <li key={slide}>{slide}</li>
        ))}
      </ul>
      {viewport && hasEngine && (
        <CarouselEngine
          viewport={viewport}
          index={index}
          isAnimated={false}
          onIndexChange={onTurn}
          onDrive={onDrive}
        />
      )}
    </div>
  )
}
let intersect: ReturnType<typeof installIntersections>

beforeEach(() => {
  installRowLayout()
  installMedia(() => true)
  intersect = installIntersections()
})

describe('CarouselEngine', () => {
  it('takes a row over where it stands and tells its stops', () => {
    const [onTurn, onDrive] = [vi.fn(), vi.fn()]
    render(<Row index={2} onTurn={onTurn} onDrive={onDrive} />)
    expect(onTurn).toHaveBeenLastCalledWith(2)
    expect(onDrive).toHaveBeenLastCalledWith({ stops: 4, inView: [] })
  })

  it('tells which slides are in view', () => {
    const onDrive = vi.fn()
    const { container } = render(<Row index={0} onTurn={() => undefined} onDrive={onDrive} />)
    const slides = container.querySelectorAll('li')
    act(() => {
      intersect(null, false)
      intersect(slides[0] ?? null, true)
      intersect(slides[1] ?? null, true)
    })
    expect(onDrive).toHaveBeenLastCalledWith({ stops: 4, inView: [0, 1] })
  })

  it('turns on request and tells where the row is', () => {
    const onTurn = vi.fn()
    const { rerender } = render(<Row index={0} onTurn={onTurn} onDrive={() => undefined} />)
    rerender(<Row index={3} onTurn={onTurn} onDrive={() => undefined} />)
    expect(onTurn).toHaveBeenLastCalledWith(3)
  })

  it('lets the row go when it leaves, with nothing left on it', () => {
    const onDrive = vi.fn()
    const row = (hasEngine: boolean) => (
      <Row index={1} onTurn={() => undefined} onDrive={onDrive} hasEngine={hasEngine} />
    )
    const { container, rerender } = render(row(true))
    rerender(row(false))
    expect(onDrive).toHaveBeenLastCalledWith(null)
    expect(container.querySelector('ul')?.style.transform).toBe('')
  })
})
