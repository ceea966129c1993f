import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { actNumberOf, foundByNumber, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** The reporter takes name, contacts and address out of the complaint for good. Without a body. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  await limit(caller, 'reporterAct')
  const number = actNumberOf(request)
  const { reporters } = await portal()
  return Response.json({
    data: await foundByNumber(
      number,
      await reporters.eraseIdentity(number, secretOf(request) ?? ''),
    ),
  })
})
