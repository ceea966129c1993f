import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { countUpMs, useCountUp } from './use-count-up'

function Probe() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return <p ref={setElement}>{useCountUp(element).toFixed(2)}</p>
}
const share = (container: Element) => Number(container.textContent)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
let intersect: ReturnType<typeof installIntersections>

beforeEach(() => {
  vi.useFakeTimers()
  installMedia(reducedMotion(false))
  intersect = installIntersections()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useCountUp', () => {
  it('counts from nothing to the end in 800 ms when it comes into view', () => {
    const { container } = render(<Probe />)
    act(() => intersect(null, false))
    const waiting = share(container)
    act(() => intersect(null, true))
    wait(countUpMs / 2)
    const half = share(container)
    wait(countUpMs)
    expect([countUpMs, waiting, share(container)]).toEqual([800, 0, 1])
    expect(half).toBeGreaterThan(0.5)
    expect(half).toBeLessThan(1)
  })

  it('counts once', () => {
    const { container } = render(<Probe />)
    act(() => intersect(null, false))
    act(() => intersect(null, true))
    wait(2 * countUpMs)
    act(() => intersect(null, false))
    expect(share(container)).toBe(1)
  })

  it('stands at the end when it is in view from the start', () => {
    const { container } = render(<Probe />)
    act(() => intersect(null, true))
    wait(countUpMs / 2)
    expect(share(container)).toBe(1)
  })

  it('stands at the end where motion is unwanted', () => {
    installMedia(reducedMotion(true))
    const { container } = render(<Probe />)
    act(() => intersect(null, false))
    expect(share(container)).toBe(1)
  })
})
