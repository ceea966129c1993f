import { similarRequest } from '@/lib/schemas/complaint-monitoring'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Public complaints about the same matter nearby. POST, because what somebody is about to report belongs in no address; nothing is stored. */
export const POST = handle({ cache: 'never' }, async ({ request, caller, locale }) => {
  guardWrite(request)
  await limit(caller, 'similar')
  return Response.json({
    data: await (
      await portal()
    ).monitoring.similar(await readJson(request, similarRequest), locale),
  })
})
