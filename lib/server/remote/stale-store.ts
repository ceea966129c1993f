import { millisecondsInDay } from 'date-fns/constants'

/** Good answers are kept for a day, in case the API fails (security file, section 9). */
export const keptMs = millisecondsInDay
/** Memory for them, bytes, and the largest one worth keeping. */
const storeMaxBytes = 33_554_432
const answerMaxBytes = 1_048_576

interface Kept {
  body: string
  at: number
}

/** The last good answers of an upstream in bounded memory; the one unused for longest is forgotten first. */
export class StaleStore {
  readonly #answers = new Map<string, Kept>()
  #bytes = 0

  constructor(
    private readonly now: () => number = Date.now,
    private readonly maxBytes = storeMaxBytes,
  ) {}

  keep(key: string, body: string): void {
    this.#forget(key)
    // A string takes up to two bytes a character.
    const size = 2 * (body.length + key.length)
    if (size > Math.min(answerMaxBytes, this.maxBytes)) return
    this.#answers.set(key, { body, at: this.now() })
    this.#bytes += size
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.#forget(oldest)
    }
  }

  /** The kept answer; null when there is none that is younger than a day. */
  find(key: string): string | null {
    const kept = this.#answers.get(key)
    if (!kept) return null
    if (this.now() - kept.at >= keptMs) {
      this.#forget(key)
      return null
    }
    // Used last, forgotten last.
    this.#answers.delete(key)
    this.#answers.set(key, kept)
    return kept.body
  }

  #forget(key: string): void {
    const kept = this.#answers.get(key)
    if (!kept) return
    this.#answers.delete(key)
    this.#bytes -= 2 * (kept.body.length + key.length)
  }
}
