'use client'

import { useCallback, useEffect, useState } from 'react'
import { readFailure, type Failure } from '@/lib/failures/read-failure'
import { ApiFailure } from './failure'

export interface RequestState<T> {
  /** `idle` while there is no key. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of the current key; undefined unless `ready`. */
  data: T | undefined
  /** Why it is `failed`. */
  failure: Failure | null
  reload: () => void
}

/**
 * Loads data whenever its key changes; an empty key loads nothing. `reload` tries again. Only the latest
 * call counts: the previous one is aborted, and its response ignored.
 * @param load must not change between renders
 * @param logAs name in the log of failures (specification, section 8); without it failures are not logged
 */
export function useRequest<T>(
  key: string,
  load: (key: string, signal: AbortSignal) => Promise<T>,
  logAs = '',
): RequestState<T> {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{
    request: string
    data: T | undefined
    failure: Failure | null
  }>()
  const request = `${key}#${attempt}`

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    load(key, controller.signal).then(
      (data) => !controller.signal.aborted && setLast({ request, data, failure: null }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (logAs !== '')
          console.warn(`${logAs} not loaded`, key, error instanceof ApiFailure ? error.code : error)
        setLast({ request, data: undefined, failure: readFailure(error, navigator.onLine) })
      },
    )
    return () => controller.abort()
  }, [key, load, request, logAs])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const current = key !== '' && last?.request === request ? last : null
  return {
    status: key === '' ? 'idle' : !current ? 'loading' : current.failure ? 'failed' : 'ready',
    data: current?.data,
    failure: current?.failure ?? null,
    reload,
  }
}
