import { getCurrentAppRouterState } from 'next/dist/client/components/app-router-instance'
import { createCacheKey } from 'next/dist/client/components/segment-cache/cache-key'
import {
  cancelPrefetchTask,
  schedulePrefetchTask,
} from 'next/dist/client/components/segment-cache/scheduler'
import type {
  FetchStrategy,
  PrefetchPriority,
} from 'next/dist/client/components/segment-cache/types'

// The router's own values, which exist as types alone: a whole page, since pages are rendered at request time and anything less would be an
// empty shell, at the priority of every link.
const strategy: FetchStrategy.Full = 5
const priority: PrefetchPriority.Default = 1

/**
 * Fetches a whole page ahead into the router's own cache, first its shape, then its contents. What `router.prefetch` does, which cannot be
 * taken back: a page opened before its shape is here is fetched by the router at once, and would be fetched again when the shape comes.
 * @returns leaves what has not been asked for yet to the router; contents that are on their way still serve it
 */
export function fetchPage(address: string): () => void {
  const state = getCurrentAppRouterState()
  if (!state) return () => {}
  const key = createCacheKey(new URL(address, window.location.href).href, state.nextUrl)
  const task = schedulePrefetchTask(key, state.root, strategy, priority, null, null)
  return () => cancelPrefetchTask(task)
}
