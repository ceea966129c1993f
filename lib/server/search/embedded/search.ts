import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import popular from '@/lib/search/data/popular.json'
import { BoundedMap } from '@/lib/search/bounded-map'
import { hitTerms } from '@/lib/search/highlight'
import type { Heads } from '@/lib/search/heads'
import { fields, lexemeOf } from '@/lib/search/index-model'
import { readQuery, type ReadQuery } from '@/lib/search/query'
import { byScore, rank, type Ranking } from '@/lib/search/rank'
import { selectRange } from '@/lib/search/select-range'
import { metaOf, perPageDefault, rowsBefore } from '@/lib/schemas/list'
import {
  isSearchDomain,
  searchDomains,
  suggestionsMax,
  type SearchDomain,
  type SearchItem,
  type SearchQuery,
} from '@/lib/schemas/search'
import type { SearchPort } from '@/lib/server/search/port'
import type { Database } from '@/lib/server/db/types'
import { fitsOf } from './fit'
import { isSignsOnly } from './list-terms'
import { leadWith, namedDocument } from './named-page'
import { correctedText, similarTerms, unmatchedTerms } from './similar-terms'
import { searchItem } from './result-item'
import { createSnapshots, type Snapshot } from './snapshot'
import { postingsOf } from './term-index'
import { inTitleOrder, type Range, titlesIn } from './titles'

export interface SearchSettings {
  siteOrigin: string
  now: () => Date
}

type Query = Partial<SearchQuery>

interface Matches {
  ranking: Ranking
  /** The analysed query; null when it is empty. */
  read: ReadQuery | null
}

/** Searches whose matches are cached: groups and pages of the same search follow within seconds. */
const cachedSearchesMax = 64
const cacheMs = 10_000
/** Longer rankings are not cached: 64 of them would take more memory than all documents. */
const cachedDocumentsMax = 20_000

const unranked = (documents: Uint32Array): Matches => ({
  ranking: {
    documents,
    scores: new Float64Array(),
    held: new Uint8Array(),
    passing: new Uint8Array(),
    isWordFound: [],
  },
  read: null,
})

/** Documents that match; every live one for an empty query. */
async function matching(
  db: Kysely<Database>,
  { vocabulary, heads }: Snapshot,
  query: Query,
  locale: Locale,
  nowMs: number,
): Promise<Matches> {
  const text = query.q ?? ''
  if (isSignsOnly(text)) return unranked(new Uint32Array())
  if (text.trim() === '') return unranked(heads.live(nowMs))
  const read = readQuery(text, vocabulary, { locale, forgivesTypos: query.fuzziness === undefined })
  const terms = [
    ...new Set(read.groups.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms))),
  ]
  const postings = await postingsOf(
    db,
    terms.flatMap((term) => fields.map((field) => lexemeOf(field, term))),
  )
  const ranking = rank(read.groups, postings, heads, locale, nowMs)
  const named = await namedDocument(db, text)
  return { ranking: named === null ? ranking : leadWith(ranking, named), read }
}

function countByDomain(documents: Uint32Array, heads: Heads): Record<SearchDomain, number> {
  const counts = Object.fromEntries(searchDomains.map((domain) => [domain, 0])) as Record<
    SearchDomain,
    number
  >
  for (const document of documents) {
    const domain = heads.domain(document)
    if (domain) counts[domain] += 1
  }
  return counts
}

/** Positions in a ranking of the requested content types; unknown names match nothing. */
function inDomains({ documents }: Ranking, heads: Heads, names: readonly string[]): Uint32Array {
  const places = Uint32Array.from(documents, (_, place) => place)
  if (names.length === 0) return places
  const requested = new Set<string | undefined>(names.filter(isSearchDomain))
  return places.filter((place) => requested.has(heads.domain(documents[place] ?? 0)))
}

