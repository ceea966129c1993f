import { editsForgiven, similarWords, type SimilarWord } from './similar-words'

export interface VocabularyEntry {
  term: string
  /** Rows of the index that hold it; none: nothing holds it any more. */
  rows: number
  /** Stands in a text as it is; otherwise it is only the stem of such words. */
  isWord: boolean
}

const firstLetter = 97
const letters = 26
const otherSigns = 6

/** The letters of a word, a bit each; other signs share six. An edit adds at most one bit and takes at most one away. */
function lettersOf(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) {
    const place = word.charCodeAt(at) - firstLetter
    set |=
      1 << (place >= 0 && place < letters ? place : letters + (word.charCodeAt(at) % otherSigns))
  }
  return set
}

/** Whether more than so many bits are set. */
function exceeds(bits: number, max: number): boolean {
  let left = bits
  for (let count = 0; left !== 0; left &= left - 1) {
    count += 1
    if (count > max) return true
  }
  return false
}

/** Words of one length with the letters of each. */
interface SameLength {
  words: number[]
  letters: number[]
}

function madeIn<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const startLength = 2

/** Every term of the index: what can be found at all, and so the only thing a misspelt word is mended to. Some 100 bytes a term. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #terms: string[] = []
  readonly #rows: number[] = []
  readonly #isWord: boolean[] = []
  readonly #byLength = new Map<number, SameLength>()
  readonly #byStart = new Map<string, number[]>()

  constructor(entries: Iterable<VocabularyEntry> = []) {
    for (const entry of entries) this.set(entry)
  }

  /** Adds a term or brings it up to date. */
  set({ term, rows, isWord }: VocabularyEntry) {
    const known = this.#numbers.get(term)
    const number = known ?? this.#terms.push(term) - 1
    if (known === undefined) this.#numbers.set(term, number)
    this.#rows[number] = rows
    const wasWord = this.#isWord[number] ?? false
    this.#isWord[number] = wasWord || isWord
    // A number is never a slip of another number: 2024 is not 2025.
    if (wasWord || !isWord || /\d/.test(term)) return
    madeIn(this.#byStart, term.slice(0, startLength), () => []).push(number)
    const sameLength = madeIn(this.#byLength, term.length, (): SameLength => ({
      words: [],
      letters: [],
    }))
    sameLength.words.push(number)
    sameLength.letters.push(lettersOf(term))
  }

  has(term: string) {
    return this.rows(term) > 0
  }

  rows(term: string) {
    const number = this.#numbers.get(term)
    return number === undefined ? 0 : (this.#rows[number] ?? 0)
  }

  *#within(word: string, edits: number): Generator<readonly [string, number]> {
    const letterSet = lettersOf(word)
    for (let length = word.length - edits; length <= word.length + edits; length += 1) {
      const { words, letters: sets } = this.#byLength.get(length) ?? { words: [], letters: [] }
      for (let at = 0; at < words.length; at += 1) {
        // Most words have too many letters that the other lacks; to see that costs a hundredth of comparing the two.
        const set = sets[at] ?? 0
        if (exceeds(letterSet & ~set, edits) || exceeds(set & ~letterSet, edits)) continue
        const number = words[at] ?? 0
        const rows = this.#rows[number] ?? 0
        if (rows > 0) yield [this.#terms[number] ?? '', rows]
      }
    }
  }

  /** Known words a few slips away; none for numbers and short words. */
  similar(word: string, count: number, edits = editsForgiven(word.length)): SimilarWord[] {
    if (/\d/.test(word)) return []
    // Fewer edits come first whatever else a word has, so more of them are looked at only while words are missing.
    for (let within = 1; within < edits; within += 1) {
      const found = similarWords(word, this.#within(word, within), within, count)
      if (found.length === count) return found
    }
    return similarWords(word, this.#within(word, edits), edits, count)
  }

  /** Known words that begin with these letters, two or more, the most used first. */
  beginningWith(start: string, count: number): string[] {
    const found: string[] = []
    for (const number of this.#byStart.get(start.slice(0, startLength)) ?? []) {
      const word = this.#terms[number] ?? ''
      if ((this.#rows[number] ?? 0) > 0 && word.startsWith(start)) found.push(word)
    }
    return found.sort((a, b) => this.rows(b) - this.rows(a) || (a < b ? -1 : 1)).slice(0, count)
  }
}
