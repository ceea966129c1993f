import { questionRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Asks the reporter; the clock stands until the answer. */
export const POST = operatorRoute<NumberParams>(async ({ request, params }) =>
  Response.json({ data: await (await portal()).handling.ask(numberIn(params), await readJson(request, questionRequest)) }),
)
