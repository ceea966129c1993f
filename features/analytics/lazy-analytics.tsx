'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useEffect, useState } from 'react'
import { useAfterLoad } from '@/components/ui/use-after-load'
import { recordClick } from './click-events'
import type { loadMeasurement } from './load-measurement'

/**
 * Notes the clicks that the portal counts. They stay in this tab unless an id of Google Analytics is set and somebody has agreed; whatever
 * that takes is fetched once the page is at rest, and never without an id.
 */
export function LazyAnalytics({ id }: { id?: string }) {
  useEffect(() => {
    // Before anything else hears of the click: the link may be gone afterwards.
    document.addEventListener('click', recordClick, true)
    return () => document.removeEventListener('click', recordClick, true)
  }, [])
  return id === undefined ? null : <Measured id={id} />
}

type Loaded = Awaited<ReturnType<typeof loadMeasurement>>

function Measured({ id }: { id: string }) {
  const locale = useLocale()
  const ofPage = useMessages()
  const isAtRest = useAfterLoad()
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (!isAtRest) return
    import('./load-measurement')
      .then((part) => part.loadMeasurement(locale))
      // Not loaded means not counted.
      .then(setLoaded, () => undefined)
  }, [isAtRest, locale])

  if (!loaded) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...ofPage, ...loaded.messages }}>
      <loaded.Measurement id={id} />
    </NextIntlClientProvider>
  )
}
