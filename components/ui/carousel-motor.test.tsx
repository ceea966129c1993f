import { act, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia } from '@/tests/support/media'
import { installRowLayout } from '@/tests/support/row-layout'
import { CarouselMotor } from './carousel-motor'

function Row({ onDrive }: { onDrive: () => void }) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  return (
    <div ref={setViewport} data-testid="viewport">
      <ul>
        <li>Satu</li>
        <li>Dua</li>
      </ul>
      {viewport && (
        <CarouselMotor
          media="(width < 64rem)"
          viewport={viewport}
          index={0}
          isAnimated={false}
          onIndexChange={() => undefined}
          onDrive={onDrive}
        />
      )}
    </div>
  )
}
let intersect: ReturnType<typeof installIntersections>

beforeEach(() => {
  installRowLayout()
  intersect = installIntersections()
})

describe('CarouselMotor', () => {
  it('starts when the row comes near the screen and not before', async () => {
    installMedia(() => true)
    const onDrive = vi.fn()
    const { getByTestId } = render(<Row onDrive={onDrive} />)
    act(() => intersect(getByTestId('viewport'), false))
    expect(onDrive).not.toHaveBeenCalled()
    act(() => intersect(getByTestId('viewport'), true))
    await waitFor(() => expect(onDrive).toHaveBeenCalledWith({ stops: 2, inView: [] }))
  })

  it('keeps away from wide screens, and lets go when the screen becomes one', async () => {
    const change = installMedia(() => false)
    const onDrive = vi.fn()
    const { getByTestId } = render(<Row onDrive={onDrive} />)
    act(() => intersect(getByTestId('viewport'), true))
    expect(onDrive).not.toHaveBeenCalled()
    act(() => change(() => true))
    act(() => intersect(getByTestId('viewport'), true))
    await waitFor(() => expect(onDrive).toHaveBeenCalled())
    act(() => change(() => false))
    expect(onDrive).toHaveBeenLastCalledWith(null)
  })
})
