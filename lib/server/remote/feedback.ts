import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { feedbackAnswer, feedbackIndex } from '@/lib/schemas/feedback-index'
import type { FeedbackPort } from '@/lib/server/feedback/port'
import { publicIndex } from '@/lib/server/feedback/public-index'
import { itemOf, pageOf } from './envelope'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

const receipt = z.object({ id: z.number().int(), created_at: z.string() })

/** The survey is kept by the provincial API; officers read it with OPERATOR_TOKEN there and here. */
export const createRemoteFeedback = (
  { api }: Remote,
  operatorToken: string | undefined,
): FeedbackPort => ({
  async submit(request) {
    const response = await api.request({
      method: 'POST',
      path: '/v1/feedback',
      credentials: 'origin',
      body: request,
    })
    // Any 2xx is a success (contract 2.1); not every API says which number the answers got.
    return itemOf(receipt, jsonOf(response)) ?? { id: 0, created_at: '' }
  },
  async index() {
    // An older API adds nothing up.
    const response = await api.find({ path: '/v1/public/feedback-index' })
    const read = response && feedbackIndex.safeParse(jsonOf(response))
    return read?.success ? read.data : publicIndex([], '')
  },
  async list(query) {
    if (operatorToken === undefined) throw new Problem('UNAUTHORIZED')
    const response = await api.request({
      path: '/v1/operator/feedback',
      query,
      credentials: 'operator',
    })
    return pageOf(feedbackAnswer, jsonOf(response), query)
  },
})
