import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { isStopWord } from '@/lib/search/analyse'
import { stemOf } from '@/lib/search/stems'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { listTermsMax } from '@/lib/server/search/embedded/list-terms'

/** Most matches of one search; of more, the newest. */
export const matchesMax = 10_000
/** Shortest word that is searched as a prefix, characters; shorter ones would match half of all words. */
const beginningMin = 3

const plainPrefixes = ['ber', 'di', 'ter', 'ke', 'se', 'per', 'pe', 'memper', 'diper']
/** Nasal forms of the prefixes me- and pe- by the first letter of the root, which some of them replace. */
const nasalPrefixes: readonly (readonly [string, (root: string) => string])[] = [
  ['bfv', (root) => `m${root}`],
  ['p', (root) => `m${root.slice(1)}`],
  ['dcjz', (root) => `n${root}`],
  ['t', (root) => `n${root.slice(1)}`],
  ['s', (root) => `ny${root.slice(1)}`],
  ['aeiough', (root) => `ng${root}`],
  ['k', (root) => `ng${root.slice(1)}`],
  ['lrmnwy', (root) => root],
]

/** Prefixes that match the inflected forms of an Indonesian word: for `lubang` also `berlubang` and `melubangi`. */
function beginningsOf(word: string): string[] {
  const root = stemOf(word, 'id')
  if (root.length < beginningMin || /\d/.test(root)) return [word]
  const nasal = nasalPrefixes.find(([first]) => first.includes(root.charAt(0)))?.[1](root)
  return [
    ...new Set([
      word,
      root,
      ...plainPrefixes.map((prefix) => prefix + root),
      ...(nasal === undefined ? [] : [`me${nasal}`, `pe${nasal}`]),
    ]),
  ]
}

/**
 * The words to be looked for: those that every text has say nothing beside others, as in the search of the site, and cost the most.
 */
function wordsIn(search: string): string[] {
  const words = [...new Set(fold(search).split(' ').filter(Boolean))]
  const telling = words.filter((word) => !isStopWord(word, 'id'))
  return (telling.length > 0 ? telling : words).slice(0, listTermsMax)
}

/** Groups of terms, of each of which a complaint must contain one; a term that ends with `*` is a prefix. */
function wordGroups(search: string): string[][] {
  const words = wordsIn(search)
  return words.map((word) =>
    word.length < beginningMin ? [word] : beginningsOf(word).map((beginning) => `${beginning}*`),
  )
}

/** Term of a city in the index, which each of its complaints has. */
const cityWord = (code: string) => `city${code.replaceAll('.', '')}`

// Folded words consist of letters and digits, so they contain no operator of either query language.
const inFts5 = (term: string) => (term.endsWith('*') ? `"${term.slice(0, -1)}" *` : `"${term}"`)
const inTsquery = (term: string) => term.replace('*', ':*')

/**
 * Positions (`complaint_listings.position`) of the newest complaints with the words; null for a search without words.
 * @param isWhole all matches instead of the newest `matchesMax`
 */
export function positionsOf(
  db: Kysely<Database>,
  search: string,
  { city, isWhole = false }: { city?: string | undefined; isWhole?: boolean | undefined } = {},
) {
  const groups = wordGroups(search)
  if (groups.length === 0) return null
  const all = city === undefined ? groups : [...groups, [cityWord(city)]]
  const written = (term: (word: string) => string, or: string, and: string) =>
    all.map((group) => `(${group.map(term).join(or)})`).join(and)
  const newest = (place: string) =>
    sql.raw(isWhole ? '' : ` order by ${place} desc limit ${matchesMax + 1}`)
  return isPostgres(db)
    ? sql<{
        position: number
      }>`(select position from complaint_words where words @@ to_tsquery('simple', ${written(inTsquery, ' | ', ' & ')})${newest('position')})`
    : sql<{
        position: number
      }>`(select rowid as position from complaint_words where complaint_words match ${written(inFts5, ' OR ', ' AND ')}${newest('rowid')})`
}

/** The same by themselves, the newest first, each place once. */
export async function newestPositions(
  db: Kysely<Database>,
  { q = '', city }: { q?: string | undefined; city?: string | undefined },
): Promise<number[] | null> {
  const positions = positionsOf(db, q, { city })
  if (positions === null) return null
  const { rows } = await sql<{
    position: number
  }>`select position from ${positions} as found`.execute(db)
  return rows.map(({ position }) => position)
}
