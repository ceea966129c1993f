import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import popular from '@/lib/search/data/popular.json'
import { BoundedMap } from '@/lib/search/bounded-map'
import { hitTerms } from '@/lib/search/highlight'
import { fields, isLive, lexemeOf, type Heads } from '@/lib/search/index-model'
import { readQuery, type ReadQuery } from '@/lib/search/query'
import { rank } from '@/lib/search/rank'
import { suggest } from '@/lib/search/suggest'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import { isSearchDomain, searchDomains, suggestionsMax, type SearchDomain, type SearchItem, type SearchQuery } from '@/lib/schemas/search'
import type { SearchPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { correctedText, nearWords } from './near-words'
import { searchItem } from './result-item'
import { createSnapshots, type Snapshot } from './snapshot'
import { postingsOf } from './term-index'

export interface SearchSettings {
  siteOrigin: string
  now: () => Date
}

type Query = Partial<SearchQuery>

interface Matches {
  /** The best first. */
  documents: number[]
  /** How the words were understood; null when nothing was asked. */
  read: ReadQuery | null
}

/** Searches whose matches are remembered: the groups and pages of one search follow each other within seconds. */
const rememberedMax = 64
const rememberedMs = 10_000

/** Documents that match; every live one when nothing is asked. */
async function matching(db: Kysely<Database>, { vocabulary, heads }: Snapshot, query: Query, locale: Locale, nowMs: number): Promise<Matches> {
  const text = query.q ?? ''
  // Signs alone ask for something that stands nowhere.
  if (fold(text) === '' && text.trim() !== '') return { documents: [], read: null }
  if (text.trim() === '') return { documents: [...heads.keys()].filter((document) => isLive(heads[document], nowMs)), read: null }
  const read = readQuery(text, vocabulary, { locale, forgivesTypos: query.fuzziness === undefined })
  const terms = [...new Set(read.groups.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms)))]
  const postings = await postingsOf(db, terms.flatMap((term) => fields.map((field) => lexemeOf(field, term))))
  return { documents: rank(read.groups, postings, heads, locale, nowMs).map(({ document }) => document), read }
}

function countByDomain(documents: readonly number[], heads: Heads): Record<SearchDomain, number> {
  const counts = Object.fromEntries(searchDomains.map((domain) => [domain, 0])) as Record<SearchDomain, number>
  for (const document of documents) {
    const head = heads[document]
    if (head) counts[head.domain] += 1
  }
  return counts
}

/** By the folded letters of their titles; the databases' own orders differ. */
async function byTitle(db: Kysely<Database>, documents: readonly number[], locale: Locale) {
  const rows = await db.selectFrom('search_documents').select(['id', 'title_id', 'title_en']).execute()
  const titles = new Map(rows.map((row) => [row.id, fold((locale === 'en' ? row.title_en : null) ?? row.title_id)]))
  const titleOf = (document: number) => titles.get(document) ?? ''
  return documents.toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : titleOf(a) > titleOf(b) ? 1 : a - b))
}

async function ordered(db: Kysely<Database>, { documents, read }: Matches, heads: Heads, query: Query, locale: Locale): Promise<readonly number[]> {
  if (query.sort_by === 'relevance' && read) return documents
  const isAscending = query.sort_order === 'ASC'
  if (query.sort_by === 'title') {
    const sorted = await byTitle(db, documents, locale)
    return isAscending ? sorted : sorted.toReversed()
  }
  const timeOf = (document: number) => heads[document]?.publishedMs ?? 0
  return documents.toSorted((a, b) => (isAscending ? timeOf(a) - timeOf(b) : timeOf(b) - timeOf(a)) || a - b)
}

/** Documents of the content types asked for; unknown names find nothing. */
function inDomains(documents: number[], heads: Heads, names: readonly string[]): number[] {
  if (names.length === 0) return documents
  const asked = new Set<string>(names.filter(isSearchDomain))
  return documents.filter((document) => asked.has(heads[document]?.domain ?? ''))
}

/** The embedded search port. */
export function createSearch(db: Kysely<Database>, settings: SearchSettings): SearchPort {
  const snapshots = createSnapshots(db)
  const remembered = new BoundedMap<string, Promise<Matches>>(rememberedMax)

  function matched(snapshot: Snapshot, query: Query, locale: Locale, nowMs: number): Promise<Matches> {
    const key = JSON.stringify([snapshot.version, Math.floor(nowMs / rememberedMs), locale, query.fuzziness !== undefined, query.q ?? ''])
    return remembered.getOr(key, () => {
      const matches = matching(db, snapshot, query, locale, nowMs)
      matches.catch(() => remembered.delete(key))
      return matches
    })
  }

  async function itemsOf(documents: readonly number[], heads: Heads, locale: Locale, hits: ReadonlySet<string> | null): Promise<SearchItem[]> {
    if (documents.length === 0) return []
    const rows = await db.selectFrom('search_documents').selectAll().where('id', 'in', documents).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return documents.flatMap((document) => {
      const [row, head] = [byId.get(document), heads[document]]
      return row && head ? [searchItem(row, head.domain, locale, hits, settings.siteOrigin)] : []
    })
  }

  return {
    async find(query, locale) {
      const nowMs = settings.now().getTime()
      const snapshot = await snapshots()
      const { heads } = snapshot
      const { documents, read } = await matched(snapshot, query, locale, nowMs)
      const kept = inDomains(documents, heads, query.domain ?? [])
      const sorted = await ordered(db, { documents: kept, read }, heads, query, locale)
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const shown = sorted.slice((page - 1) * perPage, page * perPage)
      const isFound = documents.length > 0
      const meta = {
        ...metaOf(sorted.length, page, perPage),
        aggregations: { domain: countByDomain(documents, heads) },
        corrected: read && isFound ? correctedText(query.q ?? '', read) : null,
        near: read && !isFound ? nearWords(query.q ?? '', snapshot, locale, nowMs) : [],
      }
      return { data: await itemsOf(shown, heads, locale, read && hitTerms(read.groups)), meta }
    },

    async suggest(words, locale) {
      const { heads, phrases } = await snapshots()
      const nowMs = settings.now().getTime()
      const offered = phrases[locale].filter(({ document }) => document === null || isLive(heads[document], nowMs))
      return suggest(words, offered, suggestionsMax).map((value) => ({ value }))
    },

    popular: (locale) => Promise.resolve(popular[locale]),
  }
}
