import { fold } from '@/lib/fold'

/** A word of a text, with what it may be written as. */
export interface Token {
  /** Folded, its parts joined: `COVID-19` is `covid19`, `e-KTP` is `ektp`. */
  word: string
  /** Folded parts of a compound (`covid`, `19`); empty for a plain word. */
  parts: string[]
  /** Written in capitals or with a digit (BPJS, AK-1), so it is no word that grammar bends. */
  isCode: boolean
  /** Place in the text, in UTF-16 units. */
  start: number
  end: number
}

// A word is letters, marks and digits; hyphens and apostrophes hold a compound together (e-KTP, Jum'at).
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-‐‑'’ʼ][\p{L}\p{M}\p{N}]+)*/gu
const joint = /[-‐‑'’ʼ]/
const apostrophe = /['’ʼ]/
// Where letters meet digits (covid19, ak1).
const letterOrDigit = /\d+|\D+/g

/** Longest word that is looked at, characters; longer ones are cut, so no text can make a term of arbitrary size. */
export const wordMax = 40

const folded = (text: string) => fold(text).replaceAll(' ', '').slice(0, wordMax)

function partsOf(raw: string, word: string): string[] {
  const pieces = joint.test(raw)
    ? raw.split(joint).map(folded).filter(Boolean)
    : (word.match(letterOrDigit) ?? [])
  const parts = [...new Set(pieces)]
  // "Jum'at" is one word, not two.
  return pieces.length < 2 || (apostrophe.test(raw) && !/\d/.test(raw)) ? [] : parts
}

/** Whether a text has any word to search for: `*` and smileys have none. */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The words of a text in order; what is neither letter nor digit only separates them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(wordPattern)) {
    const [raw] = match
    const word = folded(raw)
    if (word === '') continue
    const isCode =
      /\d/.test(raw) || (raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase())
    tokens.push({
      word,
      parts: partsOf(raw, word),
      isCode,
      start: match.index,
      end: match.index + raw.length,
    })
  }
  return tokens
}
