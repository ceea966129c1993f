import type { Locale } from '@/lib/i18n/locales'
import { isLive } from '@/lib/search/index-model'
import type { ReadQuery } from '@/lib/search/query'
import { suggest } from '@/lib/search/suggest'
import { tokensOf } from '@/lib/search/tokens'
import type { Snapshot } from './snapshot'

const nearMax = 5
/** Edits looked across for words near to one that found nothing; more than is ever mended by itself. */
const nearEdits = 3

/** The words with the misspelt ones mended, as a visitor would write them; null when none was. */
export function correctedText(text: string, { corrections }: ReadQuery): string | null {
  if (corrections.size === 0) return null
  let result = ''
  let at = 0
  for (const { word, start, end } of tokensOf(text)) {
    result += text.slice(at, start) + (corrections.get(word) ?? text.slice(start, end))
    at = end
  }
  return result + text.slice(at)
}

/** Up to five known phrases and words that look a little like the words that found nothing. */
export function nearWords(text: string, { vocabulary, phrases, heads }: Snapshot, locale: Locale, nowMs: number): string[] {
  const offered = phrases[locale].filter(({ document }) => document === null || isLive(heads[document], nowMs))
  const typed = tokensOf(text).map(({ word }) => word)
  const fromPhrases = typed.flatMap((word) => suggest(word, offered, nearMax))
  const fromWords = typed.flatMap((word) => {
    const near = vocabulary.near(word, nearMax, Math.min(nearEdits, Math.floor(word.length / 2)))
    // A word that begins otherwise reads as a different word, however few letters differ.
    return near.filter((other) => other.word[0] === word[0])
  })
  return [...new Set([...fromPhrases, ...fromWords.map(({ word }) => word)])].slice(0, nearMax)
}
