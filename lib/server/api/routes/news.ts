import type { Context } from 'hono'
import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { perPageParam } from '@/lib/schemas/list'
import {
  creator,
  newsCategories,
  newsCounters,
  newsList,
  newsQuery,
  newsSingle,
} from '@/lib/schemas/news'
import { keyword } from '@/lib/schemas/text'
import { live, never, shared } from '../cache-policy'
import { countedBrowser, countOnce } from '../counted-browser'
import { found } from '../problem-response'
import { type ApiEnv, route } from '../route'

const bannerItem = {
  id: z.number().int(),
  title: z.string(),
  category: z.enum(newsCategories),
  image: z.string().nullable(),
  slug: z.string(),
  link: z.string(),
  author: z.string(),
  reporter: z.string().nullable(),
  editor: z.string().nullable(),
  created_by: creator,
  created_at: z.string(),
  published_at: z.string(),
}
const banners = z.object({
  data: z.array(
    z.object({
      ...bannerItem,
      related_news: z.array(z.object({ ...bannerItem, related_news: z.null() })).nullable(),
    }),
  ),
})
const tag = { id: z.number().int(), name: z.string(), key: z.string() }
const done = z.object({ message: z.string() })

const articleId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Adds one completed share, one a day for each browser and article. */
async function countShare(c: Context<ApiEnv>, given: string): Promise<Response> {
  const id = articleId.safeParse(given)
  if (!id.success) throw new Problem('ITEM_NOT_FOUND')
  const isKnown = await countOnce('share', String(id.data), c.var.caller, () =>
    c.var.portal.news.countShare(id.data),
  )
  if (!isKnown) throw new Problem('ITEM_NOT_FOUND')
  return c.json({ message: 'OK' })
}

const share = {
  method: 'patch',
  guard: 'write',
  limit: 'newsCount',
  setsBrowserCookie: true,
  response: done,
  cache: never,
} as const

/** Contract 3. */
export const newsRoutes = [
  route(
    {
      path: '/v1/public/news',
      summary: 'Published articles',
      query: newsQuery,
      response: newsList,
      cache: shared('list', ['news']),
    },
    async (c) => c.json(await c.var.portal.news.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/public/news/banner',
      summary: 'The most viewed article of each category with related ones',
      response: banners,
      cache: shared('list', ['news']),
    },
    async (c) => c.json({ data: await c.var.portal.news.banner(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/news/headline',
      summary: 'The newest article of each category',
      response: banners,
      cache: shared('list', ['news']),
    },
    async (c) => c.json({ data: await c.var.portal.news.headline(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/news/slug/[slug]',
      summary: 'One article',
      response: newsSingle,
      cache: shared('list', ['news']),
    },
    async (c) =>
      c.json({ data: found(await c.var.portal.news.bySlug(c.req.param('slug'), c.var.locale)) }),
  ),
  // Prefetching and crawlers change nothing. Older servers count by GET; a client that knows both reads in Allow that this one counts by
  // POST.
  route(
    {
      path: '/v1/public/news/slug/[slug]/view',
      summary: 'The counters of an article; changes nothing',
      response: newsCounters,
      cache: live('never', { isCors: true }),
    },
    async (c) =>
      c.json(found(await c.var.portal.news.counters(c.req.param('slug'))), 200, {
        Allow: 'GET, HEAD, POST',
      }),
  ),
  route(
    {
      method: 'post',
      path: '/v1/public/news/slug/[slug]/view',
      summary: 'Counts one reading per browser, article and half hour',
      guard: 'write',
      limit: 'newsCount',
      setsBrowserCookie: true,
      response: newsCounters,
      cache: never,
    },
    async (c) => {
      const slug = c.req.param('slug')
      const { caller } = c.var
      return c.json(
        found(
          await c.var.portal.news.countView(slug, {
            ...caller,
            browserId: await countedBrowser('view', slug, caller),
          }),
        ),
      )
    },
  ),
  route(
    { ...share, path: '/v1/public/news/[id]/share', summary: 'Counts one completed share' },
    (c) => countShare(c, c.req.param('id')),
  ),
  route(
    { ...share, path: '/v1/news/[id]/share', summary: 'The same under its older address' },
    (c) => countShare(c, c.req.param('id')),
  ),
  route(
    {
      path: '/v1/tags',
      summary: 'Tags whose name contains the keyword; none without one',
      query: z.object({ q: keyword.optional() }),
      response: z.array(z.object(tag)),
      cache: shared('search', ['news']),
    },
    async (c) => c.json(await c.var.portal.news.tags(c.req.valid('query').q ?? '', c.var.locale)),
  ),
  route(
    {
      path: '/v1/public/tags/popular',
      summary: 'The tags most articles carry',
      query: z.object({ per_page: perPageParam() }),
      response: z.object({ data: z.array(z.object({ ...tag, count: z.number().int() })) }),
      cache: shared('list', ['news']),
    },
    async (c) =>
      c.json({
        data: await c.var.portal.news.popularTags(c.req.valid('query').per_page, c.var.locale),
      }),
  ),
]
