import { guardWrite, limit } from '@/lib/server/api/caller'
import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 3.3: reads the counters; prefetching and crawlers change nothing. */
export const GET = handle<{ slug: string }>({ cache: 'never' }, async ({ params }) => Response.json(found(await (await portal()).news.counters(params.slug))))

/** Contract 3.3: counts one reading per browser, article and half hour. */
export const POST = handle<{ slug: string }>({ cache: 'never', namesBrowser: true }, async ({ request, params, caller }) => {
  guardWrite(request)
  await limit(caller, 'newsCount')
  return Response.json(found(await (await portal()).news.countView(params.slug, caller)))
})
