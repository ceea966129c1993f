// Three rows of the comparison, reused: a search for similar words compares thousands.
let rows = [new Int32Array(64), new Int32Array(64), new Int32Array(64)] as const

/**
 * Edits between two words (insert, delete, replace, swap of neighbours), or `bound + 1` as soon as it must be more than `bound`.
 * Optimal string alignment; O(length × bound) because only cells this close to the diagonal are computed.
 */
export function editDistance(a: string, b: string, bound: number): number {
  const far = bound + 1
  if (Math.abs(a.length - b.length) > bound) return far
  if (b.length >= rows[0].length)
    rows = [
      new Int32Array(b.length * 2),
      new Int32Array(b.length * 2),
      new Int32Array(b.length * 2),
    ]
  let [before, above, current] = rows
  for (let column = 0; column <= b.length; column += 1) above[column] = Math.min(column, far)
  for (let row = 1; row <= a.length; row += 1) {
    const [first, last] = [Math.max(1, row - bound), Math.min(b.length, row + bound)]
    current[first - 1] = first === 1 ? Math.min(row, far) : far
    let least = current[first - 1] ?? far
    const letter = a.charCodeAt(row - 1)
    const letterBefore = a.charCodeAt(row - 2)
    for (let column = first; column <= last; column += 1) {
      const other = b.charCodeAt(column - 1)
      let cost = Math.min(
        (above[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (above[column - 1] ?? far) + (letter === other ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? far) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    // What the next row reads beyond this one's last cell.
    if (last < b.length) current[last + 1] = far
    if (least > bound) return far
    ;[before, above, current] = [above, current, before]
  }
  return Math.min(above[b.length] ?? far, far)
}

/** Edits allowed in a word of a length: none in abbreviations and short words, one from four letters, two from eight. */
export const editsForgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

export interface SimilarWord {
  word: string
  edits: number
}

/**
 * The known words most similar to a misspelt one: fewest edits first, then the same first letter, then the most used, then alphabetically.
 * @param candidates known words of about the same length with how often they occur
 */
export function similarWords(
  word: string,
  candidates: Iterable<readonly [string, number]>,
  edits: number,
  count: number,
): SimilarWord[] {
  if (edits === 0) return []
  const found: (SimilarWord & { uses: number; isSameStart: boolean })[] = []
  for (const [candidate, uses] of candidates) {
    const distance = editDistance(word, candidate, edits)
    if (distance <= edits)
      found.push({ word: candidate, edits: distance, uses, isSameStart: candidate[0] === word[0] })
  }
  return found
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.isSameStart) - Number(a.isSameStart) ||
        b.uses - a.uses ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, count)
    .map(({ word: similar, edits: distance }) => ({ word: similar, edits: distance }))
}
