'use client'

import { useEffect, useState } from 'react'

/** Shorter ways are a finger that trembles, px. */
const leastWay = 12

/** True from when the page is scrolled down until it is scrolled up again or stands at its top. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false)

  useEffect(() => {
    let turn = window.scrollY
    const note = () => {
      const way = window.scrollY - turn
      if (Math.abs(way) < leastWay && window.scrollY > 0) return
      turn = window.scrollY
      setIsDown(way > 0)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  return isDown
}
