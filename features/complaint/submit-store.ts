import { create } from 'zustand'
import type { FailureReport } from './model/failure-report'

type SubmitStatus =
  | 'NONE'
  | 'SAVE_AS_DRAFT_CONFIRMATION'
  | 'SUBMIT_CONFIRMATION'
  | 'UPDATE_CONFIRMATION'
  | 'CANCEL_CONFIRMATION'
  | 'LOADING'
  | 'SUCCESS'
  | 'ERROR'

export type Confirmation = Extract<SubmitStatus, `${string}_CONFIRMATION`>
/** 25 and 50 while photos go up, 75 while the complaint goes, 100 when its number is there. */
export type SubmitProgress = 0 | 25 | 50 | 75 | 100

type ReceiptFacts = Partial<Pick<SubmitState, 'isEarlierVersion' | 'isReceiptSaved'>>

interface SubmitState {
  status: SubmitStatus
  progress: SubmitProgress
  /** The number of the complaint once it is stored. */
  complaint_id: string
  /** Opens private complaints. */
  secret: string
  /** True when the device shows number and secret on the complaint pages until somebody says that they are written down. */
  isReceiptSaved: boolean
  /** True when what was stored is an earlier version of what the form holds now. */
  isEarlierVersion: boolean
  failure: FailureReport | null
}

interface SubmitActions {
  /** NONE → a question; ignored in any other state. */
  ask: (confirmation: Confirmation) => void
  /** A question or a result → NONE; ignored while the complaint is on its way. */
  close: () => void
  /** SUBMIT_CONFIRMATION, or ERROR for another try → LOADING at 25. @returns false when there was nothing to confirm */
  start: () => boolean
  advance: (progress: SubmitProgress) => void
  /** LOADING → SUCCESS; an answer without a number counts as a failure. */
  succeed: (receipt: { complaint_number: string; secret: string }, facts?: ReceiptFacts) => void
  /** LOADING → ERROR at 0. */
  fail: (failure: FailureReport) => void
  reset: () => void
}

const initial: SubmitState = {
  status: 'NONE',
  progress: 0,
  complaint_id: '',
  secret: '',
  isEarlierVersion: false,
  isReceiptSaved: false,
  failure: null,
}
const emptyResponse: FailureReport = { cause: 'emptyAnswer', retryAt: null, fields: {}, step: null }

/** The way of a complaint from question to number (specification, section 4, "Complaint submit status"). Changed in the browser only. */
export const useSubmitStore = create<SubmitState & SubmitActions>()((set, get) => ({
  ...initial,
  ask: (confirmation) => get().status === 'NONE' && set({ status: confirmation }),
  close: () => get().status !== 'LOADING' && set({ status: 'NONE', progress: 0 }),
  start: () => {
    const { status } = get()
    if (status !== 'SUBMIT_CONFIRMATION' && status !== 'ERROR') return false
    set({ status: 'LOADING', progress: 25, failure: null })
    return true
  },
  advance: (progress) => get().status === 'LOADING' && set({ progress }),
  succeed: (
    { complaint_number, secret },
    { isEarlierVersion = false, isReceiptSaved = false } = {},
  ) => {
    if (get().status !== 'LOADING') return
    if (complaint_number === '') set({ status: 'ERROR', progress: 0, failure: emptyResponse })
    else
      set({
        status: 'SUCCESS',
        progress: 100,
        complaint_id: complaint_number,
        secret,
        isEarlierVersion,
        isReceiptSaved,
      })
  },
  fail: (failure) => get().status === 'LOADING' && set({ status: 'ERROR', progress: 0, failure }),
  reset: () => set(initial),
}))
