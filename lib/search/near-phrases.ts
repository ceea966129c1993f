import { editDistance, editsForgiven } from './nearest'

/** Beginnings of this length make two words akin: `pajak` and `pajaknya`. */
const akinLength = 4
/** What a word counts that is not the same but akin or misspelt. */
const akinScore = 0.8

function textSimilarity(a: string, b: string): number {
  if (a === b) return 1
  if (Math.min(a.length, b.length) >= akinLength && (a.startsWith(b) || b.startsWith(a)))
    return akinScore
  const edits = editsForgiven(Math.max(a.length, b.length))
  return edits > 0 && editDistance(a, b, edits) <= edits ? akinScore : 0
}

const best = (word: string, others: readonly string[]) =>
  others.reduce((top, other) => Math.max(top, textSimilarity(word, other)), 0)

/**
 * How near two phrases are, from 0 to 1: the share of words that have a like one in the other, misspelt ones counting a little less.
 * The order of words does not matter; many words more on one side do.
 */
export function nearness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const sum = a.reduce((total, word) => total + best(word, b), 0)
  // Twice what they share by what both have (Dice), so that a long title is not near to everything.
  return (2 * sum) / (a.length + b.length)
}
