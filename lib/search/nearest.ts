/**
 * Edits between two words (insert, delete, replace, swap of neighbours), or `bound + 1` as soon as it must be more than `bound`.
 * Optimal string alignment; O(length × bound) in practice because hopeless rows end the comparison.
 */
export function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > bound) return bound + 1
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, bound + 1)
}

/** Edits forgiven in a word of a length: none in abbreviations and short words, one from four letters, two from eight. */
export const editsForgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

export interface NearWord {
  word: string
  edits: number
}

/**
 * The known words nearest to a misspelt one: fewest edits first, then the same first letter, then the most used, then by the alphabet.
 * @param candidates known words of about the same length with how often they occur
 */
export function nearestWords(word: string, candidates: Iterable<readonly [string, number]>, edits: number, count: number): NearWord[] {
  if (edits === 0) return []
  const found: (NearWord & { uses: number; isSameStart: boolean })[] = []
  for (const [candidate, uses] of candidates) {
    const distance = editDistance(word, candidate, edits)
    if (distance <= edits) found.push({ word: candidate, edits: distance, uses, isSameStart: candidate[0] === word[0] })
  }
  return found
    .sort((a, b) => a.edits - b.edits || Number(b.isSameStart) - Number(a.isSameStart) || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, count)
    .map(({ word: near, edits: distance }) => ({ word: near, edits: distance }))
}
