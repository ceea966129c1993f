import type { SearchDomain, SearchItem } from '@/lib/schemas/search'

/** Results at the top, and of each content type below. */
export const bestSize = 3
/** Least share of the best score; what has less is left to the list of its content type. */
const scoreShareMin = 0.1

/** Results of one content type. */
export interface ResultGroup {
  domain: SearchDomain
  /** Of the content type, shown or not. */
  count: number
  items: SearchItem[]
}

const hasAllWords = ({ missing }: SearchItem) => missing.length === 0
/** A page that answers says the words where it says what it is about; a long text has many words in passing. */
const isAbout = (item: SearchItem) => hasAllWords(item) && item.passing.length === 0
/** The further, the less the words of the query are what a page is about. */
const distanceOf = (item: SearchItem) => (isAbout(item) ? 0 : hasAllWords(item) ? 1 : 2)
const scoreOf = ({ items }: ResultGroup) => items[0]?.score ?? 0
/** A portal that names no score leaves nothing out. */
const isStrong = ({ score }: SearchItem) => score === null || score >= scoreShareMin

/**
 * What people read, in its order: the best of all, and the groups by their best hit, without what stands above them and without weak hits.
 * @param lists at least twice as many of each content type as are shown
 */
export function groupsOf(
  best: readonly SearchItem[],
  lists: readonly ResultGroup[],
): { best: SearchItem[]; groups: ResultGroup[] } {
  const strong = best.filter(isStrong)
  const shown = new Set(strong.map(({ path }) => path))
  const groups = lists
    .map((list) => ({
      ...list,
      items: list.items
        .filter((item) => isStrong(item) && !shown.has(item.path))
        .slice(0, bestSize),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return {
    best: strong.toSorted((a, b) => distanceOf(a) - distanceOf(b)),
    groups,
  }
}

/**
 * How well the best results answer: one is about all words of the query, one mentions them all, or each lacks some. Only the first may be
 * called an answer.
 */
export const fitOf = (best: readonly SearchItem[]): 'about' | 'mentioned' | 'partial' =>
  best.some(isAbout) ? 'about' : best.some(hasAllWords) ? 'mentioned' : 'partial'
