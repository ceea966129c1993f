import { evidenceReviewRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'

/** The second look at a photo that resembles an earlier one, by somebody else than who uploaded it. */
export const POST = operatorRoute<NumberParams & { photoId: string }>(
  'handle',
  async ({ request, params, handling, signed }) => {
    await handling.reviewEvidence(
      numberIn(params),
      params.photoId,
      signed(await readJson(request, evidenceReviewRequest)),
    )
    return new Response(null, { status: 204 })
  },
)
