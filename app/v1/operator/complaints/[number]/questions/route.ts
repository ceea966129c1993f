import { questionRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** Asks the reporter; the clock stands until the answer. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.ask(numberIn(params), signed(await readJson(request, questionRequest))),
    }),
)
