import { millisecondsInDay } from 'date-fns/constants'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchDomain } from '@/lib/schemas/search'
import type { Heads } from './heads'
import { type Field, fields, fieldWeight, lexemeOf, rowOf, type Postings } from './index-model'
import type { WordGroup } from './query'

/** Documents that match a query, unordered, each with its score at the same index of the second list. */
export interface Ranking {
  documents: Uint32Array
  scores: Float64Array
  /** At the same index the words of the query that the document contains, a bit each in the order of the words. */
  held: Uint8Array
  /** Those of `held` that only the long text has: it mentions them, and need not be about them. */
  passing: Uint8Array
  /** For each word of the query whether any public document contains it. */
  isWordFound: readonly boolean[]
}

/** Weight of a text in the other language. */
const otherLanguage = 0.7
const weightSum = fields.reduce((sum, field) => sum + fieldWeight[field], 0)

/** Least share of a query's information that a document must contain; less only when no document has as much. */
const coverageMin = 0.4
const coverageFloor = 0.2
const nearlyBest = 0.8
/** Least share of the best score: documents below it only mention the topic in passing. */
const scoreShareMin = 0.04
/** What a word counts that stands in the long text alone. */
const passingShare = 0.8
const titleBonus = 0.5
const yearMs = 365 * millisecondsInDay
const newsAgeYearsMax = 4

/** Visitors most likely want to get something done, then to read about it. */
const domainWeight: Record<SearchDomain, number> = {
  public_service: 1.3,
  announcement: 1.05,
  featured_program: 1.05,
  // Whoever searches wants to have it done more often than to complain about it.
  complaint: 0.7,
  information: 1.1,
  about: 1.1,
  news: 1,
}

const none = new Uint32Array()
/** In a long text the words of a phrase stand anywhere: "uang" here and "daerah" there are no "uang daerah". */
const phraseFields = ['title', 'keywords', 'summary'] as const satisfies readonly Field[]

interface GroupHits {
  /** By document the best weight of any alternative, 0 to `weightSum`. */
  best: Float64Array
  /** By document: 1 when a title contains the word. */
  titled: Uint8Array
  /** By document: 1 when title, keywords or summary contain the word. */
  stressed: Uint8Array
  /** Documents with a weight, each once. */
  documents: number[]
  information: number
}

/** Sums the weights of terms by row. Number arrays by row: a common term is in most rows, and maps would cost ten times as much. */
class Matcher {
  readonly #weights: Float64Array
  #touched: number[] = []
  /** Terms of a phrase that the current field of a row has. */
  readonly #counts: Uint8Array

  constructor(
    private readonly postings: Postings,
    private readonly heads: Heads,
    private readonly locale: Locale,
  ) {
    this.#weights = new Float64Array(heads.length * 2)
    this.#counts = new Uint8Array(heads.length * 2)
  }

  #add(row: number, weight: number) {
    // A document that was added since the heads were read.
    if (row >= this.#weights.length) return
    const known = this.#weights[row] ?? 0
    if (known === 0) this.#touched.push(row)
    this.#weights[row] = known + weight
  }

  #clear() {
    for (const row of this.#touched) this.#weights[row] = 0
    this.#touched = []
  }

  #rows(field: Field, term: string): Uint32Array {
    return this.postings.get(lexemeOf(field, term)) ?? none
  }

  /** Rows that have all terms in one field, short enough for them to stand together. */
  #weighPhrase(terms: readonly string[]) {
    const counts = this.#counts
    for (const field of phraseFields) {
      for (const [at, term] of terms.entries())
        for (const row of this.#rows(field, term)) if (counts[row] === at) counts[row] = at + 1
      for (const row of this.#rows(field, terms[0] ?? '')) {
        if (counts[row] === terms.length) this.#add(row, fieldWeight[field])
        counts[row] = 0
      }
    }
  }

  /** Sets `#weights` to the sum of the weights of the fields with the term, for each row of `#touched`. */
  #weigh(terms: readonly string[]) {
    const [only] = terms
    if (terms.length > 1 || only === undefined) this.#weighPhrase(terms)
    else
      for (const field of fields)
        for (const row of this.#rows(field, only)) this.#add(row, fieldWeight[field])
  }

  hitsOf(group: WordGroup): GroupHits {
    const best = new Float64Array(this.heads.length)
    const titled = new Uint8Array(this.heads.length)
    const stressed = new Uint8Array(this.heads.length)
    const documents: number[] = []
    for (const { terms, quality } of group.alternatives) {
      this.#weigh(terms)
      for (const row of this.#touched) {
        const { document, language } = rowOf(row)
        if (!this.heads.has(document)) continue
        const weight = this.#weights[row] ?? 0
        const value = weight * quality * (language === this.locale ? 1 : otherLanguage)
        const known = best[document] ?? 0
        if (known === 0) documents.push(document)
        if (value > known) best[document] = value
        // Only a title outweighs all other fields together.
        if (weight >= fieldWeight.title) titled[document] = 1
        if (weight >= fieldWeight.summary) stressed[document] = 1
      }
      this.#clear()
    }
    return {
      best,
      titled,
      stressed,
      documents,
      information: group.weight * Math.log(1 + this.heads.length / (1 + documents.length)),
    }
  }
}

