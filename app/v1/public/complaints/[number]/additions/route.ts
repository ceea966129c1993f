import { reporterAddition } from '@/lib/schemas/complaint-following'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import {
  actNumberOf,
  formKeyOf,
  foundByNumber,
  secretOf,
} from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** The reporter adds words and photos to an open complaint. Photos were uploaded with the form token that comes as Idempotency-Key. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  await limit(caller, 'reporterAct')
  const number = actNumberOf(request)
  const formToken = formKeyOf(request, 'Idempotency-Key')
  const addition = await readJson(request, reporterAddition)
  const { reporters } = await portal()
  return Response.json({
    data: await foundByNumber(
      number,
      await reporters.add(number, secretOf(request) ?? '', addition, formToken),
    ),
  })
})
