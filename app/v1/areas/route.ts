import { areaQuery } from '@/lib/schemas/areas'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 2.2. */
export const GET = handle({ cache: 'reference' }, async ({ request }) =>
  Response.json(await (await portal()).areas.list(readQuery(request, areaQuery))),
)
