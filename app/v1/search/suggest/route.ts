import { suggestQuery } from '@/lib/schemas/search'
import { limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 6.2: a bare array. */
export const GET = handle({ cache: 'search' }, async ({ request, locale, caller }) => {
  const { q } = readQuery(request, suggestQuery)
  await limit(caller, 'search')
  return Response.json(await (await portal()).search.suggest(q, locale))
})
