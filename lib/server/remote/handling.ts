import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { handledComplaint, handledComplaintDetail, handlingResult, type HandlingResult } from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaint-ports'
import { itemOf, pageOf } from './envelope'
import { garbled } from './people'
import { photoForm, photoIn } from './photos'
import { part } from './query'
import type { Remote } from './remote'
import { jsonOf, type RemoteCall } from './remote-api'

const storedEvidence = z.object({ id: z.string().min(1), is_held: z.boolean() })

/** The acts of officers, done by the provincial API for whoever knows OPERATOR_TOKEN there and here. */
export function createRemoteHandling({ api }: Remote, operatorToken: string | undefined): HandlingPort {
  const pathOf = (number: string, act = '') => `/v1/operator/complaints/${part(number)}${act && `/${act}`}`

  const officer = (call: RemoteCall): RemoteCall => {
    if (operatorToken === undefined) throw new Problem('UNAUTHORIZED')
    return { ...call, standing: 'operator' }
  }

  async function result(number: string, act: string, body: object): Promise<HandlingResult> {
    const item = itemOf(handlingResult, jsonOf(await api.ask(officer({ method: 'POST', path: pathOf(number, act), body }))))
    if (!item) throw garbled()
    return item
  }

  return {
    list: async (query) => pageOf(handledComplaint, jsonOf(await api.ask(officer({ path: '/v1/operator/complaints', query }))), query),

    async show(number) {
      const answer = await api.find(officer({ path: pathOf(number) }))
      return answer && itemOf(handledComplaintDetail, jsonOf(answer))
    },

    move: (number, move) => result(number, 'moves', move),
    answer: (number, answer) => result(number, 'answers', answer),
    ask: (number, question) => result(number, 'questions', question),
    extend: (number, extension) => result(number, 'extensions', extension),
    merge: (number, merge) => result(number, 'merge', merge),
    hold: (number, hold) => result(number, 'hold', hold),

    async addEvidence(number, file, actor) {
      const stored = itemOf(storedEvidence, jsonOf(await api.ask(officer({ method: 'POST', path: pathOf(number, 'evidence'), body: photoForm(file, { actor }) }))))
      if (!stored) throw garbled()
      return stored
    },

    async photo(number, photoId) {
      const answer = await api.find(officer({ path: pathOf(number, `photos/${part(photoId)}`), headers: { Accept: 'image/*' } }))
      return answer && photoIn(answer)
    },

    async reviewEvidence(number, photoId, review) {
      await api.ask(officer({ method: 'POST', path: pathOf(number, `evidence/${part(photoId)}/review`), body: review }))
    },
  }
}
