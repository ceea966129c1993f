import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** The warnings of this moment (ours; a list that is not paginated). Kept for as short as searches, because a warning may end or begin any minute. */
export const GET = handle({ cache: 'search' }, async ({ locale }) => {
  const data = await (await portal()).alerts.current(locale)
  return Response.json({ data, meta: { total_count: data.length } })
})
