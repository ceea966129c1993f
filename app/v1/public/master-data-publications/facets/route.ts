import { serviceQuery } from '@/lib/schemas/services'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** How many services each choice of contract 4.1 would leave (ours). */
export const GET = handle({ cache: 'list' }, async ({ request }) =>
  Response.json({
    data: await (
      await portal()
    ).services.facets(readQuery(request, serviceQuery.omit({ paginated: true }))),
  }),
)
