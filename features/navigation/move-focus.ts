import { focusInstead, focusQuietly } from '@/components/ui/focus-quietly'
import { linkAgain, type PagePlace } from './place-memory'

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
  focusInstead()
}

/** Whether an element can be seen below the header, which stays in view. */
function isSeen(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= window.innerHeight
}

/** Puts the focus where somebody left a page: on the link that was followed, else on the first heading or link that is in view. */
export function focusPlace({ top, link }: PagePlace) {
  const followed = link && linkAgain(link)
  const inView = () =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a[href])')].find(isSeen)
  const place = followed ?? (top > 0 ? inView() : undefined)
  if (place) focusQuietly(place)
  else focusPage(false)
}
