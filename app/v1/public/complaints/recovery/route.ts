import { recoveryRequest } from '@/lib/schemas/complaint-following'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { found, handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { limitRecovery } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** A secret for half an hour for whoever lost theirs and knows number and full phone; every mismatch is answered alike. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  await limit(caller, 'recovery')
  const { complaint_number: number, phone } = await readJson(request, recoveryRequest)
  await limitRecovery(number)
  const { reporters } = await portal()
  return Response.json({ data: found(await reporters.recover(number, phone)) })
})
