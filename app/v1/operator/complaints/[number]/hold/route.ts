import { holdRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** Hides a complaint from the public, or shows it again. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.hold(numberIn(params), signed(await readJson(request, holdRequest))),
    }),
)
