'use client'

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { OwnNumber } from '@/lib/news-channels/queries'

interface Loaded {
  Panel: ComponentType<OwnNumber>
  messages: Record<string, unknown>
}

/** By which channels news of the complaint arrives; its code and words come when it is opened. */
export function NewsSection(own: OwnNumber) {
  const t = useTranslations('complaint-following.news')
  const locale = useLocale()
  const pageMessages = useMessages()
  const failureMessage = useFailureMessage('action')
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const message = failure === null ? '' : failureMessage(failure)

  const toggle = async () => {
    if (isOpen || loaded) {
      setIsOpen(!isOpen)
      return
    }
    setFailure(null)
    setIsLoading(true)
    try {
      const [{ NewsPanel: Panel }, messages] = await Promise.all([
        import('./news-panel'),
        loadMessages(locale, 'news-channels'),
      ])
      setLoaded({ Panel, messages })
      setIsOpen(true)
    } catch (error) {
      setFailure(readFailure(error, navigator.onLine))
    }
    setIsLoading(false)
  }

  return (
    <section
      aria-labelledby="complaint-news"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-news" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t('text')}</p>
      <Button
        variant="secondary"
        className="mt-3 max-sm:w-full"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'news-channels' : undefined}
        isLoading={isLoading}
        onClick={() => void toggle()}
      >
        {t(isOpen ? 'close' : 'open')}
      </Button>
      <LiveRegion message={message} isUrgent />
      {failure && (
        <div className="mt-3">
          <InlineMessage tone="error">{message}</InlineMessage>
        </div>
      )}
      {isOpen && loaded && (
        <div id="news-channels" className="mt-3">
          <NextIntlClientProvider
            locale={locale}
            messages={{ ...pageMessages, ...loaded.messages }}
          >
            <loaded.Panel {...own} />
          </NextIntlClientProvider>
        </div>
      )}
    </section>
  )
}
