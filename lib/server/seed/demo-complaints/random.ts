/** Numbers that look random and are the same for the same seed (mulberry32); never for secrets. */
export interface Chance {
  /** Whole number from 0 to `below` - 1. */
  below(below: number): number
  /** Whole number, both ends included. */
  between(min: number, max: number): number
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, between: (min, max) => min + below(max - min + 1) }
}
