import { lifeEventPartsQuery } from '@/lib/schemas/life-events'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 2.8; the same list in every context. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  readQuery(request, lifeEventPartsQuery)
  return Response.json({ data: await (await portal()).lifeEvents.parts(locale) })
})
