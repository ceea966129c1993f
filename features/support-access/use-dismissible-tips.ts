'use client'

import { useEffect, useState } from 'react'

/** Escape hides the names that lie over the page, until the pointer leaves or the focus moves on (WCAG 1.4.13). */
export function useDismissibleTips() {
  const [areDismissed, setAreDismissed] = useState(false)

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAreDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])

  const show = () => setAreDismissed(false)
  return { areDismissed, onPointerLeave: show, onBlur: show }
}
