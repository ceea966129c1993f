import { lifeEventQuery } from '@/lib/schemas/life-events'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 4.7. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(await (await portal()).lifeEvents.list(readQuery(request, lifeEventQuery), locale)),
)
