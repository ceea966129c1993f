import { moveRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** Moves a complaint; `finished` proposes the end and the reporter has the last word. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.move(numberIn(params), signed(await readJson(request, moveRequest))),
    }),
)
