import { unitQuery } from '@/lib/schemas/units'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.5. */
export const GET = handle({ cache: 'reference' }, async ({ request, locale }) =>
  Response.json(await (await portal()).units.list(readQuery(request, unitQuery), locale)),
)