const recency = (heads: Heads, document: number, nowMs: number) =>
  heads.domain(document) === 'news'
    ? 1 -
      0.04 * Math.min(newsAgeYearsMax, Math.max(0, nowMs - heads.publishedMs(document)) / yearMs)
    : 1

interface Sums {
  /** Documents with any term, each once. */
  documents: number[]
  /** By document: covered information, what of it is stressed, its value, words of the query in the title. */
  held: Float64Array
  stressed: Float64Array
  value: Float64Array
  titleWords: Uint8Array
  /** By document the groups with a hit, a bit each. */
  groups: Uint8Array
  /** Those of `groups` that only the long text has. */
  passing: Uint8Array
}

function summed(hits: readonly GroupHits[], length: number): Sums {
  const sums: Sums = {
    documents: [],
    held: new Float64Array(length),
    stressed: new Float64Array(length),
    value: new Float64Array(length),
    titleWords: new Uint8Array(length),
    groups: new Uint8Array(length),
    passing: new Uint8Array(length),
  }
  const { held, value, titleWords, groups, passing } = sums
  for (const [at, { best, titled, stressed, documents, information }] of hits.entries()) {
    for (const document of documents) {
      // The information of a group is never 0.
      if (held[document] === 0) sums.documents.push(document)
      groups[document] = (groups[document] ?? 0) | (1 << at)
      if (stressed[document] === 0) passing[document] = (passing[document] ?? 0) | (1 << at)
      else sums.stressed[document] = (sums.stressed[document] ?? 0) + information
      held[document] = (held[document] ?? 0) + information
      value[document] = (value[document] ?? 0) + (information * (best[document] ?? 0)) / weightSum
      titleWords[document] = (titleWords[document] ?? 0) + (titled[document] ?? 0)
    }
  }
  return sums
}

/**
 * Finds matching documents and their scores. The formula is the same for all databases, which only return the rows of each term. A rare
 * word counts more than a common one, a title more than a text, a service more than an article, and a document with all words more than one
 * with some; documents below the coverage are left out, and so are those that are not public at that moment.
 */
export function rank(
  groups: readonly WordGroup[],
  postings: Postings,
  heads: Heads,
  locale: Locale,
  nowMs: number,
): Ranking {
  const matcher = new Matcher(postings, heads, locale)
  const hits = groups.map((group) => matcher.hitsOf(group))
  const total = hits.reduce((sum, { information }) => sum + information, 0)
  const sums = summed(hits, heads.length)
  const { documents, held, stressed, value, titleWords } = sums
  const live = documents.filter((document) => heads.isLive(document, nowMs))
  let fullest = 0
  for (const document of live) fullest = Math.max(fullest, (held[document] ?? 0) / total)
  const least = Math.max(coverageFloor, Math.min(coverageMin, fullest * nearlyBest))
  const scores = new Float64Array(live.length)
  let best = 0
  for (const [at, document] of live.entries()) {
    const coverage = (held[document] ?? 0) / total
    const domain = heads.domain(document)
    if (coverage < least || domain === undefined) continue
    const stressedCoverage = (stressed[document] ?? 0) / total
    const counted = stressedCoverage + (coverage - stressedCoverage) * passingShare
    const titleShare = Math.min(
      1,
      (titleWords[document] ?? 0) / Math.max(1, heads.titleWords(document, locale)),
    )
    const score =
      (value[document] ?? 0) *
      counted ** 2 *
      (1 + titleBonus * titleShare) *
      domainWeight[domain] *
      recency(heads, document, nowMs)
    best = Math.max(best, score)
    scores[at] = score
  }
  const worst = best * scoreShareMin
  const matching = {
    documents: new Uint32Array(live.length),
    scores: new Float64Array(live.length),
    held: new Uint8Array(live.length),
    passing: new Uint8Array(live.length),
  }
  let count = 0
  for (const [at, document] of live.entries()) {
    const score = scores[at] ?? 0
    if (score === 0 || score < worst) continue
    matching.documents[count] = document
    matching.scores[count] = score
    matching.held[count] = sums.groups[document] ?? 0
    matching.passing[count] = sums.passing[document] ?? 0
    count += 1
  }
  return {
    documents: matching.documents.slice(0, count),
    scores: matching.scores.slice(0, count),
    held: matching.held.slice(0, count),
    passing: matching.passing.slice(0, count),
    isWordFound: hits.map((hit) => hit.documents.some((document) => heads.isLive(document, nowMs))),
  }
}

/** Order of two positions of a ranking: the higher score, then the newest, then the lowest number. */
export const byScore =
  ({ documents, scores }: Ranking, heads: Heads) =>
  (a: number, b: number): number => {
    const [first, second] = [documents[a] ?? 0, documents[b] ?? 0]
    return (
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      heads.publishedMs(second) - heads.publishedMs(first) ||
      first - second
    )
  }
