'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Container } from '@/components/layout/container'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { LiveRegion } from '@/components/ui/live-region'
import type { OutboxEntry } from '../outbox/outbox-entry'
import { removeFromOutbox, removeUnsent } from '../outbox/outbox-rows'
import { useOutbox } from '../outbox/use-outbox'
import { useUnsentText } from '../outbox/use-unsent-text'
import { useSubmitStore } from '../submit-store'
import { OutboxReceipt } from './outbox-receipt'
import { OutboxUnsent } from './outbox-unsent'

/** Complaints of this device that are not sent yet, and receipts that nobody has put away. */
export function OutboxPanel() {
  const t = useTranslations('complaint-outbox')
  const unsentText = useUnsentText()
  const { entries, sendingToken, sendNow } = useOutbox()
  const list = useRef<HTMLUListElement>(null)
  const [hasRemoved, setHasRemoved] = useState(false)
  // The dialog of the form says the same, in front of everything: once is enough, for ears above all.
  const isShownByDialog = useSubmitStore(
    ({ status }) => status === 'LOADING' || status === 'SUCCESS',
  )
  const shown = isShownByDialog ? [] : entries
  const titles = shown.map((entry) => {
    if (entry.state === 'sent') return t('sentTitle', { title: entry.title })
    return entry.formToken === sendingToken
      ? t('sending', { title: entry.title })
      : `${unsentText(entry).title}: ${entry.title}`
  })
  /** Buttons of an entry go away when they are pressed; what stands in its place then has the focus. */
  const focusPlaceOf = (formToken: string) => {
    const place = shown.findIndex((entry) => entry.formToken === formToken)
    focusAfterRemoval(() => list.current?.children[place] ?? list.current?.lastElementChild)
  }
  /** Takes an entry away that somebody is done with. */
  const remove = async ({ formToken, state }: OutboxEntry) => {
    focusPlaceOf(formToken)
    // What is shown may be older than what became of it, such as on a page that the browser kept aside.
    const left = await (state === 'sent' ? removeFromOutbox : removeUnsent)(formToken)
    if (!left) setHasRemoved(true)
  }
  const send = (formToken: string) => {
    focusPlaceOf(formToken)
    void sendNow(formToken)
  }
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={t('label')}>
          <Container className="pt-5">
            <ul ref={list} className="space-y-3">
              {shown.map((entry) => (
                <li key={entry.formToken}>
                  {entry.state === 'sent' ? (
                    <OutboxReceipt entry={entry} onFinish={() => void remove(entry)} />
                  ) : (
                    <OutboxUnsent
                      entry={entry}
                      isSending={entry.formToken === sendingToken}
                      onSend={() => send(entry.formToken)}
                      onRemove={() => void remove(entry)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
      {/* There before anything is said and after the last entry has gone, or it is not heard. */}
      <LiveRegion
        message={titles.length > 0 ? titles.join('. ') : hasRemoved ? t('putAway') : ''}
      />
    </>
  )
}
