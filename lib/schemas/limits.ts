// Limits that the commands' help shows: separate from the schemas, so that help loads no schema.

/** Fewest and most characters of an alert's title and text. */
export const alertTitleRange = [5, 120] as const
export const alertBodyRange = [10, 600] as const
/** Most alerts shown at once; more would not be read. */
export const alertsShownMax = 3
/** Longest duration of an alert, days: a longer one has to be issued, and so reviewed, again. */
export const alertDaysMax = 30

/**
 * Working days from the day of the decision that an extension may reach at most: as long as the slowest class of service has altogether,
 * and as long as the law gives for a decision (Law 25/2009). Counted from that day, so that several extensions at once reach no further.
 */
export const extensionDaysMax = 60

export const previewHoursDefault = 24
/** Seven days. */
export const previewHoursMax = 168

/** Photos that the rehearsal of a restore compares unless it is told otherwise. */
export const rehearsedPhotos = 500

/** Bytes of a document that an officer attaches to a step, and of what is kept of it. */
export const documentMaxBytes = 5 * 1_048_576
/** Documents of one step. */
export const documentsMax = 3
/** Fewest and most characters of a document's title. */
export const documentTitleRange = [3, 120] as const
