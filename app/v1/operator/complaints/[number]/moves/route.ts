import { moveRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Moves a complaint; `finished` proposes the end and the reporter has the last word. */
export const POST = operatorRoute<NumberParams>(async ({ request, params }) =>
  Response.json({ data: await (await portal()).handling.move(numberIn(params), await readJson(request, moveRequest)) }),
)
