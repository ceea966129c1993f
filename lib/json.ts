/** What an editor wrote, without the byte order mark that editors on Windows put before it. */
export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '')

/** Whether a value read from JSON is an object with keys, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
