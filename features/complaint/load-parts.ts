import type * as outboxPanel from './components/outbox-panel'
import type * as reviewScreens from './components/review-screens'
import type * as categoryMatcher from './model/category-matcher'
import type * as ownerHint from './owner/owner-hint'

export type ReviewScreens = typeof reviewScreens
export type CategoryMatcher = typeof categoryMatcher

const orNull = <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    console.warn('Part of the form not loaded', error)
    return null
  })

/** The screens after the four steps, fetched apart from the form; null when they cannot be had, such as offline on a first visit. */
export const loadReviewScreens = (): Promise<ReviewScreens | null> =>
  orNull(import('./components/review-screens'))

/** What shows and sends the complaints that wait on this device; null when it cannot be had. */
export const loadOutboxPanel = (): Promise<typeof outboxPanel | null> =>
  orNull(import('./components/outbox-panel'))

/** The category help and its list of words; null when it cannot be had. */
export const loadCategoryMatcher = (): Promise<CategoryMatcher | null> =>
  orNull(import('./model/category-matcher'))

/** What says whose matter a complaint seems to be; null when it cannot be had. */
export const loadOwnerHint = (): Promise<typeof ownerHint | null> =>
  orNull(import('./owner/owner-hint'))
