'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { sendEventsTo } from '@/lib/analytics/events'
import { followConsent, useConsent } from './consent'
import { ConsentNotice } from './consent-notice'
import { countPage, sendToGtag, startGtag, stopGtag } from './gtag'

/** Sends events and pages to Google Analytics while somebody agrees to it; asks once whoever has not said anything. */
export function Measurement({ id }: { id: string }) {
  const path = usePathname()
  const consent = useConsent()
  const [isAsking] = useState(consent === 'undecided')
  const isGranted = consent === 'granted'

  useEffect(followConsent, [])

  useEffect(() => {
    if (!isGranted) return undefined
    startGtag(id)
    sendEventsTo(sendToGtag)
    return () => {
      sendEventsTo(null)
      stopGtag(id)
    }
  }, [id, isGranted])

  useEffect(() => {
    if (isGranted) countPage(path)
  }, [path, isGranted])

  return isAsking ? <ConsentNotice /> : null
}
