'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Container } from '@/components/layout/container'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import type { OutboxEntry } from '../outbox/outbox-entry'
import { removeFromOutbox, removeUnsent } from '../outbox/outbox-rows'
import { useOutbox } from '../outbox/use-outbox'
import { useOutboxEditing } from '../outbox/use-outbox-editing'
import { useUnsentText } from '../outbox/use-unsent-text'
import { useSubmitStore } from '../submit-store'
import { OutboxReceipt } from './outbox-receipt'
import { OutboxUnsent } from './outbox-unsent'

/** What the storage of the browser did not let happen. */
type Refusal = 'notSent' | 'notOpened' | 'notRemoved'
type List = RefObject<HTMLUListElement | null>

/** Buttons of a row go away when they are pressed; what stands in its place then has the focus. */
function keepFocus(list: List, isPressed: (row: Element, index: number) => boolean) {
  const place = [...(list.current?.children ?? [])].findIndex(isPressed)
  focusAfterRemoval(() => list.current?.children[place] ?? list.current?.lastElementChild)
}

function Rows({ list, children }: { list: List; children: ReactNode }) {
  // Before the rows are painted: who is at a button at once is followed too.
  useLayoutEffect(() => {
    const element = list.current
    // A complaint may be sent by itself while somebody is at its buttons, or at the question about it.
    const onFocus = ({ target }: FocusEvent) =>
      keepFocus(list, (row) => target instanceof Node && row.contains(target))
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [list])
  return (
    <ul ref={list} className="space-y-3">
      {children}
    </ul>
  )
}

/** Complaints of this device that are not sent yet, and receipts that nobody has put away. */
export function OutboxPanel() {
  const t = useTranslations('complaint-outbox')
  const unsentText = useUnsentText()
  const { entries, sendingToken, sendNow } = useOutbox()
  const list = useRef<HTMLUListElement>(null)
  const open = useOutboxEditing((editing) => editing.open)
  const [hasRemoved, setHasRemoved] = useState(false)
  const [refused, setRefused] = useState('')
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
  /** Does what a button of an entry is for, or says that the storage of the browser refused. */
  const press = (
    entry: OutboxEntry,
    refusal: Refusal,
    work: (entry: OutboxEntry) => Promise<void>,
  ) => {
    const place = shown.indexOf(entry)
    keepFocus(list, (_, index) => index === place)
    setRefused('')
    work(entry).catch((error: unknown) => {
      console.warn('Outbox not changed', error)
      setRefused(t(refusal, { title: entry.title }))
    })
  }
  /** Takes an entry away that somebody is done with. */
  const remove = (entry: OutboxEntry) =>
    press(entry, 'notRemoved', async ({ formToken, state }) => {
      // What is shown may be older than what became of it, such as on a page that the browser kept aside.
      const left = await (state === 'sent' ? removeFromOutbox : removeUnsent)(formToken)
      if (!left) setHasRemoved(true)
    })
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={t('label')}>
          <Container className="space-y-3 pt-5">
            {refused && <InlineMessage tone="error">{refused}</InlineMessage>}
            <Rows list={list}>
              {shown.map((entry) => (
                <li key={entry.formToken}>
                  {entry.state === 'sent' ? (
                    <OutboxReceipt entry={entry} onFinish={() => remove(entry)} />
                  ) : (
                    <OutboxUnsent
                      entry={entry}
                      isSending={entry.formToken === sendingToken}
                      onSend={() => press(entry, 'notSent', ({ formToken }) => sendNow(formToken))}
                      onEdit={
                        open &&
                        (() => press(entry, 'notOpened', ({ formToken }) => open(formToken)))
                      }
                      onRemove={() => remove(entry)}
                    />
                  )}
                </li>
              ))}
            </Rows>
          </Container>
        </section>
      )}
      <LiveRegion message={refused} isUrgent />
      {/* There before anything is said and after the last entry has gone, or it is not heard. */}
      <LiveRegion
        message={titles.length > 0 ? titles.join('. ') : hasRemoved ? t('putAway') : ''}
      />
    </>
  )
}
