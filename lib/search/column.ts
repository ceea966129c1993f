type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

const firstRoom = 1_024

/** A growing typed array by index, zero where unset; a plain array would take eight bytes per number. */
export class Column<T extends Numbers> {
  #numbers: T

  constructor(private readonly kind: new (length: number) => T) {
    this.#numbers = new kind(firstRoom)
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }

  set(place: number, value: number) {
    if (place >= this.#numbers.length) {
      const larger = new this.kind(Math.max(place + 1, this.#numbers.length * 2))
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[place] = value
  }
}
