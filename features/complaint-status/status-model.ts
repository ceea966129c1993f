import type { LeafPart } from '@/components/ui/progress-bar'
import { type ComplaintStatus, isStopped, statuses } from '@/lib/complaints/statuses'
import type { ComplaintEvent } from '@/lib/schemas/complaints'

/** Received, verified, forwarded, followed up, finished. */
export const stageCount = 5

const stageOf = (status: ComplaintStatus) => statuses[status].stage

/** The stage a complaint has reached, 1 to 5: where it stopped lies after the furthest stage of its history. */
export function stageReached(status: ComplaintStatus, history: readonly ComplaintEvent[]): number {
  if (!isStopped(status)) return stageOf(status)
  const before = history
    .filter((event) => !isStopped(event.status))
    .map((event) => stageOf(event.status))
  return Math.min(stageCount, Math.max(1, ...before) + 1)
}

/** The five leaves of the bar. */
export function stageBar(status: ComplaintStatus, history: readonly ComplaintEvent[]): LeafPart[] {
  const reached = stageReached(status, history)
  return Array.from({ length: stageCount }, (_, index) => {
    const stage = index + 1
    if (stage < reached || status === 'finished') return 'done'
    if (stage > reached) return 'open'
    return isStopped(status) ? 'stopped' : 'now'
  })
}
