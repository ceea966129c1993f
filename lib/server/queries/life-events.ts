import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { perPageMax } from '@/lib/schemas/list'
import type { LifeEventServiceQuery } from '@/lib/schemas/life-events'
import { cachedPortal } from './cached-portal'

/** Services of a life event on one page. */
export const lifeEventPageSize = 10

/** Every life event with its count of services, in the editor's order. */
export const listLifeEvents = async (locale: Locale) =>
  (await cachedPortal.lifeEvents.list({ per_page: perPageMax }, locale)).data

/** One page of a life event's services; an empty one past the end, null when the name is unknown. */
export const listLifeEventServices = (
  name: string,
  query: Partial<LifeEventServiceQuery>,
  locale: Locale,
) => cachedPortal.lifeEvents.services(name, { per_page: lifeEventPageSize, ...query }, locale)
