'use client'

import { BellIcon } from '@phosphor-icons/react'
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { loadMessages } from '@/lib/i18n/load-messages'
import { canPush } from '@/lib/news-channels/push-device'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { OwnNumber } from '@/lib/news-channels/queries'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import type { NewsOfferPanelProps } from './news-offer-panel'

interface Loaded {
  Panel: ComponentType<NewsOfferPanelProps>
  messages: Record<string, unknown>
}

/**
 * Offers notifications of this browser, where portal and browser have them. It is an extra: whatever of it does not arrive on a bad network
 * stays away, unless somebody has asked for it.
 */
export function NewsOffer({ number, secret }: OwnNumber) {
  const t = useTranslations('complaint-receipt.panel')
  const locale = useLocale()
  const pageMessages = useMessages()
  const [channels, setChannels] = useState<NewsChannels | null>(null)
  const [loaded, setLoaded] = useState<Loaded | 'loading' | null>(null)
  const failureMessage = useFailureMessage('general')
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    if (!canPush() || Notification.permission === 'denied') return undefined
    const reading = new AbortController()
    import('@/lib/news-channels/queries')
      .then(({ readChannels }) => readChannels({ number, secret }, reading.signal))
      .then(
        (read) => !reading.signal.aborted && setChannels(read),
        () => undefined,
      )
    return () => reading.abort()
  }, [number, secret])

  const open = async () => {
    setFailure(null)
    setLoaded('loading')
    try {
      const [{ NewsOfferPanel: Panel }, messages] = await Promise.all([
        import('./news-offer-panel'),
        loadMessages(locale, 'news-channels'),
      ])
      setLoaded({ Panel, messages })
    } catch (error) {
      setFailure(readFailure(error, navigator.onLine))
      setLoaded(null)
    }
  }

  const failed = failure === null ? '' : failureMessage(failure)
  if (!channels?.push) return null
  if (loaded !== null && loaded !== 'loading')
    return (
      <NextIntlClientProvider locale={locale} messages={{ ...pageMessages, ...loaded.messages }}>
        <loaded.Panel own={{ number, secret }} push={channels.push} onChange={setChannels} />
      </NextIntlClientProvider>
    )
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        isLoading={loaded === 'loading'}
        onClick={() => void open()}
      >
        <BellIcon aria-hidden="true" size={20} weight="bold" />
        {t('news')}
      </Button>
      <LiveRegion message={failed} isUrgent />
      {failed && <p className="mt-2 text-small text-text-2">{failed}</p>}
    </div>
  )
}
