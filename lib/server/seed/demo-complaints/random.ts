/** Pseudo-random numbers, the same for the same seed (mulberry32); never for secrets. */
export interface SeededRandom {
  /** Whole number from 0 to `below` - 1. */
  below(below: number): number
  /** Whole number, both ends included. */
  between(min: number, max: number): number
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let hashed = Math.imul(state ^ (state >>> 15), state | 1)
    hashed ^= hashed + Math.imul(hashed ^ (hashed >>> 7), hashed | 61)
    return ((hashed ^ (hashed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, between: (min, max) => min + below(max - min + 1) }
}
