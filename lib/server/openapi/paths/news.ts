import { z } from 'zod'
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
import { pathsOf } from '../path-description'

const { get, post, patch } = pathsOf('News')

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

export const newsPaths = [
  get('/v1/public/news', 'Published articles', newsList, { query: newsQuery }),
  get(
    '/v1/public/news/banner',
    'The most viewed article of each category with related ones',
    banners,
  ),
  get('/v1/public/news/headline', 'The newest article of each category', banners),
  get('/v1/public/news/slug/[slug]', 'One article', newsSingle),
  get(
    '/v1/public/news/slug/[slug]/view',
    'The counters of an article; changes nothing',
    newsCounters,
  ),
  post(
    '/v1/public/news/slug/[slug]/view',
    'Counts one reading per browser, article and half hour',
    newsCounters,
    { guard: 'key', failures: [401, 403, 404] },
  ),
  patch('/v1/public/news/[id]/share', 'Counts one completed share', done, {
    guard: 'key',
    failures: [401, 403, 404],
  }),
  patch('/v1/news/[id]/share', 'The same under its older address', done, {
    guard: 'key',
    failures: [401, 403, 404],
  }),
  get(
    '/v1/tags',
    'Tags whose name contains the keyword; none without one',
    z.array(z.object(tag)),
    { query: z.object({ q: keyword.optional() }) },
  ),
  get(
    '/v1/public/tags/popular',
    'The tags most articles carry',
    z.object({ data: z.array(z.object({ ...tag, count: z.number().int() })) }),
    {
      query: z.object({ per_page: perPageParam() }),
    },
  ),
]
