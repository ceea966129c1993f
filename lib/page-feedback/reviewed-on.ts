/**
 * The day on which the texts that stand in messages were last reviewed, as statements say it to their readers; the version of every page that has no
 * item with a date of its own. Update it by hand together with these texts: nobody but a person knows of a review.
 */
export const textsReviewedOn = '2026-11-26'
