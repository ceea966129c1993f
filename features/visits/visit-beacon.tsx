'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { pageLocale } from '@/lib/i18n/page-locale'

const address = '/v1/public/visits'

/** Tells the server that a page is being looked at, also when it is left at once; says nothing for people who do not want that. */
function sendVisit(path: string): void {
  if (asksForPrivacy()) return
  // sendBeacon cannot say the language; a request kept alive outlives its page as well. The API client would bring its library to every page.
  fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Content-Language': pageLocale() },
    body: JSON.stringify({ path }),
  }).catch(() => undefined)
}

/** A page left sooner than this was not looked at, milliseconds. */
export const restMs = 1_000

/** Counts one visit for each page that comes to rest, also those reached within the portal; shows nothing. */
export function VisitBeacon() {
  const path = usePathname()
  useEffect(() => {
    const timer = setTimeout(() => sendVisit(path), restMs)
    return () => clearTimeout(timer)
  }, [path])
  return null
}
