import { programQuery } from '@/lib/schemas/programs'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.3. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(await (await portal()).programs.list(readQuery(request, programQuery), locale)),
)
