import { millisecondsInDay } from 'date-fns/constants'

/** Good responses are served for a day, in case the API fails (security file, section 9). */
export const staleMaxMs = millisecondsInDay
/** Memory for them, bytes, and the largest one worth storing. */
const storeMaxBytes = 33_554_432
const entryMaxBytes = 1_048_576

interface Entry {
  body: string
  at: number
}

/** The last good responses of an upstream in bounded memory; the one unused for longest goes first. */
export class StaleStore {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly maxBytes = storeMaxBytes,
  ) {}

  set(key: string, body: string): void {
    this.delete(key)
    // A string takes up to two bytes a character.
    const size = 2 * (body.length + key.length)
    if (size > Math.min(entryMaxBytes, this.maxBytes)) return
    this.#entries.set(key, { body, at: this.now() })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  /** The stored response; null when there is none that is younger than a day. */
  get(key: string): string | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    if (this.now() - entry.at >= staleMaxMs) {
      this.delete(key)
      return null
    }
    // Used last, forgotten last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.body
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= 2 * (entry.body.length + key.length)
  }
}
