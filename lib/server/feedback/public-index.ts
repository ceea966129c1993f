import { added, type AnswerSums, figuresOf, noAnswers } from '@/lib/feedback/portal-index'
import { type FeedbackIndex, shownFrom, soundFrom } from '@/lib/schemas/feedback-index'

export interface MonthSums extends AnswerSums {
  /** `2026-11` */
  month: string
}

/**
 * What everybody may see of the months: one of fewer than five answers shows none of its numbers and is in no sum, from which they could be
 * worked out.
 * @param months the earliest first
 * @param running the month of today
 */
export function publicIndex(months: readonly MonthSums[], running: string): FeedbackIndex {
  const some = months.filter(({ answers }) => answers > 0)
  const shown = some.filter(({ answers }) => answers >= shownFrom)
  const all = shown.reduce(added, noAnswers)
  return {
    data: some.map((sums) => {
      const isShown = sums.answers >= shownFrom
      return {
        month: sums.month,
        is_running: sums.month === running,
        is_small_sample: sums.answers < soundFrom,
        answers: isShown ? sums.answers : null,
        figures: isShown ? figuresOf(sums) : null,
      }
    }),
    meta: {
      answers: all.answers,
      is_small_sample: all.answers < soundFrom,
      figures: figuresOf(all),
      withheld_months: some.length - shown.length,
    },
  }
}
