import 'server-only'
import type { MatterFilters } from '@/lib/address/lists/matter-address'
import type { Locale } from '@/lib/i18n/locales'
import { needsCard } from '@/lib/matters/needs-card'
import type { Matter } from '@/lib/schemas/matters'
import { cachedPortal } from './cached-portal'

/** Matters on a page of their list; few enough for a phone, each with its details folded. */
const perPage = 20

/** A page of matters. */
export const listMatters = ({ query, group, level, page }: MatterFilters, locale: Locale) =>
  cachedPortal.matters.list(
    { q: query, group: group ?? undefined, level: level ?? undefined, page, per_page: perPage },
    locale,
  )

/**
 * The matter that a search names for certain and that needs an answer of its own, null without one: services of the province are among the
 * results themselves.
 */
export async function findMeantMatter(query: string, locale: Locale): Promise<Matter | null> {
  if (query === '') return null
  const [matter = null] = (await cachedPortal.matters.meant({ q: query }, locale)).data
  return matter && needsCard(matter) ? matter : null
}
