/** Whoever finds a moment further ahead than this knows that it came from a wrong clock, set back since; milliseconds. */
export const clockSkewMaxMs = 60 * 60_000
