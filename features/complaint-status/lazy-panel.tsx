'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { type LazyNamespace, loadMessages } from '@/lib/i18n/load-messages'

interface Loaded<P> {
  Panel: ComponentType<P>
  /** Those of the page with those of the panel. */
  messages: Record<string, unknown>
}

interface LazyPanelProps<P> {
  id: string
  load: () => Promise<ComponentType<P>>
  namespace: LazyNamespace
  /** Words of the button. */
  words: { open: string; close: string }
  children: (Panel: ComponentType<P>) => ReactNode
}

/** A panel below the button that opens it: its code and words come when it is opened for the first time. */
export function LazyPanel<P>({ id, load, namespace, words, children }: LazyPanelProps<P>) {
  const locale = useLocale()
  const pageMessages = useMessages()
  const failureMessage = useFailureMessage('action')
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [loaded, setLoaded] = useState<Loaded<P> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const failed = failure === null ? '' : failureMessage(failure)

  const toggle = async () => {
    if (isOpen || loaded) {
      setIsOpen(!isOpen)
      return
    }
    setFailure(null)
    setIsLoading(true)
    try {
      const [Panel, messages] = await Promise.all([load(), loadMessages(locale, namespace)])
      setLoaded({ Panel, messages: { ...pageMessages, ...messages } })
      setIsOpen(true)
    } catch (error) {
      setFailure(readFailure(error, navigator.onLine))
    }
    setIsLoading(false)
  }

  return (
    <>
      <Button
        variant="secondary"
        className="mt-3 max-sm:w-full"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        isLoading={isLoading}
        onClick={() => void toggle()}
      >
        {isOpen ? words.close : words.open}
      </Button>
      <LiveRegion message={failed} isUrgent />
      {failed !== '' && (
        <div className="mt-3">
          <InlineMessage tone="error">{failed}</InlineMessage>
        </div>
      )}
      {isOpen && loaded && (
        <div id={id} className="mt-4">
          <NextIntlClientProvider locale={locale} messages={loaded.messages}>
            {children(loaded.Panel)}
          </NextIntlClientProvider>
        </div>
      )}
    </>
  )
}
