import { focusQuietly } from './hash-target'

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Whoever filters a list goes on where they are; whoever pressed a link at the end of a page that is gone does not. */
function hasItsPlace(element: Element | null) {
  if (!element || element === document.body) return false
  return element.closest('form') !== null || isInView(element)
}

/**
 * Puts the focus where a new page begins: its main heading, or `main` without one.
 * @param isSamePath only the query changed, as by a filter: then the focus stays where it still has its place
 */
export function focusPage(isSamePath: boolean) {
  if (isSamePath && hasItsPlace(document.activeElement)) return
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (start) focusQuietly(start)
}
