/** FNV-1a over code points: the same text gives the same number on server and phone. */
export function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** A repeatable sequence of numbers in [0, 1) (mulberry32). */
export function sequence(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several. */
export const oneOf = <const Choice>(
  random: () => number,
  choices: readonly [Choice, ...Choice[]],
) => choices[Math.floor(random() * choices.length)] ?? choices[0]
