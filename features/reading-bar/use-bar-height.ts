'use client'

import { useEffect, useState, type RefObject } from 'react'

const variable = '--reading-bar'

/** Height of the bar in pixels, which the page learns too, so that nothing focused or floating lies under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      setHeight(element.offsetHeight)
      style.setProperty(variable, `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [bar])
  return height
}
