import { Column } from './column'
import { editDistance, editsForgiven } from './similar-words'
import { selectRange } from './select-range'
import { tokensOf } from './tokens'

/** Letters that must be right before typos are forgiven (contract 6.2). */
const startLetters = 2
/** Words that are used; the rest is ignored. */
const typedMax = 8
/** Phrases sorted at a time; more are needed only when many are alike. */
const chunk = 64
/** Weight of a word at another position than typed. */
const otherPlace = 0.7
const slip = 0.5
/** What a phrase with a forgiven slip is worth beside one that continues what is typed: less than any weight could make good. */
const slipShare = 0.01

/** 1 when the word starts with it; less for a longer word or with a typo; 0 for no match. */
function fit(typed: string, word: string, isLast: boolean): number {
  if (isLast ? word.startsWith(typed) : word === typed) return 1
  if (word.startsWith(typed)) return 0.8
  if (word.slice(0, startLetters) !== typed.slice(0, startLetters)) return 0
  const edits = editsForgiven(typed.length)
  if (edits === 0) return 0
  // A word still being typed is compared with the same length of the other.
  const compared = isLast ? word.slice(0, typed.length) : word
  return editDistance(typed, compared, edits) <= edits ? slip : 0
}

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

/** The words of all phrases, unique, by their first letters. */
class PhraseWords {
  readonly #numbers = new Map<string, number>()
  readonly #byStart = new Map<string, { word: string; number: number }[]>()

  get count() {
    return this.#numbers.size
  }

  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    const start = word.slice(0, startLetters)
    const others = this.#byStart.get(start)
    if (others) others.push({ word, number })
    else this.#byStart.set(start, [{ word, number }])
    return number
  }

  /** Match score of each word by its number. */
  fits(typed: string, isLast: boolean): Float64Array {
    const result = new Float64Array(this.count)
    for (const [start, words] of this.#byStart) {
      if (!start.startsWith(typed.slice(0, startLetters))) continue
      for (const { word, number } of words) result[number] = fit(typed, word, isLast)
    }
    return result
  }
}

