import { email } from '@/lib/schemas/complaints'
import { guardKey, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readValue } from '@/lib/server/api/read-request'
import { lastPathPart } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** Contract 2.7: whether the address can exist, never whether somebody has written to us. */
export const GET = handle({ cache: 'never' }, async ({ request, caller }) => {
  guardKey(request)
  await limit(caller, 'emailCheck')
  const address = readValue('email', lastPathPart(request, 'email'), email)
  return Response.json({
    data: { is_exists: (await portal()).complaints.isPlausibleEmail(address) },
  })
})
