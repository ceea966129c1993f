import { editsForgiven, nearestWords, type NearWord } from './nearest'

export interface VocabularyEntry {
  term: string
  /** Rows of the index that hold it. */
  rows: number
  /** Stands in a text as it is; otherwise it is only the stem of such words. */
  isWord: boolean
}

/** Every term of the index: what can be found at all, and so the only thing a misspelt word is mended to. */
export class Vocabulary {
  readonly #terms = new Map<string, number>()
  readonly #wordsByLength = new Map<number, (readonly [string, number])[]>()
  readonly #sortedWords: string[] = []

  constructor(entries: Iterable<VocabularyEntry>) {
    for (const { term, rows, isWord } of entries) {
      this.#terms.set(term, rows)
      // A number is never a slip of another number: 2024 is not 2025.
      if (!isWord || /\d/.test(term)) continue
      this.#sortedWords.push(term)
      const sameLength = this.#wordsByLength.get(term.length)
      if (sameLength) sameLength.push([term, rows])
      else this.#wordsByLength.set(term.length, [[term, rows]])
    }
    this.#sortedWords.sort()
  }

  get size() {
    return this.#terms.size
  }

  has(term: string) {
    return this.#terms.has(term)
  }

  rows(term: string) {
    return this.#terms.get(term) ?? 0
  }

  *#ofAboutLength(length: number, edits: number) {
    for (let size = length - edits; size <= length + edits; size += 1) yield* this.#wordsByLength.get(size) ?? []
  }

  /** Known words a few slips away; none for numbers and short words. */
  near(word: string, count: number, edits = editsForgiven(word.length)): NearWord[] {
    return /\d/.test(word) ? [] : nearestWords(word, this.#ofAboutLength(word.length, edits), edits, count)
  }

  /** Known words that begin with these letters, the most used first. */
  beginningWith(start: string, count: number): string[] {
    const first = this.#firstFrom(start)
    const others = this.#sortedWords.slice(first)
    const end = others.findIndex((word) => !word.startsWith(start))
    return others.slice(0, end === -1 ? undefined : end).sort((a, b) => this.rows(b) - this.rows(a) || (a < b ? -1 : 1)).slice(0, count)
  }

  #firstFrom(start: string): number {
    let [low, high] = [0, this.#sortedWords.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sortedWords[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }
}
