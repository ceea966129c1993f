'use client'

import { useEffect } from 'react'
import { pageAliveEvent } from '@/lib/early-press'

/** Tells the script in the head that the page is alive, which then answers a press that came before. */
export function EarlyPress() {
  useEffect(() => {
    document.dispatchEvent(new Event(pageAliveEvent))
  }, [])
  return null
}
