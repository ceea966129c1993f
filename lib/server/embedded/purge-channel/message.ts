import { z } from 'zod'

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/** Longest text that PostgreSQL passes on in one message is 8,000 bytes; what is longer says "everything". */
const maxBytes = 7_000

/** A change as one line of text. @param from the process that tells, so that it need not listen to itself */
export function messageText(from: string, tags: readonly string[]): string {
  const text = JSON.stringify({ from, tags: [...new Set(tags)] })
  return Buffer.byteLength(text) <= maxBytes ? text : JSON.stringify({ from, tags: ['*'] })
}

/** What a message says to a listener; null for its own. What cannot be read (`NOTIFY` by hand, a newer portal) means everything. */
export function parseMessage(text: string, listener: string): string[] | null {
  const parsed = message.safeParse(readJson(text))
  if (!parsed.success) return ['*']
  return parsed.data.from === listener ? null : parsed.data.tags
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
