import { statisticsQuery } from '@/lib/schemas/complaint-monitoring'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 10.4: numbers about all complaints received in the days, private ones too. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json({ data: await (await portal()).monitoring.statistics(readQuery(request, statisticsQuery), locale) }),
)
