import type { Kysely, Selectable } from 'kysely'
import type { FeedbackMonthTable } from '@/lib/server/db/feedback-types'
import type { Database } from '@/lib/server/db/types'
import type { MonthSums } from '../public-index'

export type FeedbackMonthRow = Selectable<FeedbackMonthTable>

/** What the answers of each month add up to, the earliest first: a row a month, however many answers there were. */
export const readMonths = (db: Kysely<Database>): Promise<FeedbackMonthRow[]> =>
  db.selectFrom('feedback_months').selectAll().orderBy('month').execute()

/** The sums of which an index is made. */
export const sumsOf = (row: FeedbackMonthRow): MonthSums => ({
  month: row.month,
  answers: row.answers,
  ratings: row.rating_1 + 2 * row.rating_2 + 3 * row.rating_3 + 4 * row.rating_4 + 5 * row.rating_5,
  relevance: row.relevance,
  reachable: row.reachable,
  user_experience: row.user_experience,
  user_interface: row.user_interface,
})
