import { Problem } from '@/lib/errors'
import { flagRequest } from '@/lib/schemas/complaint-following'
import { complaintNumber } from '@/lib/schemas/complaints'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson, readValue } from '@/lib/server/api/read-request'
import { mayFlag } from '@/lib/server/api/flag-limit'
import { portal } from '@/lib/server/portal'

/** "Something is wrong here". Says only that it arrived: whether it changed anything would tell how many are still missing. */
export const POST = handle<{ number: string }>(
  { cache: 'never', namesBrowser: true },
  async ({ request, params, caller }) => {
    guardWrite(request)
    await limit(caller, 'flag')
    const number = readValue('number', params.number, complaintNumber)
    const { reason } = await readJson(request, flagRequest)
    const { monitoring } = await portal()
    const isPublic = (await mayFlag(number, caller))
      ? await monitoring.flag(number, { browserId: caller.browserId ?? caller.ip, reason })
      : true
    if (!isPublic) throw new Problem('ITEM_NOT_FOUND')
    return new Response(null, { status: 204 })
  },
)
