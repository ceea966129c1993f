import { complaintStatuses, type ComplaintStatus } from '@/lib/schemas/complaints'

/**
 * Which status may follow which. An end can be reopened (`review`) or completed by the reporter (`failed` → `unverified`), but a complaint
 * never jumps back to an earlier stage unseen; withdrawn ones stay withdrawn.
 * Source: shared complaint practice, "Statuses"
 */
const moves: Record<ComplaintStatus, readonly ComplaintStatus[]> = {
  unverified: ['verified', 'failed', 'rejected', 'directed_to_hotline_jabar', 'diverted_to_span', 'canceled'],
  verified: ['coordinated', 'not_yet_coordinated', 'followup', 'rejected', 'directed_to_hotline_jabar', 'diverted_to_span', 'canceled'],
  not_yet_coordinated: ['coordinated', 'rejected', 'directed_to_hotline_jabar', 'diverted_to_span', 'canceled'],
  coordinated: ['not_yet_instructed', 'followup', 'review', 'postponed', 'rejected', 'diverted_to_span', 'canceled'],
  not_yet_instructed: ['followup', 'coordinated', 'postponed', 'rejected', 'diverted_to_span', 'canceled'],
  followup: ['review', 'postponed', 'coordinated', 'finished', 'diverted_to_span', 'canceled'],
  review: ['followup', 'coordinated', 'postponed', 'finished', 'rejected', 'canceled'],
  postponed: ['followup', 'review', 'finished', 'canceled'],
  finished: ['review'],
  failed: ['unverified', 'canceled'],
  rejected: ['review'],
  directed_to_hotline_jabar: ['review', 'finished'],
  diverted_to_span: ['review', 'finished'],
  canceled: [],
}

export const mayMove = (from: ComplaintStatus, to: ComplaintStatus) => moves[from].includes(to)

/** Statuses a complaint may be in to move to this one; never empty. */
export const mayPrecede = (to: ComplaintStatus) => complaintStatuses.filter((from) => mayMove(from, to))

const photosWithheld: readonly ComplaintStatus[] = ['unverified', 'failed', 'rejected', 'canceled']

/** Whether anybody may see the photos of a complaint: public, verified once, and not in a state that takes it out of view (contract 10.4). */
export const showsPhotosToAll = (complaint: { type: 'public' | 'private'; status: ComplaintStatus; verified_at: string | null }) =>
  complaint.type === 'public' && complaint.verified_at !== null && !photosWithheld.includes(complaint.status)
