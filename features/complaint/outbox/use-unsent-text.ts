'use client'

import { useTranslations } from 'next-intl'
import { useConnection } from '@/lib/connection/use-connection'
import { deliveryOf } from '@/lib/failures/failure-rows'
import { useClock } from '@/lib/failures/use-failure-message'
import { useFormatter } from '@/lib/i18n/formatter'
import { useUnsentTitle } from '../use-unsent-title'
import type { UnsentEntry } from './outbox-entry'

/** What is said of a complaint that waits on this device: why it is not sent, where it is, and what becomes of it. */
export function useUnsentText() {
  const t = useTranslations()
  const format = useFormatter()
  const clock = useClock()
  const unsentTitle = useUnsentTitle()
  const isOffline = useConnection() === 'offline'
  return (entry: UnsentEntry) => {
    const facts = {
      title: entry.title,
      time: format.dateTime(entry.queuedAt, { dateStyle: 'long', timeStyle: 'short' }),
    }
    const text = t(`complaint-outbox.${entry.state}Text`, facts)
    if (entry.state === 'editing')
      return { title: t('complaint-outbox.editingTitle'), text, sentAgain: '', code: null }
    if (entry.state === 'refused')
      return { title: unsentTitle(entry.cause ?? 'refused'), text, sentAgain: '', code: null }
    // What the device says now is newer than what became of the last try.
    const cause = isOffline ? 'offline' : entry.cause
    if (cause === null)
      return { title: t('complaint-outbox.waitingTitle'), text, sentAgain: '', code: null }
    const { sentAgain } = deliveryOf(cause, true)
    const time = clock(cause === 'limited' ? entry.nextTryAt : null)
    return {
      title: unsentTitle(cause),
      text,
      sentAgain: sentAgain === null ? '' : t(sentAgain, { time }),
      code: isOffline ? null : entry.requestId,
    }
  }
}
