import { guardKey, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { actNumberOf, foundByNumber, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** Everything kept of whoever sent the complaint, as a file for that person. */
export const GET = handle({ cache: 'never' }, async ({ request, caller, locale }) => {
  guardKey(request)
  await limit(caller, 'lookup')
  const number = actNumberOf(request)
  const { reporters } = await portal()
  const own = await foundByNumber(
    number,
    await reporters.ownData(number, secretOf(request) ?? '', locale),
  )
  return new Response(JSON.stringify({ data: own }, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${own.complaint_number}.json"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
