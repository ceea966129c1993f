import { editDistance, editsForgiven } from './nearest'
import { tokensOf } from './tokens'

/** A phrase that can be offered while somebody types. */
export interface Phrase {
  value: string
  words: readonly string[]
  /** The higher the sooner it is offered: popular searches, services, then the rest. */
  weight: number
}

/** Letters that must be right before slips are forgiven (contract 6.2). */
const startLetters = 2

export const phraseOf = (value: string, weight: number): Phrase => ({ value, words: tokensOf(value).map(({ word }) => word), weight })

/** 1 a word begins so; less for a longer word or with a slip; 0 no match. */
function fit(typed: string, word: string, isLast: boolean): number {
  if (isLast ? word.startsWith(typed) : word === typed) return 1
  if (word.startsWith(typed)) return 0.8
  if (word.slice(0, startLetters) !== typed.slice(0, startLetters)) return 0
  const edits = editsForgiven(typed.length)
  if (edits === 0) return 0
  // A word still being typed is compared with as much of the other.
  const compared = isLast ? word.slice(0, typed.length) : word
  return editDistance(typed, compared, edits) <= edits ? 0.5 : 0
}

function scoreOf(typed: readonly string[], { words, weight }: Phrase): number {
  let sum = 0
  for (const [at, part] of typed.entries()) {
    const isLast = at === typed.length - 1
    let best = 0
    for (const [place, word] of words.entries()) best = Math.max(best, fit(part, word, isLast) * (place === at ? 1 : 0.7))
    if (best === 0) return 0
    sum += best
  }
  // Short phrases say the same with less to read.
  return (sum / typed.length) * weight * (1 + 1 / (1 + words.length))
}

/** Up to `count` phrases that continue or mend what is typed; empty for nothing typed. */
export function suggest(text: string, phrases: Iterable<Phrase>, count: number): string[] {
  const typed = tokensOf(text).map(({ word }) => word)
  if (typed.length === 0) return []
  const found: { value: string; score: number }[] = []
  for (const phrase of phrases) {
    const score = scoreOf(typed, phrase)
    if (score > 0) found.push({ value: phrase.value, score })
  }
  found.sort((a, b) => b.score - a.score || a.value.length - b.value.length || (a.value < b.value ? -1 : 1))
  return distinct(found.map(({ value }) => value)).slice(0, count)
}

/** Without phrases that differ in case or signs only. */
function distinct(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = tokensOf(value)
      .map(({ word }) => word)
      .join(' ')
    return seen.has(key) ? false : seen.add(key)
  })
}
