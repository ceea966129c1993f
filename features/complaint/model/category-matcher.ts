import rows from '@/lib/complaints/category-words.json'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'

/** A category that a text seems to be about. */
export interface CategoryHint {
  category: string
  subcategory: string
  /** In the language asked for. */
  categoryName: string
  subcategoryName: string
}

/** More would have to be read rather than seen. */
export const hintMax = 3
/** One word that belongs to a single category is enough; one that is shared by two is not. */
const scoreMin = 1
/** Hints much weaker than the best one only distract: share of its score. */
const shareOfBest = 0.4
/** Words in the title say more than words in the long text. */
const titleWeight = 1.5
/** Below this length an ending makes another word of it: "rs", "kk". */
const stemMin = 3

// Beginnings and endings of everyday Indonesian and Sundanese, and the English plural. Whole ones only: "ikan" is not in "perbaikan".
const beginnings = new Set([
  '',
  ...'di ke ter ber be se pe per me mem men meng meny pem pen peng nge ka pa'.split(' '),
])
const endings = new Set(['', ...'nya an kan i lah ku mu na keun annya kannya s es'.split(' ')])

function isForm(token: string, word: string): boolean {
  if (token === word) return true
  const start = word.length < stemMin ? -1 : token.indexOf(word)
  return (
    start >= 0 &&
    beginnings.has(token.slice(0, start)) &&
    endings.has(token.slice(start + word.length))
  )
}

const tokensOf = (text: string) => fold(text).split(' ').filter(Boolean)

const timesSeen = new Map<string, number>()
for (const row of rows)
  for (const word of row.words) timesSeen.set(word, (timesSeen.get(word) ?? 0) + 1)

const entries = rows.map(({ words, ...row }) => ({
  ...row,
  terms: words.map((text) => {
    const parts = tokensOf(text)
    return { parts, weight: parts.length / (timesSeen.get(text) ?? 1) }
  }),
}))

const holds = (tokens: readonly string[], parts: readonly string[]) =>
  tokens.some((_, at) => parts.every((part, offset) => isForm(tokens[at + offset] ?? '', part)))

const score = (tokens: readonly string[], terms: (typeof entries)[number]['terms']) =>
  terms.reduce((sum, { parts, weight }) => (holds(tokens, parts) ? sum + weight : sum), 0)

/**
 * Guesses what a complaint is about from everyday words, likeliest first; empty when nothing is near. Reads nothing but the text it is
 * given and a list of words, on the device. Source of the names: the categories of the content, kept equal by a test.
 */
export function categoryHints(title: string, reason: string, locale: Locale): CategoryHint[] {
  const [titleTokens, reasonTokens] = [tokensOf(title), tokensOf(reason)]
  const scored = entries
    .map((entry) => ({
      entry,
      points: score(titleTokens, entry.terms) * titleWeight + score(reasonTokens, entry.terms),
    }))
    .filter(({ points }) => points >= scoreMin)
    .sort((one, other) => other.points - one.points)
  const best = scored[0]?.points ?? 0
  return scored
    .filter(({ points }) => points >= best * shareOfBest)
    .slice(0, hintMax)
    .map(({ entry: { category, subcategory, [locale]: names } }) => ({
      category,
      subcategory,
      subcategoryName: names[0] ?? subcategory,
      categoryName: names[1] ?? category,
    }))
}
