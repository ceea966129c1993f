'use client'

import { useEffect, useState } from 'react'
import { useMotionAllowed } from './use-motion-allowed'

/** Time from zero to the end, milliseconds (design, section 10). */
export const countUpMs = 800

/**
 * The share of a number to show while it counts up: 1 in server HTML, where motion is unwanted, and for a number that is in view from the
 * start (it would jump back to nothing before a reader's eyes); otherwise from 0 to 1, once, when `element` comes into view.
 */
export function useCountUp(element: Element | null): number {
  const isMotionAllowed = useMotionAllowed()
  const [share, setShare] = useState(1)
  const [isDone, setIsDone] = useState(false)

  useEffect(() => {
    if (!element || !isMotionAllowed || isDone) return undefined
    let frame = 0
    let hasWaited = false
    const count = (startedAt: number) => (now: number) => {
      const passed = Math.min((now - startedAt) / countUpMs, 1)
      // Slows down towards the end.
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(count(startedAt))
      else setIsDone(true)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      if (!entry.isIntersecting) {
        hasWaited = true
        setShare(0)
        return
      }
      observer.disconnect()
      if (hasWaited) frame = requestAnimationFrame((now) => count(now)(now))
      else setIsDone(true)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element, isMotionAllowed, isDone])

  return isMotionAllowed && !isDone ? share : 1
}
