import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import {
  searchDomains,
  type SearchDomain,
  type SearchItem,
  type SearchMeta,
} from '@/lib/schemas/search'
import { cachedPortal } from './cached-portal'

/** Results of each content type on the grouped page. */
const groupSize = 3

export interface ResultGroup {
  domain: SearchDomain
  count: number
  items: SearchItem[]
}

/** Counts of all content types for the query, with corrections and similar terms. */
export const getSearchMeta = async (query: string, locale: Locale): Promise<SearchMeta> =>
  (await cachedPortal.search.find({ q: query, per_page: 1, sort_by: 'relevance' }, locale)).meta

/** The best results of each content type that has any, in the fixed order of the types. */
export async function listResultGroups(query: string, locale: Locale): Promise<ResultGroup[]> {
  const { aggregations } = await getSearchMeta(query, locale)
  const found = searchDomains.filter((domain) => aggregations.domain[domain] > 0)
  return Promise.all(
    found.map(async (domain) => {
      const { data } = await cachedPortal.search.find(
        { q: query, domain: [domain], per_page: groupSize, sort_by: 'relevance' },
        locale,
      )
      return { domain, count: aggregations.domain[domain], items: data }
    }),
  )
}

/** The best service for each of the popular searches, without repetition. */
export async function listPopularServices(locale: Locale): Promise<SearchItem[]> {
  const popular = await cachedPortal.search.popular(locale)
  const best = async (q: string) =>
    (
      await cachedPortal.search.find(
        { q, domain: ['public_service'], per_page: 1, sort_by: 'relevance' },
        locale,
      )
    ).data[0]
  const found = await Promise.all(popular.map(best))
  const services = found.filter((item) => item !== undefined)
  return services.filter((item, at) => services.findIndex(({ id }) => id === item.id) === at)
}
