interface Held<T> {
  value: T
  bytes: number
}

/** Keeps values up to a number of bytes; the longest unused go first. */
export class BytePool<T> {
  readonly #held = new Map<string, Held<T>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes() {
    return this.#bytes
  }

  get size() {
    return this.#held.size
  }

  get(key: string): T | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    // A map remembers the order of insertion: the least recently used key is always the first.
    this.#held.delete(key)
    this.#held.set(key, held)
    return held.value
  }

  /** Stores a value and makes room for it. @returns false when it alone is larger than the pool */
  set(key: string, value: T, valueBytes: number): boolean {
    this.delete(key)
    // Characters take up to two bytes each.
    const bytes = valueBytes + key.length * 2
    if (bytes > this.#maxBytes) return false
    this.#held.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
    return true
  }

  delete(key: string) {
    const held = this.#held.get(key)
    if (!held) return
    this.#held.delete(key)
    this.#bytes -= held.bytes
  }

  forEach(work: (value: T) => void) {
    for (const { value } of this.#held.values()) work(value)
  }

  deleteWhere(condemned: (value: T) => boolean) {
    for (const [key, { value }] of this.#held) if (condemned(value)) this.delete(key)
  }
}
