import 'server-only'
import type { AddressFilters } from '@/lib/address/list-address'
import type { searchAddress } from '@/lib/address/lists/search-address'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchItem } from '@/lib/schemas/search'
import { type FoundResults, readResults } from '@/lib/server/search/read-results'
import { cachedPortal } from './cached-portal'

/** What the page of all results shows for the words of its address. */
export const findResults = (
  filters: AddressFilters<typeof searchAddress>,
  locale: Locale,
): Promise<FoundResults> => readResults(cachedPortal.search, filters, locale)

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
