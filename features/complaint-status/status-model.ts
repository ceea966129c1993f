import type { LeafPart } from '@/components/ui/progress-bar'
import type { ComplaintStatus, ComplaintStep } from '@/lib/schemas/complaints'

/** Received, verified, forwarded, followed up, finished. */
export const stageCount = 5

const stages: Record<ComplaintStatus, number> = {
  unverified: 1,
  failed: 2,
  verified: 2,
  rejected: 2,
  not_yet_coordinated: 3,
  directed_to_hotline_jabar: 3,
  diverted_to_span: 3,
  coordinated: 3,
  not_yet_instructed: 4,
  followup: 4,
  review: 4,
  postponed: 4,
  canceled: 2,
  finished: 5,
}

const stopped: readonly ComplaintStatus[] = ['failed', 'rejected', 'canceled']
const handedOver: readonly ComplaintStatus[] = ['directed_to_hotline_jabar', 'diverted_to_span']

export const isStopped = (status: ComplaintStatus) => stopped.includes(status)

/** Whether an end is still to come here; a complaint handed to another body ends there. */
export const hasNext = (status: ComplaintStatus) => status !== 'finished' && !isStopped(status) && !handedOver.includes(status)

const stageOf = (status: ComplaintStatus) => stages[status]

/** The stage a complaint has reached, 1 to 5: where it stopped lies after the furthest stage of its history. */
export function stageReached(status: ComplaintStatus, history: readonly ComplaintStep[]): number {
  if (!isStopped(status)) return stageOf(status)
  const before = history.filter((step) => !isStopped(step.status)).map((step) => stageOf(step.status))
  return Math.min(stageCount, Math.max(1, ...before) + 1)
}

/** The five leaves of the bar. */
export function stageBar(status: ComplaintStatus, history: readonly ComplaintStep[]): LeafPart[] {
  const reached = stageReached(status, history)
  return Array.from({ length: stageCount }, (_, index) => {
    const stage = index + 1
    if (stage < reached || status === 'finished') return 'done'
    if (stage > reached) return 'open'
    return isStopped(status) ? 'stopped' : 'now'
  })
}
