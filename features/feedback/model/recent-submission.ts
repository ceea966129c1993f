import { feedbackWindowMs } from '@/lib/schemas/feedback'

/** Milliseconds since 1970, no more digits than a date can have. */
const timePattern = /^\d{1,15}$/

/** Reads a stored time; null for anything that this form did not write. */
export const timeOf = (stored: string | null): number | null =>
  stored !== null && timePattern.test(stored) ? Number(stored) : null

/**
 * True when the last submission was under 60 minutes ago, so that the next one has to wait; exactly 60 minutes are enough.
 * A time in the future comes from a clock that was wrong; it holds nobody up, the server counts on its own.
 */
export const isRecent = (submittedAt: number | null, now: number) =>
  submittedAt !== null && submittedAt <= now && now - submittedAt < feedbackWindowMs
