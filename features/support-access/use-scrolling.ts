'use client'

import { useEffect, useState, type RefObject } from 'react'
import { allowsMotion } from '@/lib/accessibility/allows-motion'

/** Time after the last scroll until the menu is at rest again, milliseconds (specification, section 9). */
const scrollIdleMs = 2950

/**
 * True while the page scrolls, when the element was whole in view at its start, until `scrollIdleMs` after the last scroll. Always false for people who
 * want no movement.
 */
export function useScrolling(element: RefObject<Element | null>): boolean {
  const [isScrolling, setIsScrolling] = useState(false)

  useEffect(() => {
    if (!element.current) return undefined
    let isWhole = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        isWhole = (entries.at(-1)?.intersectionRatio ?? 0) >= 1
      },
      { threshold: 1 },
    )
    const rest = () => {
      timer = undefined
      setIsScrolling(false)
    }
    const note = () => {
      // The wiggle itself turns the element's corners out of view; later scrolls must still put the rest off.
      const isMarked = timer !== undefined
      if (!(isMarked || isWhole) || !allowsMotion()) return
      clearTimeout(timer)
      timer = setTimeout(rest, scrollIdleMs)
      setIsScrolling(true)
    }
    observer.observe(element.current)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', note)
      clearTimeout(timer)
    }
  }, [element])

  return isScrolling
}
