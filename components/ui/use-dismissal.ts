'use client'

import { useEffect, type RefObject } from 'react'

/** Why something that was open is left; only Escape asks for the focus back. */
export type Dismissal = 'escape' | 'away'

/**
 * Detects when a non-modal popup should close: Escape anywhere, a press or the focus outside `box`, a link followed inside it, the
 * browser's back button, or the whole page left. (A new query is no new page that would close it.)
 * @param onDismiss must be stable, else the listeners are set again with every render
 */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: Dismissal) => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && box.current?.contains(target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape')
    }
    const onLeave = ({ target }: Event) => {
      if (!isInside(target)) onDismiss('away')
    }
    const onFollow = ({ target }: Event) => {
      const link = isInside(target) && target instanceof Element && target.closest('a')
      // The page in another language takes the place of this one with all that is open; closing that first would only hold it up.
      if (link && link.hreflang === '') onDismiss('away')
    }
    const leave = () => onDismiss('away')
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onLeave, { signal })
    document.addEventListener('focusin', onLeave, { signal })
    document.addEventListener('click', onFollow, { signal })
    window.addEventListener('popstate', leave, { signal })
    // The browser may come back to the page as it was left.
    window.addEventListener('pagehide', leave, { signal })
    return () => listening.abort()
  }, [box, isOpen, onDismiss])
}
