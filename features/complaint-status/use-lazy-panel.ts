'use client'

import { useLocale, useMessages } from 'next-intl'
import { useState, type ComponentType } from 'react'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { type LazyNamespace, loadMessages } from '@/lib/i18n/load-messages'

interface Loaded<P> {
  Panel: ComponentType<P>
  /** Those of the page with those of the panel. */
  messages: Record<string, unknown>
}

/** A panel below a button: its code and words come when it is opened for the first time. */
export function useLazyPanel<P>(load: () => Promise<ComponentType<P>>, namespace: LazyNamespace) {
  const locale = useLocale()
  const pageMessages = useMessages()
  const failureMessage = useFailureMessage('action')
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [loaded, setLoaded] = useState<Loaded<P> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

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

  return {
    locale,
    isLoading,
    toggle: () => void toggle(),
    /** Why it could not be loaded; '' when it was. */
    failed: failure === null ? '' : failureMessage(failure),
    /** null while it is closed. */
    opened: isOpen ? loaded : null,
  }
}
