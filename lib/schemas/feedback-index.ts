import { z } from 'zod'
import { feedbackRequest } from './feedback'
import { fileLanguage } from './file-language'
import { afterParam, dateParam, pageParam, perPageParam } from './list'

/** A month with fewer answers is not shown: whoever knows of one could work out the others. */
export const shownFrom = 5
/** A month with fewer answers says little, and is said to. */
export const soundFrom = 30

const indexClass = z.enum(['A', 'B', 'C', 'D'])
export type IndexClass = z.output<typeof indexClass>

const count = z.number().int().nonnegative()
const score = z.number().min(1).max(4)

const figures = z.object({
  /** 25 to 100: the mean of the four aspects times 25. */
  index: z.number().min(25).max(100),
  class: indexClass,
  /** Mean score of each aspect, 1 to 4. */
  aspects: z.object({
    relevance: score,
    reachable: score,
    user_experience: score,
    user_interface: score,
  }),
  /** Mean rating, 1 to 5. */
  rating: z.number().min(1).max(5),
})
export type FeedbackFigures = z.output<typeof figures>

/** A month of Jakarta with answers. Of one with fewer than five only that there were some: `answers` and `figures` are null. */
const feedbackMonth = z.object({
  month: z.string().regex(/^\d{4}-\d\d$/),
  /** It has not ended yet. */
  is_running: z.boolean(),
  /** Fewer than thirty answers. */
  is_small_sample: z.boolean(),
  answers: count.nullable(),
  figures: figures.nullable(),
})
export type FeedbackMonth = z.output<typeof feedbackMonth>

/** The portal index by month, the earliest first; `meta` adds up the months whose numbers are shown. */
export const feedbackIndex = z.object({
  data: z.array(feedbackMonth),
  meta: z.object({
    answers: count,
    is_small_sample: z.boolean(),
    figures: figures.nullable(),
    /** Months with fewer than five answers, which are in no sum. */
    withheld_months: count,
  }),
})
export type FeedbackIndex = z.output<typeof feedbackIndex>

export const feedbackIndexCsvQuery = z.object({ lang: fileLanguage })

const { aspect_value, ...written } = feedbackRequest.shape

/** Answers of one visitor as officers get them. */
export const feedbackAnswer = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  compliments: z.string(),
  aspect_value: z.object(aspect_value.shape),
  criticism: z.string(),
  suggestions: z.string(),
  gender: z.string(),
  education: z.string(),
  occupation: z.string(),
  age: z.number().int(),
  domicile: z.string(),
  sector: z.string().nullable(),
  benefit: z.string().nullable(),
  improvement: z.string().nullable(),
  desired_feature: z.string().nullable(),
  created_at: z.string(),
} satisfies Record<keyof typeof written | 'id' | 'aspect_value' | 'created_at', z.ZodType>)
export type FeedbackAnswer = z.output<typeof feedbackAnswer>

/** Answers of some Jakarta days, both included, the latest first; `after` is the id of the last one seen. */
export const feedbackQuery = z.object({
  start_date: dateParam,
  end_date: dateParam,
  after: afterParam,
  page: pageParam,
  per_page: perPageParam(),
})
export type FeedbackQuery = z.output<typeof feedbackQuery>
