import { extensionRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** A later resolution day with its lawful reason. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) =>
    Response.json({
      data: await handling.extend(
        numberIn(params),
        signed(await readJson(request, extensionRequest)),
      ),
    }),
)
