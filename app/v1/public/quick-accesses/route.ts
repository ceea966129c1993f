import { quickAccessQuery } from '@/lib/schemas/quick-accesses'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 2.9. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(
    await (await portal()).quickAccesses.list(readQuery(request, quickAccessQuery), locale),
  ),
)
