import type { Locale } from '@/lib/i18n/locales'
import { isStopWord, termsOf } from './analyse'
import { tokensOf } from './tokens'

/** Fields of a document, the most significant first. */
export const fields = ['title', 'keywords', 'summary', 'body'] as const
export type Field = (typeof fields)[number]

export const fieldWeight: Record<Field, number> = { title: 10, keywords: 6, summary: 2.5, body: 1 }

const fieldLetter: Record<Field, string> = { title: 't', keywords: 'k', summary: 's', body: 'b' }

/** A term of a field as both databases store it: the field's letter, then the term (`tpajak`). */
export const lexemeOf = (field: Field, term: string) => `${fieldLetter[field]}${term}`

/** Number of the index row of a document in a language; the two languages of a document are adjacent. */
export const rowNumber = (document: number, language: Locale) =>
  document * 2 + (language === 'en' ? 1 : 0)
export const rowOf = (row: number): { document: number; language: Locale } => ({
  document: row >> 1,
  language: row % 2 === 1 ? 'en' : 'id',
})

/** Lexeme → rows that hold it, each once, in any order. */
export type Postings = ReadonlyMap<string, Uint32Array>

/** Texts of a document in one language, without markup. */
export interface DocumentText {
  title: string
  summary: string
  body: string
  keywords: readonly string[]
}

export interface IndexedText {
  /** Sorted, without repetition. */
  lexemes: string[]
  /** Term → whether it is a word of the text (else only a stem). */
  terms: Map<string, boolean>
  titleWords: number
}

/** Everything the index stores about a text. */
export function indexText(
  { title, summary, body, keywords }: DocumentText,
  language: Locale,
): IndexedText {
  const texts: Record<Field, string> = { title, keywords: keywords.join(' . '), summary, body }
  const lexemes = new Set<string>()
  const terms = new Map<string, boolean>()
  for (const field of fields) {
    const found = termsOf(texts[field], language)
    for (const term of found.words) terms.set(term, true)
    for (const term of found.stems) if (!terms.has(term)) terms.set(term, false)
    for (const term of [...found.words, ...found.stems]) lexemes.add(lexemeOf(field, term))
  }
  const titleWords = new Set(tokensOf(title).map(({ word }) => word))
  for (const word of titleWords) if (isStopWord(word, language)) titleWords.delete(word)
  return { lexemes: [...lexemes].sort(), terms, titleWords: titleWords.size }
}
