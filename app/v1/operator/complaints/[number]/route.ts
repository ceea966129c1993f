import { found } from '@/lib/server/api/handle'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'

/** Everything an officer needs for one complaint; contacts for tokens that may see them, each time recorded. */
export const GET = operatorRoute<NumberParams>(
  'read',
  async ({ params, handling, contactReader }) =>
    Response.json({
      data: found(
        await handling.show(
          numberIn(params),
          contactReader('GET /v1/operator/complaints/[number]'),
        ),
      ),
    }),
)
