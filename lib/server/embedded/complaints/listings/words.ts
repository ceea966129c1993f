import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { stemOf } from '@/lib/search/stems'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { searchWordsMax } from '../../search-words'

/** Of a word that stands in more complaints than this, the newest are looked at. */
export const matchesMax = 10_000
/** From this length on a word finds all that begin with it; the beginnings of shorter ones would be half of all words. */
const beginningMin = 3

const plainPrefixes = ['ber', 'di', 'ter', 'ke', 'se', 'per', 'pe', 'memper', 'diper']
/** What me- and pe- become before the first letter of a root, which some of them swallow. */
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

/** Beginnings of the forms of an Indonesian word: of `lubang` also `berlubang` and `melubangi`. */
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

/** What a search asks of the words of a complaint: one of each group must be there; as it ends with `*`, at the beginning of a word. */
function wordGroups(search: string): string[][] {
  const words = [...new Set(fold(search).split(' ').filter(Boolean))].slice(0, searchWordsMax)
  return words.map((word) =>
    word.length < beginningMin ? [word] : beginningsOf(word).map((beginning) => `${beginning}*`),
  )
}

/** A city as a word, which stands in each of its complaints. */
const cityWord = (code: string) => `city${code.replaceAll('.', '')}`

// Folded words hold letters and digits alone, so nothing in them is a sign of either language of queries.
const inFts5 = (term: string) => (term.endsWith('*') ? `"${term.slice(0, -1)}" *` : `"${term}"`)
const inTsquery = (term: string) => term.replace('*', ':*')

/**
 * Places (`complaint_listings.position`) of the newest complaints that hold the words; null when the search has no word.
 * @param isWhole of all of them
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
