/** A map that drops its oldest entries, so that visitors' input cannot fill the memory. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>()

  constructor(private readonly entriesMax: number) {}

  get size() {
    return this.#entries.size
  }

  delete(key: K) {
    this.#entries.delete(key)
  }

  /** The stored value, or the one that `make` gives, which is then stored. */
  getOr(key: K, make: () => V): V {
    const known = this.#entries.get(key)
    if (known !== undefined) return known
    const value = make()
    this.#entries.set(key, value)
    if (this.#entries.size > this.entriesMax) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
    return value
  }
}
