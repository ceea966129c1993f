'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadPhoto } from '@/lib/photos/queries'
import { createComplaint } from '../queries'
import { deliver } from './deliver'
import { longestPauseMs, type OutboxEntry } from './outbox-entry'
import { changeInOutbox, listOutbox } from './outbox-rows'
import { useOutboxSignal } from './outbox-signal'

/** How often a page looks whether a try is due, milliseconds. */
const lookMs = 5_000
const calls = { uploadPhoto, createComplaint }

export interface Outbox {
  entries: readonly OutboxEntry[]
  /** Token of the complaint this page is sending. */
  sendingToken: string
  /** Tries one complaint now, a refused or opened one too, whatever its turn. */
  sendNow: (formToken: string) => Promise<void>
}

/**
 * The complaints of this device, which it sends while the page is open: at once when the page opens, is looked at again or the
 * network returns, else when their pause is over.
 */
export function useOutbox(): Outbox {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  const [sendingToken, setSendingToken] = useState('')

  useEffect(() => {
    let isOld = false
    const check = () =>
      listOutbox().then(
        (listed) => !isOld && setEntries(listed),
        (error: unknown) => console.warn('Outbox not readable', error),
      )
    void check()
    const unsubscribe = useOutboxSignal.subscribe(() => void check())
    return () => {
      isOld = true
      unsubscribe()
    }
  }, [])

  // When the next try is due could not be written down; photos would go up again every few seconds.
  const restUntil = useRef(new Map<string, number>())
  const send = useCallback(async (formToken: string) => {
    setSendingToken(formToken)
    try {
      await deliver(formToken, calls)
    } catch (error) {
      console.warn('Waiting complaint not sent', error)
      restUntil.current.set(formToken, Date.now() + longestPauseMs)
    } finally {
      setSendingToken('')
    }
  }, [])

  useEffect(() => {
    let isAtWork = false
    const isResting = ({ formToken }: OutboxEntry) =>
      (restUntil.current.get(formToken) ?? 0) > Date.now()
    const work = async (isDue: (nextTryAt: number) => boolean) => {
      if (isAtWork || !navigator.onLine) return
      isAtWork = true
      try {
        // One after the other, weak networks lose parallel uploads together
        for (const entry of await listOutbox())
          if (entry.state === 'waiting' && isDue(entry.nextTryAt) && !isResting(entry))
            await send(entry.formToken)
      } catch (error) {
        console.warn('Outbox not readable', error)
      } finally {
        isAtWork = false
      }
    }
    // Only where a lock keeps tabs apart may a page try out of turn: another tab may be sending at this moment.
    const hasLocks = 'locks' in navigator
    const now = () => void work((nextTryAt) => hasLocks || nextTryAt <= Date.now())
    const ifDue = () => void work((nextTryAt) => nextTryAt <= Date.now())
    const whenSeen = () => document.visibilityState === 'visible' && ifDue()
    now()
    const timer = setInterval(ifDue, lookMs)
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [send])

  const sendNow = useCallback(
    async (formToken: string) => {
      await changeInOutbox(formToken, (entry) =>
        entry.state === 'sent' ? entry : { ...entry, state: 'waiting', refusal: null },
      )
      await send(formToken)
    },
    [send],
  )

  return { entries, sendingToken, sendNow }
}
