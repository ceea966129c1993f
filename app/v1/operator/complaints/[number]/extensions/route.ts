import { extensionRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** A later resolution day with its lawful reason. */
export const POST = operatorRoute<NumberParams>(async ({ request, params }) =>
  Response.json({ data: await (await portal()).handling.extend(numberIn(params), await readJson(request, extensionRequest)) }),
)
