import type { GivenParams } from '@/lib/address/params'

export type SearchParams = Promise<GivenParams>

/** What no text of the portal has, and PostgreSQL refuses. */
const unwritable = /[\p{Cc}\p{Cs}]/u

/** A path segment as typed; null when its percent signs make no text. */
export function segmentText(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return unwritable.test(text) ? null : text
  } catch {
    return null
  }
}
