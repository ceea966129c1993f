import { act, fireEvent, render, screen } from '@testing-library/react'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installIntersections } from '@/tests/support/intersections'
import { installMedia } from '@/tests/support/media'
import { installRowLayout } from '@/tests/support/row-layout'
import { addTolerances, swipeTolerancePx, tapTolerancePx } from './carousel-gestures'

const startX = 200

/** A real Embla row whose links note that they were followed. */
function Row({ onFollow, onStop }: { onFollow: () => void; onStop: (index: number) => void }) {
  const [attach, api] = useEmblaCarousel({ align: 'start', dragThreshold: tapTolerancePx })
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!api || !viewport) return undefined
    api.on('select', () => onStop(api.selectedScrollSnap()))
    return addTolerances(api, viewport)
  }, [api, viewport, onStop])
  return (
    <div ref={setViewport}>
      <ul>
        {[0, 1, 2, 3].map((slide) => (
          <li key={slide}>
            <button type="button" onClick={onFollow}>
              Slide {slide}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function start() {
  const followed = vi.fn()
  let stop = 0
  const onStop = (index: number) => {
    stop = index
  }
  render(<Row onFollow={followed} onStop={onStop} />)
  return { link: screen.getByRole('button', { name: 'Slide 0' }), followed, stop: () => stop }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Presses, moves left and lets go; a rest before letting go makes it a drag, none makes it a flick. */
async function press(link: HTMLElement, movePx: number, restMs: number) {
  const to = { clientX: startX - movePx, clientY: 0 }
  fireEvent.pointerDown(link, { clientX: startX, clientY: 0 })
  fireEvent.mouseDown(link, { clientX: startX, clientY: 0 })
  await pause(5)
  fireEvent.pointerMove(document, to)
  fireEvent.mouseMove(document, to)
  await pause(restMs)
  fireEvent.mouseUp(document, to)
  act(() => void fireEvent.click(link, { detail: 1 }))
}
const flickMs = 5
const restMs = 200

beforeEach(() => {
  installRowLayout()
  installMedia(() => true)
  installIntersections()
})

describe('addTolerances', () => {
  it('takes a flick shorter than 30 px for a press: the row stays and the link is followed', async () => {
    const { link, followed, stop } = start()
    await press(link, swipeTolerancePx - 1, flickMs)
    expect([swipeTolerancePx, stop(), followed.mock.calls.length]).toEqual([30, 0, 1])
  })

  it('takes a longer flick for a swipe: the row turns and no link is followed', async () => {
    const { link, followed, stop } = start()
    await press(link, swipeTolerancePx + 30, flickMs)
    expect([stop(), followed.mock.calls.length]).toEqual([1, 0])
  })

  it('follows the link when a resting press wandered up to 80 px and the row stayed', async () => {
    const { link, followed, stop } = start()
    await press(link, tapTolerancePx, restMs)
    expect([tapTolerancePx, stop(), followed.mock.calls.length]).toEqual([80, 0, 1])
  })

  it('follows nothing after a drag of more than 80 px, even when the row falls back', async () => {
    const { link, followed, stop } = start()
    await press(link, tapTolerancePx + 1, restMs)
    expect([stop(), followed.mock.calls.length]).toEqual([0, 0])
  })

  it('lets the keyboard follow a link right after a swipe', async () => {
    const { link, followed } = start()
    await press(link, swipeTolerancePx + 30, flickMs)
    fireEvent.click(link, { detail: 0 })
    expect(followed).toHaveBeenCalledOnce()
  })
})
