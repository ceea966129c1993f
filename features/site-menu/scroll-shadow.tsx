'use client'

import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Lifts the header off a page that has been scrolled; lies behind the header's content. */
export function ScrollShadow() {
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  )
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 shadow-1 transition-opacity duration-fast print:hidden ${isScrolled ? '' : 'opacity-0'}`}
    />
  )
}
