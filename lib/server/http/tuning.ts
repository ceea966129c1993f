import type { BodyLimits } from './body/request-body'
import type { UploadLimits } from './body/upload-places'
import { usualFirstRestMs } from './render/warm-up'

/** Times and numbers of the entry that only tests change. */
export interface Tuning extends UploadLimits {
  /** Milliseconds that only grow, whatever becomes of the machine's clock. */
  now: () => number
  queueLength: number
  queueMs: number
  renderMs: number
  /** Delay before the warm-up renders its first page. */
  firstRestMs: number
  /** The same for documents, of which each may be five times as large. */
  documents: UploadLimits
  jsonLimits?: BodyLimits
  uploadLimits?: BodyLimits
}

export const usualTuning: Tuning = {
  now: () => performance.now(),
  queueLength: 64,
  queueMs: 5_000,
  renderMs: 25_000,
  firstRestMs: usualFirstRestMs,
  uploadsMax: 22,
  arrivingMax: 64,
  arrivingPerAddress: 12,
  // Sixty megabytes at most, though only officers send them.
  documents: { uploadsMax: 4, arrivingMax: 8, arrivingPerAddress: 4 },
}
