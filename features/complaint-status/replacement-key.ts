import { plainNumber } from '@/lib/complaints/typed-number'
import { randomUuid } from '@/lib/random-uuid'

const nameOf = (number: string) => `complaint-new-secret ${plainNumber(number)}`

/** For a browser that stores nothing. */
const inMemory = new Map<string, string>()

/** The key of a request for a new secret whose answer this tab has not shown yet; null when there is none. */
export function keptKey(number: string): string | null {
  const name = nameOf(number)
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(name)
  } catch {
    return inMemory.get(name) ?? null
  }
}

/** A key for such a request, the same until it is dropped. By itself it opens nothing. */
export function keepKey(number: string): string {
  const name = nameOf(number)
  const key = keptKey(number) ?? randomUuid()
  inMemory.set(name, key)
  try {
    sessionStorage.setItem(name, key)
  } catch {
    // The tab remembers it until it is loaded again.
  }
  return key
}

export function dropKey(number: string) {
  const name = nameOf(number)
  inMemory.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}
