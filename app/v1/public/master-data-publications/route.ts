import { serviceQuery } from '@/lib/schemas/services'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 4.1: everything at once, unless `page` or `per_page` is given. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const asked = new URL(request.url).searchParams
  const query = {
    ...readQuery(request, serviceQuery.omit({ paginated: true })),
    paginated: asked.has('page') || asked.has('per_page'),
  }
  // Without a wish for an order the names read from A to Z.
  return Response.json(
    await (
      await portal()
    ).services.list(asked.has('sort_order') ? query : { ...query, sort_order: undefined }, locale),
  )
})
