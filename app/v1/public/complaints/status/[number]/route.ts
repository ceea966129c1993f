import { guardKey, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { foundByNumber, numberOf, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** Contract 10.2: the steps, newest first; private complaints need the header X-Complaint-Secret. */
export const GET = handle({ cache: 'never' }, async ({ request, caller, locale }) => {
  guardKey(request)
  await limit(caller, 'lookup')
  const number = numberOf(request)
  return Response.json({
    data: await foundByNumber(
      number,
      await (await portal()).complaints.history(number, secretOf(request), locale),
    ),
  })
})
