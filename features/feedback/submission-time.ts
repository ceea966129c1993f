import { timeOf } from './model/recent-submission'

/** Name under which the browser keeps when it last sent feedback. */
export const submissionTimeKey = 'feedback-submitted-at'

/** When this browser last sent feedback, milliseconds since 1970; null when never, or when storage is blocked. */
export function readSubmissionTime(): number | null {
  try {
    return timeOf(window.localStorage.getItem(submissionTimeKey))
  } catch {
    return null
  }
}

/** Keeps the time of a submission. Storage that is full or blocked refuses; the server's own limit holds all the same. */
export function keepSubmissionTime(now: number): void {
  try {
    window.localStorage.setItem(submissionTimeKey, String(now))
  } catch {
    // Nothing to do for the person.
  }
}
