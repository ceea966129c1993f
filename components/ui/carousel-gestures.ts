import type { UseEmblaCarouselType } from 'embla-carousel-react'

type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

/** Shorter moves of a finger or mouse are no swipe: the row falls back to where it was. Pixels (specification, section 9). */
export const swipeTolerancePx = 30

/** A press may wander this far and still follow the link below it, as long as the row stays. Pixels (specification, section 9). */
export const tapTolerancePx = 80

/**
 * Adds the two tolerances to an Embla row. Embla's own `dragThreshold` (set to the tap tolerance) only decides whether a click survives a
 * drag; it has no least distance for a swipe, so a quick flick of a few pixels would turn the row and its click would follow a link too.
 * @returns takes the tolerances off again
 */
export function addTolerances(api: EmblaApi, viewport: HTMLElement): () => void {
  let startX = 0
  let lastX = 0
  let startIndex = 0
  let hasTurned = false

  const onDown = (event: PointerEvent) => {
    startX = event.clientX
    lastX = event.clientX
    startIndex = api.selectedScrollSnap()
    hasTurned = false
  }
  const onMove = (event: PointerEvent) => {
    lastX = event.clientX
  }
  // Embla reports this after it has chosen where to settle, so the choice can still be changed.
  const onRelease = () => {
    if (Math.abs(lastX - startX) < swipeTolerancePx) api.scrollTo(startIndex)
    hasTurned = api.selectedScrollSnap() !== startIndex
  }
  const onClick = (event: MouseEvent) => {
    // A click without a pointer comes from the keyboard and has nothing to do with the last swipe.
    if (!hasTurned || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  viewport.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  viewport.addEventListener('click', onClick, true)
  api.on('pointerUp', onRelease)
  return () => {
    viewport.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
    viewport.removeEventListener('click', onClick, true)
    api.off('pointerUp', onRelease)
  }
}
