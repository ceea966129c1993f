'use client'

import { useRequest, type RequestState } from '@/lib/api/use-request'

export interface ListState<T> extends Omit<RequestState<readonly T[]>, 'data'> {
  items: readonly T[]
}

/** `useRequest` for a list, which is empty until it is there. @param load must not change between renders */
export function useList<T>(
  key: string,
  load: (key: string, signal: AbortSignal) => Promise<T[]>,
): ListState<T> {
  const { data = [], ...request } = useRequest(key, load, 'List')
  return { ...request, items: data }
}
