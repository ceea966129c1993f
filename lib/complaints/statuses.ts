/** In the order of the contract (10.3). */
export const complaintStatuses = [
  'unverified',
  'verified',
  'failed',
  'rejected',
  'directed_to_hotline_jabar',
  'diverted_to_span',
  'coordinated',
  'followup',
  'review',
  'postponed',
  'finished',
  'canceled',
  'not_yet_coordinated',
  'not_yet_instructed',
] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]

/** How a complaint ended here: solved, stopped without saying anything of the matter, or left to another authority. */
type End = 'resolved' | 'stopped' | 'handed-over'

interface StatusRule {
  /** Of the five stages that people see: received, verified, forwarded, followed up, finished. */
  stage: 1 | 2 | 3 | 4 | 5
  /**
   * Where an officer may move it. `finished` is a proposal that the reporter confirms; an end can be reopened (`review`) or completed
   * (`failed` → `unverified`), but a complaint never jumps back to an earlier stage unseen. `canceled` is the reporter's own word, so that
   * nobody can end a complaint without a coded reason by calling it withdrawn.
   */
  next: readonly ComplaintStatus[]
  /** null while something is owed here. */
  end: End | null
  /** The reporter is to complete it: no clock runs, and the round goes on once that is done. */
  isPaused: boolean
  /** A move to it tells the reporter something about the matter; forwarding and checking do not. */
  isAnswer: boolean
  /** The province itself is to act (contract 10.3). */
  isProvincial: boolean
  /** Its photos are for reporter and officers only (contract 10.4). */
  hidesPhotos: boolean
  /** Tint of the design: waiting gold, on its way indigo, done green, refused red, put off grey. */
  tone: 'pare' | 'mega' | 'hejo' | 'beureum' | 'batu'
}

const atWork = {
  end: null,
  isPaused: false,
  isAnswer: true,
  isProvincial: true,
  hidesPhotos: false,
  tone: 'mega',
} as const
const forwarded = { ...atWork, isAnswer: false } as const
const stopped = {
  end: 'stopped',
  isPaused: false,
  isAnswer: true,
  isProvincial: true,
  hidesPhotos: true,
  tone: 'beureum',
} as const
const handedOver = { ...atWork, end: 'handed-over' } as const

/**
 * What each status of a complaint means, for every reader.
 * Source: shared complaint practice, "Statuses"
 */
export const statuses: Readonly<Record<ComplaintStatus, StatusRule>> = {
  unverified: {
    ...forwarded,
    stage: 1,
    next: ['verified', 'failed', 'rejected', 'directed_to_hotline_jabar', 'diverted_to_span'],
    hidesPhotos: true,
    tone: 'pare',
  },
  verified: {
    ...forwarded,
    stage: 2,
    next: [
      'coordinated',
      'not_yet_coordinated',
      'followup',
      'rejected',
      'directed_to_hotline_jabar',
      'diverted_to_span',
    ],
  },
  failed: { ...stopped, stage: 2, next: ['unverified'], isPaused: true },
  rejected: { ...stopped, stage: 2, next: ['review'] },
  directed_to_hotline_jabar: { ...handedOver, stage: 3, next: ['review', 'finished'] },
  diverted_to_span: { ...handedOver, stage: 3, next: ['review', 'finished'], isProvincial: false },
  coordinated: {
    ...forwarded,
    stage: 3,
    next: ['not_yet_instructed', 'followup', 'review', 'postponed', 'rejected', 'diverted_to_span'],
  },
  followup: {
    ...atWork,
    stage: 4,
    next: ['review', 'postponed', 'coordinated', 'finished', 'diverted_to_span'],
  },
  review: {
    ...atWork,
    stage: 4,
    next: ['followup', 'coordinated', 'postponed', 'finished', 'rejected'],
  },
  postponed: { ...atWork, stage: 4, next: ['followup', 'review', 'finished'], tone: 'batu' },
  finished: { ...atWork, stage: 5, next: ['review'], end: 'resolved', tone: 'hejo' },
  canceled: { ...stopped, stage: 2, next: [], isAnswer: false },
  not_yet_coordinated: {
    ...forwarded,
    stage: 3,
    next: ['coordinated', 'rejected', 'directed_to_hotline_jabar', 'diverted_to_span'],
    isProvincial: false,
  },
  not_yet_instructed: {
    ...forwarded,
    stage: 4,
    next: ['followup', 'coordinated', 'postponed', 'rejected', 'diverted_to_span'],
    isProvincial: false,
  },
}

/** Nothing more is owed here: done, refused, withdrawn, or in the hands of another authority. */
export const isEnd = (status: ComplaintStatus) => statuses[status].end !== null

/** It ended without a word on the matter itself: refused, not verifiable, or withdrawn by the reporter. */
export const isStopped = (status: ComplaintStatus) => statuses[status].end === 'stopped'

export const canTransition = (from: ComplaintStatus, to: ComplaintStatus) =>
  statuses[from].next.includes(to)

export const stoppedStatuses: readonly ComplaintStatus[] = complaintStatuses.filter(isStopped)
