'use client'

import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { LiveRegion } from '@/components/ui/live-region'
import { useOutbox } from '../outbox/use-outbox'
import { useSubmitStore } from '../submit-store'
import { OutboxReceipt } from './outbox-receipt'
import { OutboxUnsent } from './outbox-unsent'

/** Complaints of this device that are not sent yet, and receipts that nobody has put away. */
export function OutboxPanel() {
  const t = useTranslations('complaint-outbox')
  const { entries, sendingToken, sendNow } = useOutbox()
  // The dialog of the form says the same, in front of everything: once is enough, for ears above all.
  const isToldByDialog = useSubmitStore(({ status }) => status === 'LOADING' || status === 'SUCCESS')
  if (entries.length === 0 || isToldByDialog) return null
  const words = entries.map((entry) => {
    if (entry.state === 'sent') return t('sentTitle', { title: entry.title })
    return entry.formToken === sendingToken ? t('sending', { title: entry.title }) : `${t(`${entry.state}Title`)}: ${entry.title}`
  })
  return (
    <section aria-label={t('label')}>
      <Container className="pt-5">
        <ul className="space-y-3">
          {entries.map((entry) => (
            <li key={entry.formToken}>
              {entry.state === 'sent' ? (
                <OutboxReceipt entry={entry} />
              ) : (
                <OutboxUnsent entry={entry} isSending={entry.formToken === sendingToken} onSend={() => void sendNow(entry.formToken)} />
              )}
            </li>
          ))}
        </ul>
      </Container>
      <LiveRegion message={words.join('. ')} />
    </section>
  )
}