export type TitlesOf = (documents: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** A phrase that several documents offer, such as a tag, or that is always offered. */
interface Shared {
  value: string
  isAlways: boolean
  /** The documents that offer it, each with its edition. */
  documents: number[]
  editions: number[]
}

/** A phrase with the document that it comes from; null for one that is always offered. */
export interface OfferedPhrase {
  value: string
  document: number | null
}

/** Matching phrases with their scores. */
interface Matches {
  phrases: Uint32Array
  /** By phrase. */
  scores: Float64Array
}

/**
 * Suggestions in one language: titles, tags, popular searches. Of a title only the numbers of its words are stored, some 60 bytes, and its
 * text is read when it is offered.
 */
export class Phrases {
  readonly #words = new PhraseWords()
  #count = 0
  /** Words of all phrases one after the other, and the start of each phrase. */
  readonly #text = new Column(Uint32Array)
  readonly #begins = new Column(Uint32Array)
  readonly #weights = new Column(Float64Array)
  /** Letters of the phrase. */
  readonly #lengths = new Column(Uint16Array)
  /** Document of a title and its edition. */
  readonly #titleOf = new Column(Uint32Array)
  readonly #editionOf = new Column(Uint32Array)
  readonly #shared = new Map<number, Shared>()
  readonly #sharedByText = new Map<string, number>()
  /** By document, raised when it is withdrawn, which invalidates its earlier phrases. */
  readonly #editions = new Column(Uint32Array)

  #add(value: string, weight: number): number {
    const phrase = this.#count
    let end = this.#begins.at(phrase)
    for (const word of wordsOf(value)) this.#text.set(end++, this.#words.numberOf(word))
    this.#begins.set(phrase + 1, end)
    this.#weights.set(phrase, weight)
    this.#lengths.set(phrase, value.length)
    this.#count = phrase + 1
    return phrase
  }

  /** Offers the title of a document. */
  addTitle(document: number, title: string, weight: number) {
    const phrase = this.#add(title, weight)
    this.#titleOf.set(phrase, document)
    this.#editionOf.set(phrase, this.#editions.at(document))
  }

  /** Offers a phrase while its document is public, or always without a document. */
  add(value: string, weight: number, document: number | null) {
    const key = `${weight} ${value}`
    const phrase = this.#sharedByText.get(key) ?? this.#add(value, weight)
    this.#sharedByText.set(key, phrase)
    const shared = this.#shared.get(phrase) ?? {
      value,
      isAlways: false,
      documents: [],
      editions: [],
    }
    this.#shared.set(phrase, shared)
    if (document === null) shared.isAlways = true
    else {
      shared.documents.push(document)
      shared.editions.push(this.#editions.at(document))
    }
  }

  /** Withdraws everything that a document offers. */
  forget(document: number) {
    this.#editions.set(document, this.#editions.at(document) + 1)
  }

  /** The document that a phrase is offered for at the moment, null for one that always is; undefined when it is not offered. */
  #source(phrase: number, isLive: (document: number) => boolean): number | null | undefined {
    const isCurrent = (document: number, edition: number) =>
      this.#editions.at(document) === edition && isLive(document)
    const shared = this.#shared.get(phrase)
    if (!shared) {
      const document = this.#titleOf.at(phrase)
      return isCurrent(document, this.#editionOf.at(phrase)) ? document : undefined
    }
    if (shared.isAlways) return null
    return shared.documents.find((document, at) => isCurrent(document, shared.editions[at] ?? 0))
  }

  /** Score of a phrase for the typed words; 0 when one of them is missing. @param fits by typed word the score of each word */
  #scoreOf(phrase: number, fits: readonly Float64Array[]): number {
    const [begin, end] = [this.#begins.at(phrase), this.#begins.at(phrase + 1)]
    let sum = 0
    let isForgiven = false
    for (const [typedAt, fitOf] of fits.entries()) {
      const best = { worth: 0, score: 0 }
      for (let at = begin; at < end; at += 1) {
        const worth = fitOf[this.#text.at(at)] ?? 0
        if (worth > best.worth) best.worth = worth
        if (worth > 0)
          best.score = Math.max(best.score, worth * (at - begin === typedAt ? 1 : otherPlace))
      }
      if (best.score === 0) return 0
      isForgiven ||= best.worth <= slip
      sum += best.score
    }
    // Prefers short phrases.
    const score = (sum / fits.length) * this.#weights.at(phrase) * (1 + 1 / (1 + end - begin))
    return isForgiven ? score * slipShare : score
  }

  #matches(text: string): Matches {
    const typed = wordsOf(text).slice(0, typedMax)
    const scores = new Float64Array(this.#count)
    const phrases = new Uint32Array(this.#count)
    let count = 0
    const fits = typed.map((word, at) => this.#words.fits(word, at === typed.length - 1))
    for (let phrase = 0; typed.length > 0 && phrase < this.#count; phrase += 1) {
      const score = this.#scoreOf(phrase, fits)
      scores[phrase] = score
      if (score > 0) phrases[count++] = phrase
    }
    return { phrases: phrases.slice(0, count), scores }
  }

  async #texts(
    phrases: readonly number[],
    titlesOf: TitlesOf,
  ): Promise<ReadonlyMap<number, string>> {
    const titles = phrases.filter((phrase) => !this.#shared.has(phrase))
    const found =
      titles.length > 0
        ? await titlesOf(titles.map((phrase) => this.#titleOf.at(phrase)))
        : new Map<number, string>()
    return new Map(
      phrases.map((phrase) => [
        phrase,
        this.#shared.get(phrase)?.value ?? found.get(this.#titleOf.at(phrase)) ?? '',
      ]),
    )
  }

  /**
   * Up to `count` phrases that complete or correct the typed text, the best first; empty for an empty text.
   * @param isLive whether a document is public
   */
  async suggest(
    text: string,
    count: number,
    isLive: (document: number) => boolean,
    titlesOf: TitlesOf,
  ): Promise<OfferedPhrase[]> {
    const { phrases, scores } = this.#matches(text)
    const scoreOf = (phrase: number) => scores[phrase] ?? 0
    const order = (a: number, b: number) =>
      scoreOf(b) - scoreOf(a) || this.#lengths.at(a) - this.#lengths.at(b)
    const found: OfferedPhrase[] = []
    for (let from = 0; from < phrases.length && distinct(found).length < count; from += chunk) {
      const sources = new Map<number, number | null>()
      for (const phrase of selectRange(
        phrases,
        from,
        from + chunk,
        (a, b) => order(a, b) || a - b,
      )) {
        const source = this.#source(phrase, isLive)
        if (source !== undefined) sources.set(phrase, source)
      }
      const texts = await this.#texts([...sources.keys()], titlesOf)
      const textOf = (phrase: number) => texts.get(phrase) ?? ''
      const sorted = [...sources.keys()]
        .filter((phrase) => textOf(phrase) !== '')
        .sort((a, b) => order(a, b) || (textOf(a) < textOf(b) ? -1 : 1))
      for (const phrase of sorted)
        found.push({ value: textOf(phrase), document: sources.get(phrase) ?? null })
    }
    return distinct(found).slice(0, count)
  }
}

/** Without phrases that differ only in case or punctuation. */
function distinct(phrases: readonly OfferedPhrase[]): OfferedPhrase[] {
  const seen = new Set<string>()
  return phrases.filter(({ value }) => {
    const key = wordsOf(value).join(' ')
    return seen.has(key) ? false : seen.add(key)
  })
}
