import { escapedHtml } from '@/lib/escaped-html'
import type { Locale } from '@/lib/i18n/locales'
import { isStopWord, termsOfToken } from './analyse'
import type { WordGroup } from './query'
import { tokensOf } from './tokens'

/** A piece of a text; `isHit` when it matches the query. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Length of a fragment in characters, about; it is cut between words. */
export const fragmentLength = 150
const fragmentsMax = 2

interface Span {
  start: number
  end: number
}

/** Terms by which a query's matches are found in a text; several that belong together are one, with spaces between them. */
export const hitTerms = (groups: readonly WordGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' '))))

/** The tokens with a term, and those of phrases whose words stand side by side, but for words that say nothing. */
function hitsIn(text: string, terms: ReadonlySet<string>, language: Locale): Span[] {
  const tokens = tokensOf(text)
  const termsAt = tokens.map((token) => termsOfToken(token, language))
  const hits = new Set<number>()
  for (const [at, own] of termsAt.entries()) if (own.some((term) => terms.has(term))) hits.add(at)
  const phrases = [...terms].filter((term) => term.includes(' ')).map((term) => term.split(' '))
  const places = [...tokens.keys()].filter((at) => !isStopWord(tokens[at]?.word ?? '', language))
  for (const phrase of phrases)
    for (const first of places.keys()) {
      const run = places.slice(first, first + phrase.length)
      if (phrase.every((term, offset) => termsAt[run[offset] ?? -1]?.includes(term)))
        for (const at of run) hits.add(at)
    }
  return tokens.filter((_, at) => hits.has(at))
}

/** Neighbouring hits become one mark: "pajak kendaraan", not "pajak" and "kendaraan". */
function joined(text: string, spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans) {
    const last = merged.at(-1)
    if (last && /^[ \u00a0]$/.test(text.slice(last.end, start))) last.end = end
    else merged.push({ start, end })
  }
  return merged
}

function pieces(text: string, spans: readonly Span[], { start: from, end: to }: Span): Piece[] {
  const found: Piece[] = []
  let at = from
  const add = (end: number, isHit: boolean) => {
    if (end > at) found.push({ text: text.slice(at, end), isHit })
    at = Math.max(at, end)
  }
  for (const { start, end } of joined(
    text,
    spans.filter((span) => span.start >= from && span.end <= to),
  )) {
    add(start, false)
    add(end, true)
  }
  add(to, false)
  return found
}

/** The whole text with the matches marked. */
export const marked = (text: string, terms: ReadonlySet<string>, language: Locale): Piece[] =>
  pieces(text, hitsIn(text, terms, language), { start: 0, end: text.length })

/** Widens a span to about a fragment's length, on word boundaries. */
function windowAround(text: string, { start, end }: Span): Span {
  const spare = Math.max(0, fragmentLength - (end - start))
  const left = Math.max(0, start - Math.floor(spare / 3))
  const right = Math.min(text.length, left + fragmentLength)
  const begin = left === 0 ? 0 : Math.min(start, text.indexOf(' ', left) + 1 || start)
  const stop = right === text.length ? right : Math.max(end, text.lastIndexOf(' ', right))
  return { start: begin, end: stop }
}

/** Up to two fragments with the most matches, in the order of the text, with an ellipsis where they are cut. */
export function fragments(text: string, terms: ReadonlySet<string>, language: Locale): Piece[][] {
  const hits = hitsIn(text, terms, language)
  const windows = hits.map((hit) => {
    const span = windowAround(text, hit)
    const words = hits
      .filter(({ start, end }) => start >= span.start && end <= span.end)
      .map(({ start, end }) => text.slice(start, end).toLowerCase())
    return { span, worth: new Set(words).size * 100 + words.length }
  })
  const chosen: Span[] = []
  for (const { span } of windows.sort((a, b) => b.worth - a.worth || a.span.start - b.span.start)) {
    if (chosen.length === fragmentsMax) break
    if (chosen.every((other) => span.end <= other.start || span.start >= other.end))
      chosen.push(span)
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .map((span) => [
      ...(span.start > 0 ? [{ text: '… ', isHit: false }] : []),
      ...pieces(text, hits, span),
      ...(span.end < text.length ? [{ text: ' …', isHit: false }] : []),
    ])
}

/** Pieces as the contract writes them: escaped text, hits in `<strong>`. */
export const toHtml = (parts: readonly Piece[]) =>
  parts
    .map(({ text, isHit }) => (isHit ? `<strong>${escapedHtml(text)}</strong>` : escapedHtml(text)))
    .join('')
