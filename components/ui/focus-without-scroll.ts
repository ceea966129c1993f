const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Focuses an element without scrolling; one that is not focusable gets `tabindex="-1"`. */
export function focusWithoutScroll(element: HTMLElement) {
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus when the focused element is gone: to the part in its place, else to the start of the page. Call it once the page has
 * changed.
 */
export function focusFallback(part?: Element | null) {
  const place =
    part instanceof HTMLElement
      ? part
      : (document.querySelector<HTMLElement>('main h1') ??
        document.querySelector<HTMLElement>('main'))
  if (place) focusWithoutScroll(place)
}
