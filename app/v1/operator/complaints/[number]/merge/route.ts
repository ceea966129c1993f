import { mergeRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** Joins a complaint to the main one about the same matter, or takes it out again. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.merge(numberIn(params), signed(await readJson(request, mergeRequest))),
    }),
)
