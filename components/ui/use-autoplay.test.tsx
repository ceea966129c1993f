import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installMedia, reducedMotion } from '@/tests/support/media'
import { useAutoplay } from './use-autoplay'

const everyMs = 9_000

function Probe({ onTick, pauseMs }: { onTick: () => void; pauseMs: number | undefined }) {
  const { isOffered, isPaused, togglePaused, holdProps } = useAutoplay({ everyMs: pauseMs, onTick })
  return (
    <section aria-label="Adegan" {...holdProps}>
      {isOffered && (
        <button type="button" onClick={togglePaused}>
          {isPaused ? 'Putar' : 'Jeda'}
        </button>
      )}
    </section>
  )
}
const start = () => {
  const onTick = vi.fn()
  render(<Probe onTick={onTick} pauseMs={everyMs} />)
  return { onTick, area: screen.getByRole('region', { name: 'Adegan' }) }
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  installMedia(reducedMotion(false))
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.animation
})

describe('useAutoplay', () => {
  it('ticks once in each pause and not before', () => {
    const { onTick } = start()
    wait(everyMs - 1)
    const before = onTick.mock.calls.length
    wait(1 + everyMs)
    expect([before, onTick.mock.calls.length]).toEqual([0, 2])
  })

  it('does nothing and offers no pause where no pause is given', () => {
    const onTick = vi.fn()
    render(<Probe onTick={onTick} pauseMs={undefined} />)
    wait(60_000)
    expect(onTick).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('waits under the pointer and starts a whole pause afterwards', () => {
    const { onTick, area } = start()
    fireEvent.pointerEnter(area)
    wait(5 * everyMs)
    const held = onTick.mock.calls.length
    fireEvent.pointerLeave(area)
    wait(everyMs)
    expect([held, onTick.mock.calls.length]).toEqual([0, 1])
  })

  it('waits while the focus is inside', () => {
    const { onTick } = start()
    act(() => screen.getByRole('button').focus())
    wait(5 * everyMs)
    expect(onTick).not.toHaveBeenCalled()
  })

  it('waits in a hidden tab', () => {
    const { onTick } = start()
    setHidden(true)
    wait(5 * everyMs)
    const hidden = onTick.mock.calls.length
    setHidden(false)
    wait(everyMs)
    expect([hidden, onTick.mock.calls.length]).toEqual([0, 1])
  })

  it('stays stopped after a press on pause, until the next press', () => {
    const { onTick } = start()
    fireEvent.click(screen.getByRole('button', { name: 'Jeda' }))
    wait(5 * everyMs)
    const paused = onTick.mock.calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Putar' }))
    wait(everyMs)
    expect([paused, onTick.mock.calls.length]).toEqual([0, 1])
  })

  it.each([
    ['the system asks for less motion', () => installMedia(reducedMotion(true))],
    [
      'animations are stopped',
      () => document.documentElement.setAttribute('data-animation', 'off'),
    ],
  ])('never ticks and offers no pause where %s', (_why, arrange) => {
    arrange()
    const { onTick } = start()
    wait(5 * everyMs)
    expect(onTick).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
