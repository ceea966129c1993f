'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useHoverOrFocus } from './use-hover-or-focus'
import { useMotionAllowed } from './use-motion-allowed'

interface AutoplayOptions {
  /** Pause between two changes, milliseconds; missing means that nothing changes by itself. */
  everyMs: number | undefined
  onTick: () => void
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useIsPageHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  )

/**
 * Calls back every few seconds, but never while a person interacts: not under the pointer, not with the focus inside, not in a hidden tab,
 * not after a press on pause, and not with reduced motion. `holdProps` belong on the element around what changes.
 */
export function useAutoplay({ everyMs, onTick }: AutoplayOptions) {
  const isMotionAllowed = useMotionAllowed()
  const isPageHidden = useIsPageHidden()
  const [isPaused, setIsPaused] = useState(false)
  const { isHeld, holdProps } = useHoverOrFocus()
  const tick = useEffectEvent(onTick)
  const isOffered = everyMs !== undefined && isMotionAllowed
  const isRunning = isOffered && !isPaused && !isHeld && !isPageHidden

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, everyMs])

  return {
    /** False where nothing moves by itself, so that no pause button is needed. */
    isOffered,
    isPaused,
    togglePaused: () => setIsPaused(!isPaused),
    holdProps,
  }
}
