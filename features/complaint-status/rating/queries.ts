import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { complaintRating, type ComplaintRating } from '@/lib/schemas/complaint-ratings'
import { single } from '@/lib/schemas/list'
import type { RatingValue } from '@/lib/schemas/rating'
import type { Held } from '../actions/queries'

/** @returns the rating as it is stored @throws ApiFailure 409 when the complaint was rated otherwise, or has not ended */
export const sendRating = async (
  { number, secret }: Held,
  body: { rating: RatingValue; reason: string },
): Promise<ComplaintRating> =>
  parsed(single(complaintRating))(
    await api.post<unknown>(`/public/complaints/${encodeURIComponent(number)}/rating`, body, {
      headers: { 'X-Complaint-Secret': secret },
    }),
  ).data
