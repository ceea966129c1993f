import type { GivenParams } from '@/lib/address/params'

export type SearchParams = Promise<GivenParams>

/** A path segment as typed; null when its percent signs make no text. */
export function segmentText(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
