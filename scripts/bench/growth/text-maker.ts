import { tokensOf } from '@/lib/search/tokens'

/** The same numbers every time (mulberry32), so that two runs search the same texts. */
export function dice(seed: number) {
  let state = seed
  /** A number from 0 up to before 1. */
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Different words, by how often they are used. */
const wordsMax = 60_000
/** Zipf-Mandelbrot: how often the word of a rank is used, as measured in running text. */
const shift = 2.7
const starts = [
  'b',
  'c',
  'd',
  'g',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'w',
  'ng',
  'ny',
  'ci',
  'su',
  'ran',
  'kar',
  'tan',
  'wi',
  'pur',
  'sin',
]
const middles = ['a', 'i', 'u', 'e', 'o', 'an', 'in', 'ar', 'ur', 'as']

/** A word that could be a name or a place; the shorter the rank, the shorter the word. */
function madeWord(rank: number, roll: () => number): string {
  const syllables = 2 + Math.floor(roll() * (rank < 10_000 ? 2 : 3))
  const pick = (list: readonly string[]) => list[Math.floor(roll() * list.length)] ?? ''
  return Array.from({ length: syllables }, () => pick(starts) + pick(middles)).join('')
}

export interface TextMaker {
  /** All words, the most used first. */
  words: readonly string[]
  /** A sentence of so many words, drawn by how often each is used. */
  sentence: (words: number) => string
}

/** Makes texts whose words are as often and as rare as in running text: those of real texts first, then made ones. */
export function textMaker(texts: readonly string[], seed: number): TextMaker {
  const roll = dice(seed)
  const uses = new Map<string, number>()
  for (const text of texts)
    for (const { word } of tokensOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const words = [...uses]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word)
  const known = new Set(words)
  while (words.length < wordsMax) {
    const word = madeWord(words.length, roll)
    if (known.has(word)) continue
    known.add(word)
    words.push(word)
  }
  const sums = new Float64Array(words.length)
  let sum = 0
  for (let rank = 0; rank < words.length; rank += 1) sums[rank] = sum += 1 / (rank + shift)
  const draw = () => {
    const wanted = roll() * sum
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }
  return {
    words,
    sentence: (length) => {
      const text = Array.from({ length }, draw).join(' ')
      return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
    },
  }
}