/** One page of the matches, in the requested order. */
async function pageOf(
  db: Kysely<Database>,
  { ranking, read }: Matches,
  heads: Heads,
  places: Uint32Array,
  query: Query,
  locale: Locale,
  range: Range,
): Promise<readonly number[]> {
  const { documents } = ranking
  const documentAt = (place: number) => documents[place] ?? 0
  const isAscending = query.sort_order === 'ASC'
  if (query.sort_by === 'title')
    return inTitleOrder(db, places.map(documentAt), locale, isAscending, range)
  const timeAt = (place: number) => heads.publishedMs(documentAt(place))
  const byTime = (a: number, b: number) =>
    (isAscending ? timeAt(a) - timeAt(b) : timeAt(b) - timeAt(a)) || documentAt(a) - documentAt(b)
  const order = query.sort_by === 'relevance' && read ? byScore(ranking, heads) : byTime
  return [...selectRange(places, range.from, range.to, order)].map(documentAt)
}

/** The embedded search port. `prepare` loads what the first search needs. */
export function createSearch(
  db: Kysely<Database>,
  settings: SearchSettings,
): SearchPort & { prepare: () => Promise<void> } {
  const snapshots = createSnapshots(db)
  const cached = new BoundedMap<string, Promise<Matches>>(cachedSearchesMax)

  function matched(
    snapshot: Snapshot,
    query: Query,
    locale: Locale,
    nowMs: number,
  ): Promise<Matches> {
    const key = JSON.stringify([
      snapshot.version,
      Math.floor(nowMs / cacheMs),
      locale,
      query.fuzziness !== undefined,
      query.q ?? '',
    ])
    return cached.getOr(key, () => {
      const matches = matching(db, snapshot, query, locale, nowMs)
      matches.then(
        ({ ranking }) => ranking.documents.length > cachedDocumentsMax && cached.delete(key),
        () => cached.delete(key),
      )
      return matches
    })
  }

  async function itemsOf(
    documents: readonly number[],
    heads: Heads,
    locale: Locale,
    { ranking, read }: Matches,
    query: Query,
  ): Promise<SearchItem[]> {
    if (documents.length === 0) return []
    const rows = await db
      .selectFrom('search_documents')
      .selectAll()
      .where('id', 'in', documents)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const hits = read && hitTerms(read.groups)
    const fits = read && fitsOf(ranking, read, query.q ?? '', documents)
    const isRanked = query.sort_by === 'relevance'
    return documents.flatMap((document) => {
      const [row, domain] = [byId.get(document), heads.domain(document)]
      const fit = fits?.get(document)
      return row && domain
        ? [
            {
              ...searchItem(row, domain, locale, hits, settings.siteOrigin),
              score: isRanked && fit ? fit.score : null,
              missing: fit?.missing ?? [],
              passing: fit?.passing ?? [],
            },
          ]
        : []
    })
  }

  return {
    async find(query, locale) {
      const nowMs = settings.now().getTime()
      const snapshot = await snapshots()
      const { heads } = snapshot
      const matches = await matched(snapshot, query, locale, nowMs)
      const { documents } = matches.ranking
      const { read } = matches
      const places = inDomains(matches.ranking, heads, query.domain ?? [])
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const count = places.length
      const shown = await pageOf(db, matches, heads, places, query, locale, {
        from: rowsBefore(page, perPage),
        to: page * perPage,
      })
      const isFound = documents.length > 0
      const meta = {
        ...metaOf(count, page, perPage),
        aggregations: { domain: countByDomain(documents, heads) },
        corrected: read && isFound ? correctedText(query.q ?? '', read) : null,
        unmatched: read && isFound ? unmatchedTerms(query.q ?? '', read, matches.ranking) : [],
        near:
          read && !isFound ? await similarTerms(db, query.q ?? '', snapshot, locale, nowMs) : [],
      }
      return { data: await itemsOf(shown, heads, locale, matches, query), meta }
    },

    async suggest(text, locale) {
      const { heads, phrases } = await snapshots()
      const nowMs = settings.now().getTime()
      const found = await phrases[locale].suggest(
        text,
        suggestionsMax,
        (document) => heads.isLive(document, nowMs),
        titlesIn(db, locale),
      )
      return found.map(({ value, document }) => ({
        value,
        domain: (document === null ? null : heads.domain(document)) ?? null,
      }))
    },

    popular: (locale) => Promise.resolve(popular[locale]),

    async prepare() {
      await snapshots()
    },
  }
}
