import { newsQuery } from '@/lib/schemas/news'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 3.1. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(await (await portal()).news.list(readQuery(request, newsQuery), locale)),
)
