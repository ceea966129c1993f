import type { ReadQuery } from '@/lib/search/query'
import type { Ranking } from '@/lib/search/rank'
import { tokensOf } from '@/lib/search/tokens'

/** How a document answers a query: the parts of a result that say so. */
export interface Fit {
  score: number
  missing: string[]
  passing: string[]
}

/** Scores fall with every second since publication; rounded, they are equal for all who ask within a day. */
const scoreSteps = 1_000

/** The words of a query as they were typed, each once, by their folded form. */
export function typedWords(text: string): ReadonlyMap<string, string> {
  const typed = new Map<string, string>()
  for (const { word, start, end } of tokensOf(text))
    if (!typed.has(word)) typed.set(word, text.slice(start, end))
  return typed
}

/** The fits of some documents of a ranking. @param text the query as typed */
export function fitsOf(
  { documents, scores, held, passing }: Ranking,
  { groups }: ReadQuery,
  text: string,
  wanted: readonly number[],
): ReadonlyMap<number, Fit> {
  const typed = typedWords(text)
  const left = new Set(wanted)
  const fits = new Map<number, Fit>()
  let best = 0
  for (const [place, document] of documents.entries()) {
    const score = scores[place] ?? 0
    best = Math.max(best, score)
    if (!left.has(document)) continue
    /** The words of the query at the bits of a mask, as typed. */
    const wordsOf = (mask: number) => [
      ...new Set(
        groups.flatMap(({ word, isQualifier }, at) =>
          isQualifier || (mask & (1 << at)) === 0 ? [] : [typed.get(word) ?? word],
        ),
      ),
    ]
    fits.set(document, {
      score,
      missing: wordsOf(~(held[place] ?? 0)),
      passing: wordsOf(passing[place] ?? 0),
    })
  }
  return new Map(
    [...fits].map(([document, fit]) => [
      document,
      { ...fit, score: Math.round((fit.score / best) * scoreSteps) / scoreSteps },
    ]),
  )
}
