import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { supportReceipt } from '@/lib/schemas/complaint-following'
import {
  similarList,
  type SimilarComplaint,
  type SimilarRequest,
} from '@/lib/schemas/complaint-monitoring'

/** Longest wait before the form goes on without an answer, milliseconds. */
const similarWaitMs = 4_000

/** Public complaints about the same matter nearby, at most five; empty when the server does not answer well or in time. Never throws. */
export async function findSimilar(
  question: SimilarRequest,
): Promise<{ hasSucceeded: boolean; list: SimilarComplaint[] }> {
  try {
    const response = await api.post<unknown>('/public/complaints/similar', question, {
      timeout: similarWaitMs,
    })
    return { hasSucceeded: true, list: parsed(similarList)(response).data }
  } catch (error) {
    console.warn('Similar complaints not looked for', error)
    return { hasSucceeded: false, list: [] }
  }
}

/** Adds this browser to the supporters of a public complaint; an address is kept for news of it only. @throws ApiFailure 404, 429, 503 */
export const supportComplaint = (
  number: string,
  email: string,
): Promise<{ supporters: number; is_new: boolean }> =>
  api
    .post<unknown>(`/public/complaints/${encodeURIComponent(number)}/supporters`, { email })
    .then((response) => parsed(supportReceipt)(response).data)
