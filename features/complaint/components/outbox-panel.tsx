'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Container } from '@/components/layout/container'
import { focusInstead } from '@/components/ui/focus-quietly'
import { LiveRegion } from '@/components/ui/live-region'
import { removeFromOutbox } from '../outbox/outbox-rows'
import { useOutbox } from '../outbox/use-outbox'
import { useUnsentWords } from '../outbox/use-unsent-words'
import { useSubmitStore } from '../submit-store'
import { OutboxReceipt } from './outbox-receipt'
import { OutboxUnsent } from './outbox-unsent'

/** Complaints of this device that are not sent yet, and receipts that nobody has put away. */
export function OutboxPanel() {
  const t = useTranslations('complaint-outbox')
  const unsentWords = useUnsentWords()
  const { entries, sendingToken, sendNow } = useOutbox()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<{ place: number; left: number } | null>(null)
  // The dialog of the form says the same, in front of everything: once is enough, for ears above all.
  const isToldByDialog = useSubmitStore(
    ({ status }) => status === 'LOADING' || status === 'SUCCESS',
  )
  const shown = isToldByDialog ? [] : entries
  const words = shown.map((entry) => {
    if (entry.state === 'sent') return t('sentTitle', { title: entry.title })
    return entry.formToken === sendingToken
      ? t('sending', { title: entry.title })
      : `${unsentWords(entry).title}: ${entry.title}`
  })
  /** Takes an entry away that somebody is done with; the focus goes to the one that stands there then. */
  const remove = async (formToken: string) => {
    const place = shown.findIndex((entry) => entry.formToken === formToken)
    await removeFromOutbox(formToken)
    setRemoved({ place, left: shown.length - 1 })
  }
  const hasLeft = removed !== null && shown.length <= removed.left
  useEffect(() => {
    if (hasLeft)
      focusInstead(list.current?.children[removed.place] ?? list.current?.lastElementChild)
  }, [hasLeft, removed])
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={t('label')}>
          <Container className="pt-5">
            <ul ref={list} className="space-y-3">
              {shown.map((entry) => (
                <li key={entry.formToken}>
                  {entry.state === 'sent' ? (
                    <OutboxReceipt entry={entry} onFinish={() => void remove(entry.formToken)} />
                  ) : (
                    <OutboxUnsent
                      entry={entry}
                      isSending={entry.formToken === sendingToken}
                      onSend={() => void sendNow(entry.formToken)}
                      onRemove={() => void remove(entry.formToken)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
      {/* There before anything is said and after the last entry has gone, or it is not heard. */}
      <LiveRegion message={words.length > 0 ? words.join('. ') : removed ? t('putAway') : ''} />
    </>
  )
}
