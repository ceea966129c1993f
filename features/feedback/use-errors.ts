'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { FeedbackField } from './model/form'
import type { FieldProblem } from './model/problems'

interface When {
  /** The person has tried to send; everything that is wrong may be told. */
  isSubmitted: boolean
  isRatingOverdue: boolean
  /** The age was left; from then on two digits may be asked for. */
  hasAgeBeenLeft: boolean
}

/** Makes sentences of problems, and decides which of them may be told already: nobody is blamed for what they have not come to yet. */
export function useErrors(
  problems: readonly FieldProblem[],
  { isSubmitted, isRatingOverdue, hasAgeBeenLeft }: When,
) {
  const t = useTranslations('feedback')
  const rule = useTranslations('validation')

  const sentenceOf = useCallback(
    (problem: FieldProblem) =>
      problem.field === 'rating'
        ? t('rating.first')
        : rule(problem.rule, { field: t(`names.${problem.field}`), length: problem.length ?? 0 }),
    [t, rule],
  )

  const errorOf = useCallback(
    (field: FeedbackField) => {
      const problem = problems.find((each) => each.field === field)
      if (!problem) return undefined
      const isAgeWrong = field === 'age' && problem.rule === 'twoDigits' && hasAgeBeenLeft
      const isShown = isSubmitted || isAgeWrong || (field === 'rating' && isRatingOverdue)
      return isShown ? sentenceOf(problem) : undefined
    },
    [problems, isSubmitted, isRatingOverdue, hasAgeBeenLeft, sentenceOf],
  )

  return { sentenceOf, errorOf }
}
