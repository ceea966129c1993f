const jakartaOffsetMs = 7 * 60 * 60_000

/** UTC ISO text as the contract writes times: RFC 3339 with the offset of Jakarta, whole seconds. */
export const jakartaTime = (utc: string) => `${new Date(new Date(utc).getTime() + jakartaOffsetMs).toISOString().slice(0, 19)}+07:00`

/** First moment of a Jakarta day (`2026-03-14`) as UTC ISO text. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString()

/** Last moment of a Jakarta day as UTC ISO text. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999+07:00`).toISOString()
