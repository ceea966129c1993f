import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import stopWords from './data/stop-words.json'
import { stemOf } from './stems'
import { tokensOf, type Token } from './tokens'

/**
 * Raise it whenever the same text gives other terms (also after a change of stop words, stems or names): stored indexes are then rebuilt.
 */
export const analysisVersion = 2

const stopped: Record<Locale, ReadonlySet<string>> = {
  id: new Set(stopWords.id),
  en: new Set(stopWords.en),
}

/** True for words that are in every text of the language and carry no meaning (yang, the). */
export const isStopWord = (word: string, locale: Locale) => stopped[locale].has(word)

/** Terms of a text: its `words`, and `stems` so that other forms of the words match. */
export interface Terms {
  words: Set<string>
  stems: Set<string>
}

/** Words and parts of a token without its stems: what a reader would recognise. */
export const wordsOf = ({ word, parts }: Token) => [word, ...parts]

/** What one token of a text is found under. */
export function termsOfToken(token: Token, locale: Locale): string[] {
  const words = wordsOf(token)
  return token.isCode && token.parts.length === 0
    ? words
    : [...new Set([...words, ...words.map((word) => stemOf(word, locale))])]
}

/** Everything a text is found under; stop words are left out. */
export function termsOf(text: string, locale: Locale = defaultLocale): Terms {
  const terms: Terms = { words: new Set(), stems: new Set() }
  for (const token of tokensOf(text)) {
    if (isStopWord(token.word, locale)) continue
    for (const word of wordsOf(token)) terms.words.add(word)
    for (const term of termsOfToken(token, locale)) terms.stems.add(term)
  }
  for (const word of terms.words) terms.stems.delete(word)
  return terms
}
