import type { Locale } from '@/lib/i18n/locales'
import data from './data/synonyms.json'
import { isStopWord } from './analyse'
import { stemOf } from './stems'
import { tokensOf } from './tokens'

/** Synonyms of the query's words from `start` up to before `end`. */
export interface SynonymMatch {
  start: number
  end: number
  /** Each is a list of terms that belong together, e.g. `['surat', 'izin', 'mengemudi']`. */
  others: string[][]
}

interface Phrase {
  words: string[]
  terms: string[]
}

const phraseMax = 4

const keyOf = (words: readonly string[]) => words.join(' ')

/** A phrase of the data file in two forms: the words that people type, and the stems of the index. */
function phraseOf(text: string, locale: Locale): Phrase {
  const words = tokensOf(text).map(({ word }) => word)
  return {
    words,
    terms: words.filter((word) => !isStopWord(word, locale)).map((word) => stemOf(word, locale)),
  }
}

function readTable(): ReadonlyMap<string, string[][]> {
  const table = new Map<string, string[][]>()
  const add = (from: Phrase, to: readonly Phrase[]) => {
    const key = keyOf(from.words)
    const others = to
      .filter((other) => other !== from && other.terms.length > 0)
      .map((other) => other.terms)
    const known = table.get(key) ?? []
    const isNew = (terms: string[]) =>
      keyOf(terms) !== key && !known.some((one) => keyOf(one) === keyOf(terms))
    table.set(key, [...known, ...others.filter(isNew)])
  }
  for (const { id, en } of data.same) {
    const phrases = [
      ...id.map((text) => phraseOf(text, 'id')),
      ...en.map((text) => phraseOf(text, 'en')),
    ]
    for (const phrase of phrases) add(phrase, phrases)
  }
  for (const { from, to } of data.also) {
    const others = to.map((text) => phraseOf(text, 'id'))
    for (const text of from) add(phraseOf(text, 'id'), others)
  }
  return table
}

const table = readTable()

/** Every run of up to four words in the synonym file, longest first at each position. */
export function synonymsIn(words: readonly string[]): SynonymMatch[] {
  const found: SynonymMatch[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + phraseMax); end > start; end -= 1) {
      const others = table.get(keyOf(words.slice(start, end)))
      if (others && others.length > 0) found.push({ start, end, others })
    }
  }
  return found
}
