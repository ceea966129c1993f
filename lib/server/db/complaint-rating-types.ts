import type { RatingValue } from '@/lib/schemas/rating'

/** What a reporter thought of the handling of an ended complaint, once. */
interface ComplaintRatingTable {
  complaint_id: string
  rating: RatingValue
  /** For officers; '' without one, and once the identity of the reporter was removed. */
  reason: string
  /** Of the complaint when it was rated. */
  category_id: string
  /** In which it was rated, in Jakarta: `2026-11`. */
  month: string
  created_at: string
}

/** How many ratings of each kind there are of a month and category. Kept by triggers of the database. */
export interface ComplaintRatingMonthTable {
  month: string
  category_id: string
  rating_1: number
  rating_2: number
  rating_3: number
  rating_4: number
  rating_5: number
}

export interface ComplaintRatingTables {
  complaint_ratings: ComplaintRatingTable
  complaint_rating_months: ComplaintRatingMonthTable
}
