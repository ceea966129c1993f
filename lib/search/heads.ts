import type { Locale } from '@/lib/i18n/locales'
import { searchDomains, type SearchDomain } from '@/lib/schemas/search'
import { Column } from './column'

/** What ranking needs of a document besides its terms. */
export interface Head {
  domain: SearchDomain
  publishedMs: number
  /** Infinity: no end. */
  endMs: number
  /** Words of the title without stop words, at most 255; a missing English title has those of the Indonesian one. */
  titleWords: Record<Locale, number>
}

const titleWordsMax = 255

/** Heads of documents by their number, 19 bytes each: as objects they took most of the memory of a search over 100,000 documents. */
export class Heads {
  /** Place of the domain in the list, counted from one; zero where there is no document. */
  readonly #domains = new Column(Uint8Array)
  readonly #published = new Column(Float64Array)
  readonly #ends = new Column(Float64Array)
  readonly #titleWords = { id: new Column(Uint8Array), en: new Column(Uint8Array) }
  #length = 0

  /** One more than the highest number so far; numbers are dense, holes are documents that are gone. */
  get length() {
    return this.#length
  }

  set(document: number, { domain, publishedMs, endMs, titleWords }: Head) {
    this.#length = Math.max(this.#length, document + 1)
    this.#domains.set(document, searchDomains.indexOf(domain) + 1)
    this.#published.set(document, publishedMs)
    this.#ends.set(document, endMs)
    this.#titleWords.id.set(document, Math.min(titleWords.id, titleWordsMax))
    this.#titleWords.en.set(document, Math.min(titleWords.en, titleWordsMax))
  }

  delete(document: number) {
    if (this.has(document)) this.#domains.set(document, 0)
  }

  has(document: number): boolean {
    return this.#domains.at(document) !== 0
  }

  /** Whether it is public at a moment: published, not past its end. */
  isLive(document: number, nowMs: number): boolean {
    return (
      this.has(document) && this.#published.at(document) <= nowMs && this.#ends.at(document) > nowMs
    )
  }

  /** Every public document at a moment, by number. */
  live(nowMs: number): Uint32Array {
    const found = new Uint32Array(this.#length)
    let count = 0
    for (let document = 0; document < this.#length; document += 1)
      if (this.isLive(document, nowMs)) found[count++] = document
    return found.slice(0, count)
  }

  domain(document: number): SearchDomain | undefined {
    return searchDomains[this.#domains.at(document) - 1]
  }

  publishedMs(document: number): number {
    return this.#published.at(document)
  }

  titleWords(document: number, locale: Locale): number {
    return this.#titleWords[locale].at(document)
  }
}
