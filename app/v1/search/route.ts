import { searchQuery } from '@/lib/schemas/search'
import { limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 6.1. */
export const GET = handle({ cache: 'search' }, async ({ request, locale, caller }) => {
  const query = readQuery(request, searchQuery)
  await limit(caller, 'search')
  return Response.json(await (await portal()).search.find(query, locale))
})
