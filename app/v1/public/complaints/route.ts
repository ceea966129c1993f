import { monitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { complaintRequest } from '@/lib/schemas/complaints'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson, readQuery } from '@/lib/server/api/read-request'
import { formKeyOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** Contract 10.4: public complaints only; short-lived, because a complaint can be taken out of view at any moment. */
export const GET = handle({ cache: 'search' }, async ({ request, caller, locale }) => {
  await limit(caller, 'search')
  return Response.json(
    await (await portal()).monitoring.list(readQuery(request, monitoringQuery), locale),
  )
})

/**
 * Contract 2.6. The limit counts only complaints that passed the form's rules and were not stored before: neither a correction nor a
 * repeat after a lost answer is refused.
 */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  const key = formKeyOf(request, 'Idempotency-Key')
  const complaint = await readJson(request, complaintRequest)
  const { complaints } = await portal()
  const isRepeat = key !== null && (await complaints.isStored(key))
  await limit(caller, isRepeat ? 'lookup' : 'complaint')
  return Response.json({ data: await complaints.create(complaint, key) }, { status: 201 })
})
