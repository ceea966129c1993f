import { editDistance, editsForgiven } from './similar-words'

/** Length of a common prefix that makes two words similar: `pajak` and `pajaknya`. */
const sharedPrefixMin = 4
/** Score of a similar or misspelt word; the same word counts 1. */
const similarScore = 0.8

function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1
  if (Math.min(a.length, b.length) >= sharedPrefixMin && (a.startsWith(b) || b.startsWith(a)))
    return similarScore
  const edits = editsForgiven(Math.max(a.length, b.length))
  return edits > 0 && editDistance(a, b, edits) <= edits ? similarScore : 0
}

const best = (word: string, others: readonly string[]) =>
  others.reduce((top, other) => Math.max(top, wordSimilarity(word, other)), 0)

/**
 * Similarity of two phrases, 0 to 1: the share of words with a match in the other, misspelt ones counting a little less.
 * Word order does not count; many additional words on one side do.
 */
export function phraseSimilarity(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const sum = a.reduce((total, word) => total + best(word, b), 0)
  // Dice coefficient, so that a long title is not similar to everything.
  return (2 * sum) / (a.length + b.length)
}
