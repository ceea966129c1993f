import { aspects } from '@/lib/schemas/feedback'
import type { IndexClass, FeedbackFigures } from '@/lib/schemas/feedback-index'

type Aspect = (typeof aspects)[number]

/** Sums of some answers: how many, their scores from 1 to 4 by aspect, and their ratings from 1 to 5. */
export interface AnswerSums extends Record<Aspect, number> {
  answers: number
  ratings: number
}

export const noAnswers: AnswerSums = {
  answers: 0,
  ratings: 0,
  relevance: 0,
  reachable: 0,
  user_experience: 0,
  user_interface: 0,
}

/** What two groups of answers add up to. */
export function added(one: AnswerSums, other: AnswerSums): AnswerSums {
  const sum = { ...one }
  for (const name of ['answers', 'ratings', ...aspects] as const) sum[name] += other[name]
  return sum
}

/** A mean score of 1 becomes 25, one of 4 becomes 100, as PermenPAN-RB 14/2017 converts the scores of its survey. */
const perPoint = 25

/** Classes with the lowest index of each, the best first (PermenPAN-RB 14/2017). */
const indexClasses: readonly { name: IndexClass; least: number }[] = [
  { name: 'A', least: 88.31 },
  { name: 'B', least: 76.61 },
  { name: 'C', least: 65 },
  { name: 'D', least: 25 },
]

const rounded = (value: number) => Math.round(value * 100) / 100

/** The class of an index with two decimals, as the bounds are written. */
export const classOf = (index: number): IndexClass =>
  indexClasses.find(({ least }) => index >= least)?.name ?? 'D'

/** Index, class, aspects and rating of some answers, each with two decimals; null of none. */
export function figuresOf(sums: AnswerSums): FeedbackFigures | null {
  const { answers } = sums
  if (answers === 0) return null
  const scores = aspects.reduce((sum, aspect) => sum + sums[aspect], 0)
  const index = rounded((scores / (aspects.length * answers)) * perPoint)
  const mean = (aspect: Aspect) => rounded(sums[aspect] / answers)
  return {
    index,
    class: classOf(index),
    aspects: {
      relevance: mean('relevance'),
      reachable: mean('reachable'),
      user_experience: mean('user_experience'),
      user_interface: mean('user_interface'),
    },
    rating: rounded(sums.ratings / answers),
  }
}
