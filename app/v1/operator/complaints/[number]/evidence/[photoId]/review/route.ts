import { evidenceReviewRequest } from '@/lib/schemas/complaint-handling'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readJson } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** The second look at a photo that resembles an earlier one, by somebody else than who uploaded it. */
export const POST = operatorRoute<NumberParams & { photoId: string }>(async ({ request, params }) => {
  await (await portal()).handling.reviewEvidence(numberIn(params), params.photoId, await readJson(request, evidenceReviewRequest))
  return new Response(null, { status: 204 })
})
