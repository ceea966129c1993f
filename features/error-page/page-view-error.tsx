'use client'

import { useEffect } from 'react'
import { recordEvent } from '@/lib/analytics/events'

/** Records that somebody came to an address that leads nowhere; its query may hold anything and is left out. */
export function PageViewError() {
  useEffect(() => recordEvent('page-view-error', { path: window.location.pathname }), [])
  return null
}
