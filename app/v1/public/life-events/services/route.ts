import { lifeEventServiceQuery } from '@/lib/schemas/life-events'
import { found, handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 4.7; an unknown life event is not found. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const { kategori, ...query } = readQuery(request, lifeEventServiceQuery)
  // Without a wish for an order the names read from A to Z.
  const sort_order = new URL(request.url).searchParams.has('sort_order')
    ? query.sort_order
    : undefined
  return Response.json(
    found(await (await portal()).lifeEvents.services(kategori, { ...query, sort_order }, locale)),
  )
})
