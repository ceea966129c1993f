import { visitRequest } from '@/lib/schemas/visits'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { isRobot } from '@/lib/server/api/is-robot'
import { readJson } from '@/lib/server/api/read-request'
import { isPortalPage } from '@/lib/server/api/portal-page'
import { portal } from '@/lib/server/portal'

const noContent = () => new Response(null, { status: 204 })

/** Do Not Track and its successor, Global Privacy Control. */
const wantsNoCount = ({ headers }: Request) =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

/** A visit that cannot be counted is nobody's problem but the operator's. */
function noteFailure(error: unknown) {
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      event: 'visit-not-counted',
      name: error instanceof Error ? error.name : 'unknown',
    }),
  )
}

/** Contract 8. Whoever asks not to be counted, robots and addresses that are no page get the same answer and are not counted. */
export const POST = handle({ cache: 'never' }, async ({ request, caller }) => {
  guardWrite(request)
  const { path } = await readJson(request, visitRequest)
  if (wantsNoCount(request) || !isPortalPage(path)) return noContent()
  const userAgent = request.headers.get('user-agent') ?? ''
  if (isRobot(userAgent)) return noContent()
  await limit(caller, 'visit')
  await (await portal()).visits.count({ ip: caller.ip, userAgent }).catch(noteFailure)
  return noContent()
})
