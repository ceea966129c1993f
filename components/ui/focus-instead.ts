/**
 * Gives the focus a place when what had it is gone, without scrolling: the part that stands there now, else the heading of the page.
 * Called once the page has changed.
 */
export function focusInstead(part?: Element | null) {
  const place = part instanceof HTMLElement ? part : document.querySelector<HTMLElement>('main h1')
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
