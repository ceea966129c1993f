import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { actNumberOf, foundByNumber, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** A new secret in place of one that leaked; shown in this answer only. Without a body. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  await limit(caller, 'reporterAct')
  const number = actNumberOf(request)
  const { reporters } = await portal()
  const { secret } = await foundByNumber(
    number,
    await reporters.replaceSecret(number, secretOf(request) ?? ''),
  )
  return Response.json({ data: { secret, expires_at: null } })
})
