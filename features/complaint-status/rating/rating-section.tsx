'use client'

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { useRef, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { ComplaintRating } from '@/lib/schemas/complaint-ratings'
import type { Held } from '../actions/queries'
import type { RatingPanelProps } from './rating-panel'

interface RatingSectionProps {
  own: Held
  /** What the reporter said before this reading of the complaint. */
  rating: ComplaintRating | null
  onMoved: () => void
}

interface Loaded {
  Panel: ComponentType<RatingPanelProps>
  messages: Record<string, unknown>
}

/** What the reporter thinks of the handling once it has ended; code and words of the faces come when it is opened. */
export function RatingSection({ own, rating, onMoved }: RatingSectionProps) {
  const t = useTranslations('complaint-following.rating')
  const locale = useLocale()
  const pageMessages = useMessages()
  const failureMessage = useFailureMessage('action')
  const [said, setSaid] = useState<ComplaintRating | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const message = failure === null ? '' : failureMessage(failure)
  const given = rating ?? said
  const heading = useRef<HTMLHeadingElement>(null)

  const take = (sent: ComplaintRating) => {
    setSaid(sent)
    // The form leaves, and with it the button that was pressed.
    heading.current?.focus()
  }

  const toggle = async () => {
    if (isOpen || loaded) {
      setIsOpen(!isOpen)
      return
    }
    setFailure(null)
    setIsLoading(true)
    try {
      const [{ RatingPanel: Panel }, messages] = await Promise.all([
        import('./rating-panel'),
        loadMessages(locale, 'feedback'),
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
      aria-labelledby="complaint-rating"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-rating" ref={heading} tabIndex={-1} className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t(given === null ? 'text' : 'given')}</p>
      <LiveRegion message={said === null ? '' : t('thanks')} />
      {said !== null && (
        <div className="mt-3">
          <InlineMessage tone="success">{t('thanks')}</InlineMessage>
        </div>
      )}
      <Button
        variant="secondary"
        className="mt-3 max-sm:w-full"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'handling-rating-panel' : undefined}
        isLoading={isLoading}
        onClick={() => void toggle()}
      >
        {t(isOpen ? 'close' : given === null ? 'open' : 'see')}
      </Button>
      <LiveRegion message={message} isUrgent />
      {failure && (
        <div className="mt-3">
          <InlineMessage tone="error">{message}</InlineMessage>
        </div>
      )}
      {isOpen && loaded && (
        <div id="handling-rating-panel" className="mt-4">
          <NextIntlClientProvider
            locale={locale}
            messages={{ ...pageMessages, ...loaded.messages }}
          >
            <loaded.Panel {...{ own, given, onMoved }} onGiven={take} />
          </NextIntlClientProvider>
        </div>
      )}
    </section>
  )
}
