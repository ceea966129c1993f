import { answerRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** A word to the reporter without a move. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.answer(numberIn(params), signed(await readJson(request, answerRequest))),
    }),
)
