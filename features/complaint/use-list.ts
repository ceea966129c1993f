'use client'

import { useCallback, useEffect, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'

export interface ListState<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  items: readonly T[]
  reload: () => void
}

/**
 * Loads a list whenever its key changes; an empty key means that there is nothing to load yet. Failures are only logged
 * (specification, section 8); `reload` tries again. An answer that comes after the key has changed is dropped.
 * @param load must not change between renders
 */
export function useList<T>(
  key: string,
  load: (key: string, signal: AbortSignal) => Promise<T[]>,
): ListState<T> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ request: string; items: T[]; isFailed: boolean }>({
    request: '',
    items: [],
    isFailed: false,
  })
  const request = `${key}#${attempt}`

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    load(key, controller.signal).then(
      (items) => !controller.signal.aborted && setLoaded({ request, items, isFailed: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.warn('List not loaded', key, error instanceof ApiFailure ? error.code : error)
        setLoaded({ request, items: [], isFailed: true })
      },
    )
    return () => controller.abort()
  }, [key, load, request])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = key !== '' && loaded.request === request
  const status = key === '' ? 'idle' : !isCurrent ? 'loading' : loaded.isFailed ? 'failed' : 'ready'
  return { status, items: isCurrent ? loaded.items : [], reload }
}
