import { vi } from 'vitest'

/** Slides of 300 px, 16 px apart, in a window of 348 px: one and a bit of the next. */
export const slideStepPx = 316

/**
 * Lays list items out as a row inside whatever holds their list; jsdom says 0 for every size.
 * @returns the scroll calls of elements
 */
export function installRowLayout() {
  const positionOf = (element: HTMLElement) =>
    element.tagName === 'LI' ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0
  const sizes = {
    offsetLeft: (element: HTMLElement) => positionOf(element) * slideStepPx,
    offsetWidth: (element: HTMLElement) => (element.tagName === 'LI' ? 300 : 348),
    offsetHeight: () => 200,
    offsetTop: () => 0,
    clientWidth: () => 348,
    // Embla listens to fingers only where its list is laid out at all.
    offsetParent: (element: HTMLElement) => element.parentElement,
  }
  for (const [name, measure] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return measure(this)
      },
    })
  }
  const scrollTo = vi.fn()
  HTMLElement.prototype.scrollTo = scrollTo
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  return scrollTo
}
