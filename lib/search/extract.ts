import type { Locale } from '@/lib/i18n/locales'
import { fragments, type Piece } from './highlight'
import { pageBreak } from './page-breaks'

/** What a result shows of the text where the query was found. */
export interface TextExtract {
  fragments: Piece[][]
  /** Page of the file on which they stand; null for a text without pages and for its summary. */
  page: number | null
}

/** Pages that are read word by word; the others cannot hold more of the query. Bounds what a long file costs. */
const readPagesMax = 6

/** Letters that every form of a word keeps: what stands first changes with a prefix ("pilih", "memilih"), what stands last with an ending. */
const coreOf = (word: string) => word.slice(word.length > 4 ? 1 : 0, 6)

const hitsIn = (found: readonly Piece[][]) =>
  new Set(
    found.flatMap((pieces) =>
      pieces.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase()),
    ),
  ).size

/** The page with the most different words of the query, of several the first. */
function inPages(
  pages: readonly string[],
  terms: ReadonlySet<string>,
  language: Locale,
): TextExtract | null {
  const cores = [...new Set([...terms].flatMap((term) => term.split(' ').map(coreOf)))]
  const likely = pages
    .map((text, at) => {
      const lower = text.toLowerCase()
      return { text, page: at + 1, cores: cores.filter((core) => lower.includes(core)).length }
    })
    .filter((page) => page.cores > 0)
    .sort((a, b) => b.cores - a.cores || a.page - b.page)
    .slice(0, readPagesMax)
    .map(({ text, page }) => ({ fragments: fragments(text, terms, language), page }))
    .filter((extract) => extract.fragments.length > 0)
  return (
    likely.sort(
      (a, b) => hitsIn(b.fragments) - hitsIn(a.fragments) || (a.page ?? 0) - (b.page ?? 0),
    )[0] ?? null
  )
}

/** Where the query stands in the summary, else in the body, whose pages are separated by `pageBreak`. */
export function extractOf(
  summary: string,
  body: string,
  terms: ReadonlySet<string>,
  language: Locale,
): TextExtract {
  const inSummary = fragments(summary, terms, language)
  if (inSummary.length > 0) return { fragments: inSummary, page: null }
  const pages = body.split(pageBreak)
  if (pages.length === 1) return { fragments: fragments(body, terms, language), page: null }
  return inPages(pages, terms, language) ?? { fragments: [], page: null }
}
