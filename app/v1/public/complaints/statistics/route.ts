import { statisticsQuery } from '@/lib/schemas/complaint-monitoring'
import { limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 10.4: numbers about all complaints received in the days, private ones too. Each range is an entry of its own in the cache, so asking is limited. */
export const GET = handle({ cache: 'list' }, async ({ request, caller, locale }) => {
  await limit(caller, 'search')
  return Response.json({
    data: await (await portal()).monitoring.statistics(readQuery(request, statisticsQuery), locale),
  })
})
