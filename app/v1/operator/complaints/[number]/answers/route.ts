import { answerRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** A word to the reporter without a move. */
export const POST = operatorRoute<NumberParams>(async ({ request, params }) =>
  Response.json({ data: await (await portal()).handling.answer(numberIn(params), await readJson(request, answerRequest)) }),
)
