import { z } from 'zod'
import { fileLanguage } from './file-language'
import { ratings } from './rating'
import { optionalParagraph } from './text'

export const ratingReasonMax = 500

/** One of the five faces. A union, because one literal of several values is described by its first. */
const face = z.union(
  ratings.map((rating) => z.literal(rating)),
  'required',
)

/** What a reporter says of the handling, once it has ended. */
export const ratingRequest = z.strictObject({
  rating: face,
  reason: optionalParagraph(ratingReasonMax).default(''),
})
export type RatingRequest = z.output<typeof ratingRequest>

/** The rating as it is stored, for the reporter and officers: what names a person is masked in the reason, which is '' once it was deleted. */
export const complaintRating = z.object({
  rating: face,
  reason: z.string(),
  created_at: z.string(),
})
export type ComplaintRating = z.output<typeof complaintRating>

const count = z.number().int().nonnegative()
/** Of the five faces, with two decimals. */
const mean = z.number().min(1).max(5)

/**
 * Ratings together. A month (of Jakarta, `YYYY-MM`) with fewer than five shows no number and is in no sum, from which it could be worked
 * out; categories with fewer than five are one row `other`.
 */
export const complaintRatings = z.object({
  ratings: count,
  mean: mean.nullable(),
  /** The least satisfied first. */
  by_rating: z.array(z.object({ rating: face, count })),
  by_category: z.array(z.object({ id: z.string(), name: z.string(), ratings: count, mean })),
  /** Months with ratings, oldest first. */
  by_month: z.array(
    z.object({
      month: z.string(),
      ratings: count.nullable(),
      mean: mean.nullable(),
    }),
  ),
})
export type ComplaintRatings = z.output<typeof complaintRatings>

const ratingTables = ['face', 'category', 'month'] as const
export type RatingTable = (typeof ratingTables)[number]

export const ratingsCsvQuery = z.object({ table: z.enum(ratingTables), lang: fileLanguage })

export const noRatings: ComplaintRatings = {
  ratings: 0,
  mean: null,
  by_rating: ratings.map((rating) => ({ rating, count: 0 })),
  by_category: [],
  by_month: [],
}
