import type { Locale } from '@/lib/i18n/locales'
import { fields, fieldWeight, isLive, lexemeOf, rowOf, type Head, type Heads, type Postings } from './index-model'
import type { WordGroup } from './query'

export interface Ranked {
  document: number
  score: number
}

/** A text in the other language counts for less: a visitor reads it second best. */
const otherLanguage = 0.7
const weightSum = fields.reduce((sum, field) => sum + fieldWeight[field], 0)

/** Least share of a query's information that a document must hold to be shown; less only where no document holds as much. */
const coverageMin = 0.4
const coverageFloor = 0.2
const nearlyBest = 0.8
/** Least share of the best score: what falls below only mentions in passing what the others are about. */
const scoreShareMin = 0.04
const titleBonus = 0.5
const yearMs = 365 * 24 * 60 * 60_000
const newsAgeYearsMax = 4

/** What a visitor most likely came for: to get something done first, to read about it second. */
const domainWeight: Record<Head['domain'], number> = {
  public_service: 1.3,
  announcement: 1.05,
  featured_program: 1.05,
  information: 1.1,
  about: 1.1,
  news: 1,
}

interface GroupHits {
  /** By document the best weight of any alternative, 0 to `weightSum`. */
  best: Float64Array
  /** By document 1 where a title holds the word. */
  titled: Uint8Array
  /** Documents with a weight, each once. */
  documents: number[]
  information: number
}

/** Adds up where words stand. Plain number arrays by row: a common word stands in thousands of rows, and maps would cost ten times as much. */
class Matcher {
  readonly #weights: Float64Array
  #touched: number[] = []

  constructor(
    private readonly postings: Postings,
    private readonly heads: Heads,
    private readonly locale: Locale,
  ) {
    this.#weights = new Float64Array(heads.length * 2)
  }

  /** Leaves in `#weights` the sum of the weights of the fields that hold the term, for each row of `#touched`. */
  #weigh(term: string) {
    for (const field of fields) {
      const weight = fieldWeight[field]
      for (const row of this.postings.get(lexemeOf(field, term)) ?? []) {
        if (row >= this.#weights.length) continue
        if (this.#weights[row] === 0) this.#touched.push(row)
        this.#weights[row] = (this.#weights[row] ?? 0) + weight
      }
    }
  }

  #clear() {
    for (const row of this.#touched) this.#weights[row] = 0
    this.#touched = []
  }

  /** Rows that hold all terms with their weights; a row is as good as its weakest term. */
  #weighAll(terms: readonly string[]) {
    const [first = '', ...more] = terms
    let kept: Map<number, number> | null = null
    for (const term of [...more, first]) {
      if (kept?.size === 0) break
      this.#clear()
      this.#weigh(term)
      if (terms.length === 1) return
      const before: Map<number, number> | null = kept
      kept = new Map()
      for (const row of this.#touched) {
        const least = Math.min(this.#weights[row] ?? 0, before === null ? Infinity : (before.get(row) ?? 0))
        if (least > 0) kept.set(row, least)
      }
    }
    this.#clear()
    for (const [row, weight] of kept ?? []) {
      this.#weights[row] = weight
      this.#touched.push(row)
    }
  }

  hitsOf(group: WordGroup): GroupHits {
    const best = new Float64Array(this.heads.length)
    const titled = new Uint8Array(this.heads.length)
    const documents: number[] = []
    for (const { terms, quality } of group.alternatives) {
      this.#weighAll(terms)
      for (const row of this.#touched) {
        const { document, language } = rowOf(row)
        if (this.heads[document] === undefined) continue
        const weight = this.#weights[row] ?? 0
        const value = weight * quality * (language === this.locale ? 1 : otherLanguage)
        const known = best[document] ?? 0
        if (known === 0) documents.push(document)
        if (value > known) best[document] = value
        // Only a title outweighs all other fields together.
        if (weight >= fieldWeight.title) titled[document] = 1
      }
      this.#clear()
    }
    return { best, titled, documents, information: group.weight * Math.log(1 + this.heads.length / (1 + documents.length)) }
  }
}

const recency = ({ domain, publishedMs }: Head, nowMs: number) =>
  domain === 'news' ? 1 - 0.04 * Math.min(newsAgeYearsMax, Math.max(0, nowMs - publishedMs) / yearMs) : 1

interface Sum {
  held: number
  value: number
  titleWords: number
}

function summed(hits: readonly GroupHits[]): Map<number, Sum> {
  const found = new Map<number, Sum>()
  for (const { best, titled, documents, information } of hits) {
    for (const document of documents) {
      const known = found.get(document)
      const sum = known ?? { held: 0, value: 0, titleWords: 0 }
      sum.held += information
      sum.value += (information * (best[document] ?? 0)) / weightSum
      sum.titleWords += titled[document] ?? 0
      if (!known) found.set(document, sum)
    }
  }
  return found
}

/**
 * Orders documents by how well they answer the words. One formula for every database: they only say which rows hold which term.
 * A rare word counts more than a common one, a title more than a text, a service more than an article, and a document that holds all
 * words more than one that holds some; what holds too little is left out, and so is what nobody may see at that moment.
 * Equal scores: the newest first, then the lowest number.
 */
export function rank(groups: readonly WordGroup[], postings: Postings, heads: Heads, locale: Locale, nowMs: number): Ranked[] {
  const matcher = new Matcher(postings, heads, locale)
  const hits = groups.map((group) => matcher.hitsOf(group))
  const total = hits.reduce((sum, { information }) => sum + information, 0)
  const sums = summed(hits)
  let fullest = 0
  for (const [document, { held }] of sums) if (isLive(heads[document], nowMs)) fullest = Math.max(fullest, held / total)
  const least = Math.max(coverageFloor, Math.min(coverageMin, fullest * nearlyBest))
  const ranked: (Ranked & { publishedMs: number })[] = []
  let best = 0
  for (const [document, { held, value, titleWords }] of sums) {
    const head = heads[document]
    const coverage = held / total
    if (!isLive(head, nowMs) || coverage < least) continue
    const titleShare = Math.min(1, titleWords / Math.max(1, head.titleWords[locale]))
    const score = value * coverage ** 2 * (1 + titleBonus * titleShare) * domainWeight[head.domain] * recency(head, nowMs)
    best = Math.max(best, score)
    ranked.push({ document, score, publishedMs: head.publishedMs })
  }
  return ranked
    .filter(({ score }) => score >= best * scoreShareMin)
    .sort((a, b) => b.score - a.score || b.publishedMs - a.publishedMs || a.document - b.document)
    .map(({ document, score }) => ({ document, score }))
}
