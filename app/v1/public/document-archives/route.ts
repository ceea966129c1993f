import { archiveQuery } from '@/lib/schemas/archives'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.1. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(await (await portal()).archives.list(readQuery(request, archiveQuery), locale)),
)
