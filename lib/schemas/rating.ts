/** Five faces, from very dissatisfied to very satisfied; their words are in the feedback namespace of messages/. */
export const ratings = [1, 2, 3, 4, 5] as const
export type RatingValue = (typeof ratings)[number]
