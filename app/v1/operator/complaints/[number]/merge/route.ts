import { mergeRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Joins a complaint to the main one about the same matter, or takes it out again. */
export const POST = operatorRoute<NumberParams>(async ({ request, params }) =>
  Response.json({ data: await (await portal()).handling.merge(numberIn(params), await readJson(request, mergeRequest)) }),
)
