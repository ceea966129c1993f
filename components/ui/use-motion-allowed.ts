'use client'

import { useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(reducedMotion)
  const root = new MutationObserver(onChange)
  media.addEventListener('change', onChange)
  root.observe(document.documentElement, { attributeFilter: ['data-animation'] })
  return () => {
    media.removeEventListener('change', onChange)
    root.disconnect()
  }
}

const isAllowed = () => document.documentElement.dataset.animation !== 'off' && !window.matchMedia(reducedMotion).matches

/**
 * Whether things may move by themselves: neither the system asks for less motion nor "stop animation" is on. Follows both at once;
 * false in server HTML, because standing still is right for everybody.
 */
export const useMotionAllowed = () => useSyncExternalStore(subscribe, isAllowed, () => false)
