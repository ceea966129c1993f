import { guardWrite, limit } from '@/lib/server/api/caller'
import { countedBrowser } from '@/lib/server/api/counted-browser'
import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

// Older servers count by GET; a client that knows both reads here that this one counts by POST.
const readOnly = { headers: { Allow: 'GET, HEAD, POST' } }

/** Contract 3.3: reads the counters; prefetching and crawlers change nothing. */
export const GET = handle<{ slug: string }>({ cache: 'never' }, async ({ params }) =>
  Response.json(found(await (await portal()).news.counters(params.slug)), readOnly),
)

/** Contract 3.3: counts one reading per browser, article and half hour. */
export const POST = handle<{ slug: string }>(
  { cache: 'never', namesBrowser: true },
  async ({ request, params, caller }) => {
    guardWrite(request)
    await limit(caller, 'newsCount')
    return Response.json(
      found(
        await (
          await portal()
        ).news.countView(params.slug, {
          ...caller,
          browserId: await countedBrowser('view', params.slug, caller),
        }),
      ),
    )
  },
)
