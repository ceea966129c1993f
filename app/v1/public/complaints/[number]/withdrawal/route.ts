import { withdrawal } from '@/lib/schemas/complaint-following'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { actNumberOf, foundByNumber, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** The reporter takes the complaint back. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  await limit(caller, 'reporterAct')
  const number = actNumberOf(request)
  const given = await readJson(request, withdrawal)
  const { reporters } = await portal()
  return Response.json({
    data: await foundByNumber(
      number,
      await reporters.withdraw(number, secretOf(request) ?? '', given),
    ),
  })
})
