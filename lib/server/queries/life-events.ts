import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { perPageMax } from '@/lib/schemas/list'
import type { LifeEventServiceQuery } from '@/lib/schemas/life-events'
import { portal } from '@/lib/server/portal'

/** Services of a life event on one page. */
export const lifeEventPageSize = 10

/** Every life event with its count of services, in the editor's order. */
export const listLifeEvents = cache(
  async (locale: Locale) =>
    (await (await portal()).lifeEvents.list({ per_page: perPageMax }, locale)).data,
)

/** The life event with this name in either language; shared by a page and its metadata. null when unknown. */
export const getLifeEvent = cache(async (name: string, locale: Locale) =>
  (await portal()).lifeEvents.byName(name, locale),
)

/** One page of a life event's services; an empty one past the end, null when the name is unknown. */
export const listLifeEventServices = async (
  name: string,
  query: Partial<LifeEventServiceQuery>,
  locale: Locale,
) => (await portal()).lifeEvents.services(name, { per_page: lifeEventPageSize, ...query }, locale)
