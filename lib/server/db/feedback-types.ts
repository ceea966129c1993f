import type { Generated } from 'kysely'

/** Answers of one visitor. Kept for `FEEDBACK_RETENTION_DAYS`. */
export interface FeedbackTable {
  id: Generated<number>
  rating: number
  compliments: string
  criticism: string
  suggestions: string
  relevance: number
  reachable: number
  user_experience: number
  user_interface: number
  gender: string
  education: string
  occupation: string
  age: number
  domicile: string
  sector: string | null
  benefit: string | null
  improvement: string | null
  desired_feature: string | null
  created_at: string
}

/** What the answers of one Jakarta month add up to; it stays when they leave. Kept by a trigger of the database. */
export interface FeedbackMonthTable {
  /** `2026-11` */
  month: string
  answers: number
  /** Answers of those who found what they looked for. */
  found: number
  /** Sums of the scores from 1 to 4. */
  relevance: number
  reachable: number
  user_experience: number
  user_interface: number
  /** Answers with each rating. */
  rating_1: number
  rating_2: number
  rating_3: number
  rating_4: number
  rating_5: number
}

export interface FeedbackTables {
  feedback: FeedbackTable
  feedback_months: FeedbackMonthTable
}
