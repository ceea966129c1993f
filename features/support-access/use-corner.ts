import { type RefObject, useEffect, useState } from 'react'

/** Between the button and what it gives way to, px. */
const gap = 8
/** A finger that trembles is no scrolling, px. */
const topMax = 12

interface Corner {
  /** Whether the icon alone stands there. */
  isSmall: boolean
  /** By how much the button stands higher than its place, px. */
  rise: number
}

/** The button with its word, at the normal text size, px. */
const fullWidth = 112

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>

// The icon alone until the page is known: a word that comes is quieter than one that goes.
const unknown: Corner = { isSmall: true, rise: 0 }

/** Main actions, and the way to the menu: warnings above the header may push it down to the corner. */
const kept = 'main .button-main, header :is(a, button)'

/** How far something must rise from its place to uncover all that is kept free, px. @param box where it stands without rising */
function riseOver({ left, right, top, bottom }: Box): number {
  let rise = 0
  const actions = [...document.querySelectorAll(kept)]
    .map((action) => action.getBoundingClientRect())
    .toSorted((a, b) => b.top - a.top)
  for (const action of actions) {
    const isBeside = action.right <= left || action.left >= right
    const isClear = action.bottom <= top - rise || action.top >= bottom - rise
    if (!isBeside && !isClear) rise = bottom - action.top + gap
  }
  // Where there is no room above, the button stays where people look for it.
  return top - rise < 0 ? 0 : rise
}

/** Whether something is to be read or used, rather than to be looked at. */
const isContent = (element: Element) =>
  element.matches('a, button, input, select, textarea, summary') ||
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  )

/** Whether the button in its full width would lie on words or controls of the page; asked at nine points of it. */
function coversContent(button: Element, { right, top, bottom }: Box): boolean {
  const left = right - fullWidth
  return [left, (left + right) / 2, right - 1].some((x) =>
    [top, (top + bottom) / 2, bottom - 1].some((y) => {
      const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element))
      return below !== undefined && isContent(below)
    }),
  )
}

/**
 * How a button in the lower corner leaves the page to be read and used: the icon alone where the word would lie on words or once the page is
 * scrolled, and above a main action or the menu's button that lies where it stands.
 */
export function useCorner(button: RefObject<HTMLElement | null>, page: string): Corner {
  const [corner, setCorner] = useState({ ...unknown, page })

  useEffect(() => {
    let risen = 0
    const place = () => {
      if (!button.current) return
      const { left, right, top, bottom } = button.current.getBoundingClientRect()
      const home = { left, right, top: top + risen, bottom: bottom + risen }
      const rise = riseOver(home)
      const isSmall = window.scrollY > topMax || rise > 0 || coversContent(button.current, home)
      risen = rise
      setCorner((known) =>
        known.isSmall === isSmall && known.rise === rise && known.page === page
          ? known
          : { isSmall, rise, page },
      )
    }
    // A page is scrolled before its scripts are there, or comes back where it was left.
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    // What is opened, added or removed moves the actions below it, and nothing is scrolled.
    const grown = new ResizeObserver(place)
    grown.observe(document.body)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
      grown.disconnect()
    }
  }, [button, page])

  return corner.page === page ? corner : unknown
}
