import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { InformationKind } from '@/lib/schemas/informations'
import {
  searchDomains,
  type SearchDomain,
  type SearchItem,
  type SearchMeta,
  type SearchQuery,
} from '@/lib/schemas/search'
import { portal } from '@/lib/server/portal'

/** Results of each content type on the grouped page. */
const groupSize = 3

export interface ResultGroup {
  domain: SearchDomain
  count: number
  items: SearchItem[]
}

/** Counts per content type for the query, with corrections and similar terms. */
export const getSearchMeta = cache(async (query: string, locale: Locale): Promise<SearchMeta> => {
  const { meta } = await (
    await portal()
  ).search.find({ q: query, per_page: 1, sort_by: 'relevance' }, locale)
  return meta
})

/** The best results of each content type that has any, in the fixed order of the types. */
export async function listResultGroups(query: string, locale: Locale): Promise<ResultGroup[]> {
  const [{ search }, { aggregations }] = [await portal(), await getSearchMeta(query, locale)]
  const found = searchDomains.filter((domain) => aggregations.domain[domain] > 0)
  return Promise.all(
    found.map(async (domain) => {
      const { data } = await search.find(
        { q: query, domain: [domain], per_page: groupSize, sort_by: 'relevance' },
        locale,
      )
      return { domain, count: aggregations.domain[domain], items: data }
    }),
  )
}

/** One page of results; an empty one past the end, with the count of all that match. */
export const listResults = async (query: Partial<SearchQuery>, locale: Locale) =>
  (await portal()).search.find(query, locale)

/** Five searches to begin with. */
export const listPopularSearches = cache(async (locale: Locale) =>
  (await portal()).search.popular(locale),
)

/** The best service for each of the popular searches, without repetition. */
export async function listPopularServices(locale: Locale): Promise<SearchItem[]> {
  const { search } = await portal()
  const popular = await listPopularSearches(locale)
  const best = async (q: string) =>
    (
      await search.find(
        { q, domain: ['public_service'], per_page: 1, sort_by: 'relevance' },
        locale,
      )
    ).data[0]
  const found = await Promise.all(popular.map(best))
  const services = found.filter((item) => item !== undefined)
  return services.filter((item, at) => services.findIndex(({ id }) => id === item.id) === at)
}

/** An information or announcement with its text; shared by a page and its metadata. null when unknown or not shown today. */
export const getInformation = cache(async (kind: InformationKind, slug: string, locale: Locale) =>
  (await portal()).informations.bySlug(kind, slug, locale),
)
