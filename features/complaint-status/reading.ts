import type { Failure } from '@/lib/failures/read-failure'

/** When the shown complaint was last read, and whether that is going on or has failed since, and why. */
export type Reading = { readAt: Date } & (
  | { state: 'read' | 'reading' }
  | { state: 'failed'; failure: Failure }
)
