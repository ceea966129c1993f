import { awardQuery } from '@/lib/schemas/awards'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.2. */
export const GET = handle({ cache: 'reference' }, async ({ request, locale }) =>
  Response.json(await (await portal()).awards.list(readQuery(request, awardQuery), locale)),
)
