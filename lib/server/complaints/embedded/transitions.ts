import {
  canTransition,
  type ComplaintStatus,
  complaintStatuses,
  isEnd,
  statuses,
} from '@/lib/complaints/statuses'
import type { AwaitedAction } from '@/lib/schemas/complaint-handling'

/** Columns that decide which actions are possible. */
export interface Situation {
  status: ComplaintStatus
  awaits: AwaitedAction | null
  /** Set while it is merged into a main complaint, whose transitions then apply to both. */
  merged_into_id: string | null
}

/** Statuses to which an officer may move a complaint: none while it is merged, and no second proposal while one waits. */
export const transitionsFrom = ({
  status,
  awaits,
  merged_into_id: mergedInto,
}: Situation): ComplaintStatus[] =>
  mergedInto === null
    ? complaintStatuses.filter(
        (to) => canTransition(status, to) && !(to === 'finished' && awaits === 'confirmation'),
      )
    : []

/** Actions of officers that keep the status. */
export type OfficerAction = 'answer' | 'ask' | 'extend' | 'merge' | 'unmerge'

const isAtWork = (situation: Situation) =>
  !isEnd(situation.status) && situation.merged_into_id === null

const officerActions: Record<OfficerAction, (situation: Situation) => boolean> = {
  // Replies are possible after the end too, because the result may need an explanation; not to a withdrawn complaint.
  answer: ({ status }) => status !== 'canceled',
  ask: (situation) => isAtWork(situation) && situation.awaits === null,
  extend: (situation) => isAtWork(situation) && situation.awaits !== 'confirmation',
  merge: isAtWork,
  unmerge: ({ merged_into_id: mergedInto }) => mergedInto !== null,
}

export const officerCan = (action: OfficerAction, situation: Situation) =>
  officerActions[action](situation)

/** Actions of the reporter on the matter. All but a rating add an event. */
export type ReporterAction = 'answer' | 'confirm' | 'reopen' | 'rate' | 'add' | 'withdraw'

const reporterActions: Record<ReporterAction, (situation: Situation) => boolean> = {
  answer: ({ awaits }) => awaits === 'answer',
  confirm: ({ awaits }) => awaits === 'confirmation',
  reopen: ({ status, awaits }) => isEnd(status) && status !== 'canceled' && awaits === null,
  // Elsewhere the reporter or another authority still has to act.
  rate: ({ status, awaits }) => (status === 'finished' || status === 'rejected') && awaits === null,
  add: ({ status }) => !isEnd(status),
  withdraw: ({ status }) => !isEnd(status),
}

export const reporterCan = (action: ReporterAction, situation: Situation) =>
  reporterActions[action](situation)

/** Status after a reopening: `failed` is verified again, everything else goes to `review`. */
export const reopenedStatus = (ended: ComplaintStatus): ComplaintStatus =>
  ended === 'failed' ? 'unverified' : 'review'

/** Whether the photos of a complaint are public: public, verified once, and not in a status that hides photos (contract 10.4). */
export const showsPhotosToAll = (complaint: {
  type: 'public' | 'private'
  status: ComplaintStatus
  verified_at: string | null
}) =>
  complaint.type === 'public' &&
  complaint.verified_at !== null &&
  !statuses[complaint.status].hidesPhotos
