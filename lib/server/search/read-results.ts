import type { AddressFilters } from '@/lib/address/list-address'
import { exactWords, type searchAddress } from '@/lib/address/lists/search-address'
import type { Locale } from '@/lib/i18n/locales'
import { searchDomains, type SearchItem, type SearchMeta } from '@/lib/schemas/search'
import { bestSize, groupsOf, type ResultGroup } from '@/lib/search/result-order'
import type { SearchPort } from './port'

/** Everything that the page of all results shows for a query. */
export interface FoundResults {
  meta: SearchMeta
  /** The best of all content types; those with all words of the query first. */
  best: SearchItem[]
  groups: ResultGroup[]
}

/** Results in the order in which people read them: the best of all kinds, then each kind in the order of its best hit. */
export async function readResults(
  search: Pick<SearchPort, 'find'>,
  { query, exact }: AddressFilters<typeof searchAddress>,
  locale: Locale,
): Promise<FoundResults> {
  const asked = { q: query, sort_by: 'relevance', ...exactWords(exact) } as const
  const { data: best, meta } = await search.find({ ...asked, per_page: bestSize }, locale)
  const found = searchDomains.filter((domain) => meta.aggregations.domain[domain] > 0)
  const lists = await Promise.all(
    found.map(async (domain) => ({
      domain,
      count: meta.aggregations.domain[domain],
      items: (await search.find({ ...asked, domain: [domain], per_page: 2 * bestSize }, locale))
        .data,
    })),
  )
  return { meta, ...groupsOf(best, lists) }
}
