import { limit } from '@/lib/server/api/caller'
import { open311, Open311Failure } from '@/lib/server/open311/answer'
import { listRequests } from '@/lib/server/open311/list-requests'
import { postRequest } from '@/lib/server/open311/report'
import { listServices } from '@/lib/server/open311/service-codes'
import { portal } from '@/lib/server/portal'

/** `/open311/v2/services.json` and `/open311/v2/requests.json`, or `.xml`. */
export const GET = open311(async (call) => {
  if (call.name === 'requests') return listRequests(call)
  if (call.name !== 'services') throw new Open311Failure(404, 'resourceUnknown')
  await limit(call.caller, 'open311')
  return { root: 'services', content: await listServices((await portal()).complaints, call.locale) }
})

export const POST = open311(async (call) => {
  if (call.name === 'requests') return postRequest(call)
  throw call.name === 'services'
    ? new Open311Failure(405, 'methodWrong')
    : new Open311Failure(404, 'resourceUnknown')
})
