import type { Generated } from 'kysely'
import type { ComplaintStatus } from '@/lib/complaints/statuses'

/** What of one complaint is counted. It follows from its row and its history alone, and changes with them in one transaction. Days are Jakarta days. */
export interface ComplaintFactsTable {
  complaint_id: string
  received_on: string
  status: ComplaintStatus
  category_id: string
  city_code: string
  /** 1 for examples. */
  is_example: number
  /** Working days from receipt to the first answer; null without one. */
  first_answer_days: number | null
  /** Working days from receipt to the resolution that stood, pauses counted; null while it is not finished. */
  resolution_days: number | null
  /** Working days on which the resolution clock stood. */
  paused_days: number
  /** 1 when the resolution came by its day, 0 when later; null while there is none. */
  is_on_time: number | null
  /** Day by which the running resolution clock must end, so that it is late afterwards; null when nothing is owed or the clock stands. */
  owed_on: string | null
  /** Month (`YYYY-MM`) in which it was finished. */
  finished_in: string | null
  /** Reason of the refusal that stands. */
  rejected_for: string | null
  is_reopened: number
  is_closed_automatically: number
}

/** What is totalled. The value beside it is a status, id, code, month, day or number of days; '' where there is nothing to tell apart. */
export type ComplaintMeasure =
  | 'status'
  | 'category'
  | 'city'
  | 'received_in'
  | 'finished_in'
  | 'first_answer'
  | 'resolution'
  | 'on_time'
  | 'owed_on'
  | 'rejected_for'
  | 'reopened'
  | 'closed_automatically'
  | 'example'

/** How many complaints received in a period have a value. */
export interface ComplaintTotalTable {
  span: 'day' | 'month'
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  period: string
  measure: ComplaintMeasure
  value: string
  count: number
}

/** Changes of totals that are not added up yet. Rows of their own, so that two complaints at once do not wait for one total. */
interface ComplaintTotalChangeTable {
  id: Generated<number>
  received_on: string
  measure: ComplaintMeasure
  value: string
  change: number
}

export interface ComplaintStatisticsTables {
  complaint_facts: ComplaintFactsTable
  complaint_totals: ComplaintTotalTable
  complaint_total_changes: ComplaintTotalChangeTable
}
