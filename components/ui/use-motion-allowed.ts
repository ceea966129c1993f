'use client'

import { useSyncExternalStore } from 'react'
import { allowsMotion, reducedMotion } from '@/lib/accessibility/allows-motion'

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

/**
 * Whether things may move by themselves: neither the system asks for less motion nor "stop animation" is on. Follows both at once;
 * false in server HTML, because standing still is right for everybody.
 */
export const useMotionAllowed = () => useSyncExternalStore(subscribe, allowsMotion, () => false)
