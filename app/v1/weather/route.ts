import { weatherQuery } from '@/lib/schemas/weather'
import { limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 2.10. Never stored: the address says where somebody is. */
export const GET = handle({ cache: 'never' }, async ({ request, locale, caller }) => {
  const position = readQuery(request, weatherQuery)
  await limit(caller, 'weather')
  return Response.json(await (await portal()).weather.at(position, locale))
})
