/**
 * The portal that is crawled, a second one beside that of the journeys: nobody writes to it and its clock stands still, so that its pages
 * look the same today and in a year.
 */
export const crawledPort = 3213
export const crawledOrigin = `http://127.0.0.1:${crawledPort}`
/** Port of the weather agency's stand-in that it asks. */
export const crawledWeatherPort = 3214
/**
 * When it is there, milliseconds: a working day in daylight. Content of a later day is not public there; whoever moves it on takes the
 * pictures anew.
 */
export const crawledAt = Date.parse('2026-11-27T10:00:00+07:00')
