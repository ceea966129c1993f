'use client'

import { useCallback, useEffect, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { readFailure, type Failure } from '@/lib/failures/read-failure'

export interface ListState<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  items: readonly T[]
  /** Why it is `failed`. */
  failure: Failure | null
  reload: () => void
}

/**
 * Loads a list whenever its key changes; an empty key means that there is nothing to load yet. Failures are logged
 * (specification, section 8) and told; `reload` tries again. An answer that comes after the key has changed is dropped.
 * @param load must not change between renders
 */
export function useList<T>(
  key: string,
  load: (key: string, signal: AbortSignal) => Promise<T[]>,
): ListState<T> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ request: string; items: T[]; failure: Failure | null }>({
    request: '',
    items: [],
    failure: null,
  })
  const request = `${key}#${attempt}`

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    load(key, controller.signal).then(
      (items) => !controller.signal.aborted && setLoaded({ request, items, failure: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.warn('List not loaded', key, error instanceof ApiFailure ? error.code : error)
        setLoaded({ request, items: [], failure: readFailure(error, navigator.onLine) })
      },
    )
    return () => controller.abort()
  }, [key, load, request])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = key !== '' && loaded.request === request
  const status = key === '' ? 'idle' : !isCurrent ? 'loading' : loaded.failure ? 'failed' : 'ready'
  return {
    status,
    items: isCurrent ? loaded.items : [],
    failure: isCurrent ? loaded.failure : null,
    reload,
  }
}
