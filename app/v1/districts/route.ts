import { districtQuery } from '@/lib/schemas/districts'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.4. */
export const GET = handle({ cache: 'reference' }, async ({ request, locale }) =>
  Response.json(await (await portal()).districts.list(readQuery(request, districtQuery), locale)),
)
