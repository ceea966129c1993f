'use client'

import { useEffect } from 'react'
import { hydratedEvent } from '@/lib/event-replay'

/** Tells the script in the head that the page is alive, which then answers a press that came before. */
export function EventReplay() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent))
  }, [])
  return null
}
