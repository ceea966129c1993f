'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useEffect, useState, type ComponentType } from 'react'
import { OrbLoader } from '@/components/ui/orb-loader'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { ReceiptPanelProps } from './receipt-panel'

interface Loaded {
  Panel: ComponentType<ReceiptPanelProps>
  messages: Record<string, unknown>
}

/**
 * The receipt panel with its code and words, fetched when it is shown. On a network that breaks in this moment it stays away: number and
 * secret stand above it and must never go down with it.
 */
export function ReceiptMore(props: ReceiptPanelProps) {
  const locale = useLocale()
  const pageMessages = useMessages()
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    Promise.all([import('./receipt-panel'), loadMessages(locale, 'complaint-receipt')]).then(
      ([{ ReceiptPanel: Panel }, messages]) => isWanted && setLoaded({ Panel, messages }),
      () => isWanted && setLoaded('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [locale])
  if (loaded === 'failed') return null
  if (loaded === null) {
    // As high as what comes, so that the buttons below do not jump under the finger.
    return (
      <div className="grid min-h-28 place-items-center">
        <OrbLoader />
      </div>
    )
  }
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...pageMessages, ...loaded.messages }}>
      <loaded.Panel {...props} />
    </NextIntlClientProvider>
  )
}
