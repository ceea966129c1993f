'use client'

import { useEffect, useState } from 'react'

const lockName = 'portal-jabar-complaint-draft'
export type DraftLock = 'asking' | 'mine' | 'elsewhere'

/** Holds the lock until the signal says that the page has gone. */
const untilGone = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

/**
 * Which tab may keep and restore the one draft of this device: the first one with the form open. A later one gets it when that
 * one closes. Without Web Locks (pages without TLS in an office network) every tab may.
 */
export function useDraftLock(): DraftLock {
  const [lock, setLock] = useState<DraftLock>('asking')

  useEffect(() => {
    // Browsers before 2022 and pages without TLS have none, whatever the types say.
    const locks: LockManager | undefined = navigator.locks
    const gone = new AbortController()
    const take = () => {
      if (gone.signal.aborted) return undefined
      setLock('mine')
      return untilGone(gone.signal)
    }
    const ask = async () => {
      if (!locks) return void take()
      const isTaken = await locks.request(lockName, { ifAvailable: true }, async (given) => {
        if (!given) return true
        await take()
        return false
      })
      if (!isTaken || gone.signal.aborted) return undefined
      setLock('elsewhere')
      return locks.request(lockName, { signal: gone.signal }, async () => take())
    }
    ask().catch((error: unknown) => {
      if (!gone.signal.aborted) console.warn('Draft lock not given', error)
    })
    return () => gone.abort()
  }, [])

  return lock
}
