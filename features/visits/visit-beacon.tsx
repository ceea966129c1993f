'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { sendVisit } from './queries'

/** A page left sooner than this was not looked at, milliseconds. */
export const restMs = 1_000

/** Counts one visit for each page that comes to rest, also those reached within the portal, and none of people who do not want that; shows nothing. */
export function VisitBeacon() {
  const path = usePathname()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!asksForPrivacy()) sendVisit(path)
    }, restMs)
    return () => clearTimeout(timer)
  }, [path])
  return null
}
