import type { Locale } from '@/lib/i18n/locales'
import { isStopWord } from './analyse'
import protectedNames from './data/protected-names.json'
import weakWords from './data/weak-words.json'
import { belongsTo, isAbbreviation, isKnownWord } from './known-words'
import { stemOf } from './stems'
import { synonymsIn } from './synonyms'
import { tokensOf, type Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** One alternative for a word of the query: all of its terms must be in the text. */
interface Alternative {
  terms: string[]
  /** Confidence that this was meant, 0 to 1. */
  quality: number
}

/** A significant word of the query with its alternatives in the index; none when nothing matches. */
export interface WordGroup {
  word: string
  alternatives: Alternative[]
  /** Significance of the word, 0 to 1: a guess has less than a known word, a place less than a thing. */
  weight: number
  /** True for a word that only narrows a search down: a page without it is no half answer. */
  isQualifier: boolean
}

export interface ReadQuery {
  groups: WordGroup[]
  /** Misspelt words of the query and what was searched for in their place. */
  corrections: Map<string, string>
}

export interface ReadOptions {
  locale: Locale
  /** False turns off the correction of misspelt words (`fuzziness` of the contract). */
  forgivesTypos: boolean
}

// Places, numbers and words such as "cara" narrow a search down, but a page without them may still be the right one.
const qualifiers = new Set([...weakWords, ...protectedNames.regencies])
const qualifierWeight = 0.4
/** An unknown word says little about what is meant, but a page without it may be wrong. */
const unknownWeight = 0.35

/** Tokens of a query that are used; the rest is ignored. */
export const queryTokensMax = 8

const alternativesMax = 12
const similarMax = 3
/** Similar words looked at; some are of the other language. */
const candidatesMax = 12
const completionsMin = 4
const completionsMax = 5
const splitMin = 3

const quality = {
  word: 1,
  joined: 1,
  ownStem: 0.92,
  split: 0.9,
  parts: 0.9,
  part: 0.85,
  otherStem: 0.8,
  synonym: 0.75,
  completion: 0.7,
  oneEdit: 0.7,
  twoEdits: 0.5,
} as const

const isNumber = (word: string) => /^\d+$/.test(word)

class Group {
  readonly #alternatives = new Map<string, Alternative>()

  constructor(
    readonly token: Token,
    readonly vocabulary: Vocabulary,
  ) {}

  get isEmpty() {
    return this.#alternatives.size === 0
  }

  clear() {
    this.#alternatives.clear()
  }

  /** Adds an alternative if the index has its terms; of the same terms the most confident one counts. */
  add(terms: readonly string[], sure: number) {
    const distinct = [...new Set(terms)]
    if (distinct.length === 0 || !distinct.every((term) => this.vocabulary.has(term))) return
    const key = distinct.toSorted().join(' ')
    const known = this.#alternatives.get(key)
    if (known && known.quality >= sure) return
    if (!known && this.#alternatives.size >= alternativesMax) return
    this.#alternatives.set(key, { terms: distinct, quality: sure })
  }

  addForms(word: string, locale: Locale, sure: number) {
    this.add([word], sure)
    const other: Locale = locale === 'id' ? 'en' : 'id'
    this.add([stemOf(word, locale)], sure * quality.ownStem)
    this.add([stemOf(word, other)], sure * quality.otherStem)
  }

  /** The parts of a compound as alternatives: all of them, or one that is a word; its number alone ("19" of COVID-19) says nothing. */
  addParts(locale: Locale) {
    const { parts } = this.token
    if (parts.every((part) => part.length > 1 || isNumber(part))) this.add(parts, quality.parts)
    for (const part of parts)
      if (part.length > 1 && !isNumber(part)) this.addForms(part, locale, quality.part)
  }

  get done(): WordGroup {
    const alternatives = [...this.#alternatives.values()].sort((a, b) => b.quality - a.quality)
    const surest = alternatives[0]?.quality ?? 0
    const { word } = this.token
    const isQualifier = isNumber(word) || qualifiers.has(word)
    const weight = surest === 0 ? unknownWeight : surest ** 2 * (isQualifier ? qualifierWeight : 1)
    return { word, alternatives, weight, isQualifier }
  }
}

/** Drops stop words of both languages, unless nothing else is left. */
function meaningful(tokens: Token[], locale: Locale): Token[] {
  // In the other language a single letter may be a name: "Paket A" is no article.
  const isStopped = ({ word }: Token) =>
    isStopWord(word, locale) || (word.length > 1 && isStopWord(word, locale === 'id' ? 'en' : 'id'))
  const meaningfulTokens = tokens.filter((token) => !isStopped(token))
  return (meaningfulTokens.length > 0 ? meaningfulTokens : tokens).slice(0, queryTokensMax)
}

function addNeighbours(groups: Group[]) {
  groups.forEach((group, at) => {
    const next = groups[at + 1]
    if (!next) return
    // Written apart in the query, together in the text: "e ktp", "sapa warga".
    const joined = group.token.word + next.token.word
    group.add([joined], quality.joined)
    next.add([joined], quality.joined)
  })
}

/** Letters up to which a misspelt word must keep its first one: in short words a slip there makes another word. */
const shortMax = 5

/** "pajakkendaraan": two known words without the space between them; the split with the longer first word counts. */
function splitOf(word: string, vocabulary: Vocabulary, locale: Locale): string[] {
  for (let at = word.length - splitMin; at >= splitMin; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    const isMeant = (part: string) =>
      (vocabulary.has(part) || vocabulary.has(stemOf(part, 'id'))) && belongsTo(part, locale)
    if (parts.every(isMeant)) return parts
  }
  return []
}

/** "ktpp": an abbreviation, which is never compared with others, with one letter typed twice; known without it. */
function withoutDouble(word: string, vocabulary: Vocabulary): string | undefined {
  for (let at = 1; at < word.length; at += 1) {
    const rest = word.slice(0, at) + word.slice(at + 1)
    if (word[at] === word[at - 1] && vocabulary.has(rest)) return rest
  }
  return undefined
}

/** Adds what an unknown word may stand for; a word that exists stays what it is, also where no text has it. */
function addGuesses(
  group: Group,
  vocabulary: Vocabulary,
  { locale, forgivesTypos }: ReadOptions,
  corrections: Map<string, string>,
) {
  const { word } = group.token
  if (!forgivesTypos) return
  if (isKnownWord(word)) {
    const meant = isAbbreviation(word) ? withoutDouble(word, vocabulary) : undefined
    if (meant === undefined) return
    group.add([meant], quality.oneEdit)
    corrections.set(word, meant)
    return
  }
  const split = splitOf(word, vocabulary, locale)
  if (split.length > 0) {
    group.add(
      split.map((part) => (vocabulary.has(part) ? part : stemOf(part, 'id'))),
      quality.split,
    )
    corrections.set(word, split.join(' '))
  }
  if (!group.isEmpty) return
  if (word.length >= completionsMin)
    for (const whole of vocabulary.beginningWith(word, completionsMax))
      group.add([whole], quality.completion)
  if (!group.isEmpty) return
  const similar = vocabulary
    .similar(word, candidatesMax)
    .filter(
      ({ word: other }) =>
        belongsTo(other, locale) && (word.length > shortMax || other[0] === word[0]),
    )
    .slice(0, similarMax)
  const closest = similar[0]
  if (closest) corrections.set(word, closest.word)
  // Words with more edits than the closest are other words, not other corrections.
  for (const { word: meant, edits } of similar)
    if (edits === closest?.edits)
      group.addForms(meant, locale, edits === 1 ? quality.oneEdit : quality.twoEdits)
}

/**
 * Analyses a visitor's query against the vocabulary of the index. Words become terms of letters and digits only, so nothing of the
 * query syntax of a database gets through.
 */
export function readQuery(text: string, vocabulary: Vocabulary, options: ReadOptions): ReadQuery {
  const tokens = tokensOf(text)
  const counted = meaningful(tokens, options.locale)
  const groups = counted.map((token) => new Group(token, vocabulary))
  for (const group of groups) {
    group.addForms(group.token.word, options.locale, quality.word)
    group.addParts(options.locale)
  }
  addNeighbours(groups)
  const corrections = new Map<string, string>()
  // Misspelt words are corrected before synonyms are looked up, so that synonyms of the intended word are found.
  const read = groups.map((group) => {
    if (group.isEmpty && synonymsIn([group.token.word]).length === 0)
      addGuesses(group, vocabulary, options, corrections)
    return corrections.get(group.token.word) ?? group.token.word
  })
  for (const { start, end, others } of synonymsIn(read)) {
    for (const group of groups.slice(start, end))
      for (const terms of others) group.add(terms, quality.synonym)
  }
  for (const group of groups) if (group.isEmpty) addGuesses(group, vocabulary, options, corrections)
  // In "covid 19" with "covid" unknown, the number would match every text with a 19.
  const named = groups.filter(({ token }) => !isNumber(token.word))
  if (named.length > 0 && named.every((group) => group.isEmpty))
    for (const group of groups) group.clear()
  return { groups: groups.map((group) => group.done), corrections }
}
