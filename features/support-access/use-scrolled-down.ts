'use client'

import { useEffect, useState } from 'react'

/** Shorter ways are a finger that trembles, px. */
const distanceMin = 12

/** True from when the page is scrolled down until it is scrolled up again or stands at its top. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false)

  useEffect(() => {
    let turningPoint = 0
    const note = () => {
      const distance = window.scrollY - turningPoint
      if (Math.abs(distance) < distanceMin && window.scrollY > 0) return
      turningPoint = window.scrollY
      setIsDown(distance > 0)
    }
    // A page is scrolled before its scripts are there, or comes back where it was left.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  return isDown
}
