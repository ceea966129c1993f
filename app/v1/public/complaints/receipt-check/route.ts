import { receiptCheckRequest } from '@/lib/schemas/complaint-following'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Whether the code on a paper receipt belongs to its number, and the day of receipt; the same for private complaints. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  const { complaint_number: number, code } = await readJson(request, receiptCheckRequest)
  await limit(caller, 'receiptCheck')
  return Response.json({ data: await (await portal()).reporters.checkReceipt(number, code) })
})
