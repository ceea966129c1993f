'use client'

import { useEffect, useState } from 'react'

/** Rest after the page has loaded, milliseconds; a phone is still busy then. */
const restMs = 1_500

/** True once everything the first view needs has arrived, for what may come later. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = setTimeout(() => setIsAfter(true), restMs)
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      clearTimeout(timer)
    }
  }, [])
  return isAfter
}
