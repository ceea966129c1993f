import {
  popularSearches,
  searchPage,
  searchQuery,
  suggestions,
  suggestQuery,
  searchUse,
} from '@/lib/schemas/search'
import { live, never, shared } from '../cache-policy'
import { limit } from '../caller'
import { isCountable, noteNotCounted } from '../counted-request'
import { route } from '../route'

/** Contract 6. Queries differ from visitor to visitor, so caching would only evict useful responses; calls are limited instead. */
export const searchRoutes = [
  route(
    {
      path: '/v1/search',
      summary:
        'All content that answers the words; `meta.unmatched` names words that no text holds while others found something',
      query: searchQuery,
      response: searchPage,
      cache: live('search', { isCors: true }),
    },
    async (c) => {
      await limit(c.var.caller, 'search')
      return c.json(await c.var.portal.search.find(c.req.valid('query'), c.var.locale))
    },
  ),
  route(
    {
      path: '/v1/search/suggest',
      summary: 'At most five phrases that continue or mend what is typed',
      query: suggestQuery,
      response: suggestions,
      cache: live('search', { isCors: true }),
    },
    async (c) => {
      await limit(c.var.caller, 'search')
      return c.json(await c.var.portal.search.suggest(c.req.valid('query').q, c.var.locale))
    },
  ),
  route(
    {
      path: '/v1/public/search/popular',
      summary: 'Five searches to begin with',
      response: popularSearches,
      cache: shared('reference'),
    },
    async (c) => c.json({ data: await c.var.portal.search.popular(c.var.locale) }),
  ),
  route(
    {
      method: 'post',
      path: '/v1/public/search/queries',
      summary: 'Counts one search by its words, or one result of it that was opened',
      guard: 'write',
      body: searchUse,
      status: 204,
      response: null,
      cache: never,
    },
    async (c) => {
      const { caller, portal, call, locale } = c.var
      const use = c.req.valid('json')
      if (!isCountable(c.req.raw)) return c.body(null, 204)
      await limit(caller, 'visit')
      const userAgent = c.req.header('user-agent') ?? ''
      await portal.queryLog
        .count(use, locale, { ip: caller.ip, userAgent })
        .catch(noteNotCounted('search-not-counted', call))
      return c.body(null, 204)
    },
  ),
]
