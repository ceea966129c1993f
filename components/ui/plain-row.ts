/** A row that scrolls sideways by itself, before an engine drives it: the viewport holds one list of slides of equal width. */
const slidesOf = (viewport: HTMLElement) =>
  [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement)

const startOf = (viewport: HTMLElement, index: number) => {
  const slides = slidesOf(viewport)
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
}

/** Scrolls a plain row until a slide is at its start, or as far as the row goes. */
export function scrollToSlide(viewport: HTMLElement, index: number, isAnimated: boolean): void {
  viewport.scrollTo({ left: startOf(viewport, index), behavior: isAnimated ? 'smooth' : 'instant' })
}

/** Position of the slide at the start of a plain row; the last one where the row ends. */
export function slideInFront(viewport: HTMLElement): number {
  const last = slidesOf(viewport).length - 1
  // Fractions of a pixel keep some screens from reaching the very end.
  if (
    viewport.scrollLeft > 0 &&
    viewport.scrollLeft + viewport.clientWidth >= viewport.scrollWidth - 1
  )
    return last
  const step = startOf(viewport, 1)
  return step > 0 ? Math.min(Math.round(viewport.scrollLeft / step), last) : 0
}
