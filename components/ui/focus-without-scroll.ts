const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Gives an element the focus without scrolling; what takes none by itself is made to, for scripts only. */
export function focusWithoutScroll(element: HTMLElement) {
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Gives the focus a place when what had it is gone: the part that stands there now, else the start of the page. Called once the page has
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
