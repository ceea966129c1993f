import { z } from 'zod'
import { jakartaDay } from '@/lib/jakarta'

/** The part of browser storage this needs. */
export interface TextStore {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const envelope = z.object({ date: z.string(), items: z.unknown() })

/**
 * Gives the stored list if it was fetched today, else fetches and stores it with the date (specification, section 4).
 * Storage that is full, blocked or spoilt only costs a fetch. Without network an older list is better than none.
 * @throws whatever `fetchList` throws when nothing was ever stored
 */
export async function listOfTheDay<T>(
  store: TextStore | null,
  key: string,
  schema: z.ZodType<T[]>,
  fetchList: () => Promise<T[]>,
  now = new Date(),
): Promise<T[]> {
  const today = jakartaDay(now)
  const stored = read(store, key)
  const cached = stored ? schema.safeParse(stored.items).data : undefined
  if (stored?.date === today && cached) return cached
  const fresh = await fetchList().catch((error: unknown) => {
    if (cached) return cached
    throw error
  })
  try {
    if (fresh !== cached) store?.setItem(key, JSON.stringify({ date: today, items: fresh }))
  } catch {
    // Private windows and full storage refuse; the list is there all the same.
  }
  return fresh
}

function read(store: TextStore | null, key: string) {
  try {
    return envelope.parse(JSON.parse(store?.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** The browser's storage, or null where it is blocked. */
export function browserStore(): TextStore | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
