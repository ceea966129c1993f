'use client'

import { useEffect } from 'react'

/** Time after the opening in which a finger that is still moving cannot pull the page down to reload it (specification, section 9). */
export const pullGuardMs = 500

const stop = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault()
}

/** Keeps the swipe that brought a sheet up from going on as the browser's pull-to-refresh. */
export function usePullGuard() {
  useEffect(() => {
    // React listens passively, and a passive listener cannot prevent.
    document.addEventListener('touchmove', stop, { passive: false })
    const remove = () => document.removeEventListener('touchmove', stop)
    const timer = setTimeout(remove, pullGuardMs)
    return () => {
      clearTimeout(timer)
      remove()
    }
  }, [])
}
