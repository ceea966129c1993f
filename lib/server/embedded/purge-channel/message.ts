import { z } from 'zod'

const message = z.object({ from: z.string(), tags: z.array(z.string()) })

/** PostgreSQL's messages have at most 8,000 bytes; longer ones become `*` (everything). */
const maxBytes = 7_000

/** A change as one line of text. @param from the sending process, so that it can ignore its own */
export function messageText(from: string, tags: readonly string[]): string {
  const text = JSON.stringify({ from, tags: [...new Set(tags)] })
  return Buffer.byteLength(text) <= maxBytes ? text : JSON.stringify({ from, tags: ['*'] })
}

/** The tags of a message; null for the listener's own. An unreadable one (`NOTIFY` by hand, a newer portal) means everything. */
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
