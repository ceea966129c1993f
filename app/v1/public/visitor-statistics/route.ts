import { visitStatisticsQuery } from '@/lib/schemas/visits'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 8. */
export const GET = handle({ cache: 'list' }, async ({ request }) =>
  Response.json(await (await portal()).visits.statistics(readQuery(request, visitStatisticsQuery))),
)
